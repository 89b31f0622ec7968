import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import { page } from '../api/connection.js';
import { decodeCursor } from '../api/cursor.js';
import type { RequestContext } from '../context/request-context.js';
import { JudgeAnswerArgs, StoredAnswerArgs, StoredAnswersArgs } from './history.args.js';
import { HistoryService } from './history.service.js';
import { JudgeAnswerPayload, StoredAnswerConnection, StoredAnswerModel } from './stored-answer.model.js';

@Resolver(() => StoredAnswerModel)
export class HistoryResolver {
  constructor(@Inject(HistoryService) private readonly history: HistoryService) {}

  @Roles('reader')
  @Query(() => StoredAnswerConnection, { name: 'answers', description: 'Answers given, newest first.' })
  async list(
    @Caller() context: RequestContext,
    @Args() { first, after, judgement }: StoredAnswersArgs,
  ): Promise<StoredAnswerConnection> {
    const before = after === undefined ? null : String(decodeCursor('answers', after)[0]);
    const rows = await this.history.page(context, {
      before,
      judgement: judgement ?? null,
      limit: first + 1,
    });
    return page(rows, { list: 'answers', first, after, keyOf: ({ place }) => [place] });
  }

  @Roles('reader')
  @Query(() => StoredAnswerModel, { name: 'answer', description: 'One answer that was given.' })
  async one(@Caller() context: RequestContext, @Args() { id }: StoredAnswerArgs): Promise<StoredAnswerModel> {
    return this.history.get(context, id);
  }

  @Roles('reader')
  @Mutation(() => JudgeAnswerPayload, {
    name: 'judgeAnswer',
    description: 'Records whether an answer was right.',
  })
  async judge(
    @Caller() context: RequestContext,
    @Args() { id, judgement, reason }: JudgeAnswerArgs,
  ): Promise<JudgeAnswerPayload> {
    const judged = { id, judgement: judgement ?? null, reason: reason ?? null };
    return { answer: await this.history.judge(context, judged) };
  }
}
