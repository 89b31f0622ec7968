import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import type { RequestContext } from '../context/request-context.js';
import { PlanModel } from '../planning/plan.model.js';
import { PlanningService } from '../planning/planning.service.js';
import { AskArgs, PlanArgs } from './ask.args.js';
import { AskResultModel, RetrievalModel } from './ask.model.js';
import { AskService } from './ask.service.js';

@Resolver()
export class AskingResolver {
  constructor(
    @Inject(AskService) private readonly asking: AskService,
    @Inject(PlanningService) private readonly planning: PlanningService,
  ) {}

  @Roles('reader')
  @Query(() => PlanModel, { description: 'A question as ordered sub-questions.' })
  plan(@Args() { question, plans, plan }: PlanArgs): PlanModel {
    return this.planning.plan(question, plans, plan).plan;
  }

  @Roles('reader')
  @Query(() => RetrievalModel, { description: 'Evidence for a question, without an answer.' })
  async retrieve(@Caller() context: RequestContext, @Args() request: AskArgs): Promise<RetrievalModel> {
    const { plan, retrieval } = await this.asking.retrieve(context, request);
    return { question: request.question, plan, evidence: retrieval.evidence, trace: retrieval.trace };
  }

  @Roles('reader')
  @Query(() => AskResultModel, { description: 'A short cited answer, or N/A with a reason.' })
  async ask(@Caller() context: RequestContext, @Args() request: AskArgs): Promise<AskResultModel> {
    return this.asking.ask(context, request);
  }
}
