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
import { RecordedAskService } from './recorded-ask.service.js';

@Resolver()
export class AskingResolver {
  constructor(
    @Inject(AskService) private readonly asking: AskService,
    @Inject(RecordedAskService) private readonly recorded: RecordedAskService,
    @Inject(PlanningService) private readonly planning: PlanningService,
  ) {}

  @Roles('reader')
  @Query(() => PlanModel, { description: 'A question as ordered sub-questions.' })
  async plan(@Caller() context: RequestContext, @Args() request: PlanArgs): Promise<PlanModel> {
    const { question, plans: mode, plan: given } = request;
    return (await this.planning.plan({ question, mode, given, signal: context.signal })).plan;
  }

  @Roles('reader')
  @Query(() => RetrievalModel, { description: 'Evidence for a question, without an answer.' })
  async retrieve(@Caller() context: RequestContext, @Args() request: AskArgs): Promise<RetrievalModel> {
    const { plan, usage: calls, notes, retrieval } = await this.asking.retrieve(context, request);
    const { evidence, trace } = retrieval;
    return { question: request.question, plan, evidence, trace, calls, notes };
  }

  @Roles('reader')
  @Query(() => AskResultModel, { description: 'A short cited answer, or N/A with a reason.' })
  async ask(@Caller() context: RequestContext, @Args() request: AskArgs): Promise<AskResultModel> {
    return this.recorded.ask(context, request);
  }
}
