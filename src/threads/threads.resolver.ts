import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import { page } from '../api/connection.js';
import { decodeCursor } from '../api/cursor.js';
import { PagingArgs } from '../api/paging.args.js';
import type { RequestContext } from '../context/request-context.js';
import { StartThreadArgs, ThreadArgs } from './threads.args.js';
import {
  DeletedThreadPayload,
  ThreadConnection,
  ThreadModel,
  ThreadPayload,
  ThreadWithTurnsModel,
} from './thread.model.js';
import { ThreadsService } from './threads.service.js';

const MOST_TURNS = 100;

@Resolver(() => ThreadModel)
export class ThreadsResolver {
  constructor(@Inject(ThreadsService) private readonly threads: ThreadsService) {}

  @Roles('reader')
  @Query(() => ThreadConnection, { name: 'threads', description: 'Threads, the one asked in last first.' })
  async list(
    @Caller() context: RequestContext,
    @Args() { first, after }: PagingArgs,
  ): Promise<ThreadConnection> {
    const before = after === undefined ? null : String(decodeCursor('threads', after)[0]);
    const rows = await this.threads.page(context, { before, limit: first + 1 });
    return page(rows, { list: 'threads', first, after, keyOf: ({ place }) => [place] });
  }

  @Roles('reader')
  @Query(() => ThreadWithTurnsModel, { name: 'thread', description: 'One thread with its latest turns.' })
  async one(@Caller() context: RequestContext, @Args() { id }: ThreadArgs): Promise<ThreadWithTurnsModel> {
    const thread = await this.threads.get(context, id);
    return { thread, turns: await this.threads.turns(context, id, MOST_TURNS) };
  }

  @Roles('reader')
  @Mutation(() => ThreadPayload, { name: 'startThread', description: 'Starts a thread to ask in.' })
  async start(@Caller() context: RequestContext, @Args() { title }: StartThreadArgs): Promise<ThreadPayload> {
    return { thread: await this.threads.start(context, title) };
  }

  @Roles('reader')
  @Mutation(() => DeletedThreadPayload, {
    name: 'deleteThread',
    description: 'Deletes a thread with its turns.',
  })
  async delete(@Caller() context: RequestContext, @Args() { id }: ThreadArgs): Promise<DeletedThreadPayload> {
    return { deletedNodes: await this.threads.delete(context, id) };
  }
}
