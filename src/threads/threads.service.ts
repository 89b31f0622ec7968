import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { StoredAnswer } from '../history/stored-answer.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import type { Thread } from './thread.js';
import { ThreadsRepository } from './threads.repository.js';

const STEP = 500;

/** Starts, lists and deletes threads, and reads their turns. */
@Injectable()
export class ThreadsService {
  constructor(
    @Inject(ThreadsRepository) private readonly repository: ThreadsRepository,
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
  ) {}

  /** @throws PaniniError NOT_FOUND for the workspace */
  async start(context: RequestContext, title: string): Promise<Thread> {
    const { key } = await this.workspaces.current(context);
    const thread = await this.repository.create(key, { id: randomUUID(), title, actor: context.actor });
    if (thread) return thread;
    throw new PaniniError('INTERNAL', 'The new thread was not stored.');
  }

  /** @throws PaniniError NOT_FOUND, also for a thread of another workspace */
  async get(context: RequestContext, id: string): Promise<Thread> {
    const { key, name } = await this.workspaces.current(context);
    const thread = await this.repository.byId(key, id, context);
    if (thread) return thread;
    throw new PaniniError('NOT_FOUND', `Workspace "${name}" has no thread with this id.`, {
      hint: 'List its threads to see their ids.',
    });
  }

  /** The one asked in last first. @throws PaniniError NOT_FOUND for the workspace */
  async page(context: RequestContext, page: { before: string | null; limit: number }): Promise<Thread[]> {
    const { key } = await this.workspaces.current(context);
    return this.repository.page(key, page, context);
  }

  /** The latest `limit` turns, oldest first. @throws PaniniError NOT_FOUND */
  async turns(context: RequestContext, threadId: string, limit: number): Promise<StoredAnswer[]> {
    await this.get(context, threadId);
    const { key } = await this.workspaces.current(context);
    return this.repository.turns(key, { threadId, limit }, context);
  }

  /** Deletes a thread with its turns. @returns nodes deleted. @throws PaniniError NOT_FOUND */
  async delete(context: RequestContext, id: string): Promise<number> {
    await this.get(context, id);
    const { key } = await this.workspaces.current(context);
    for (let deleted = 0; ;) {
      const step = await this.repository.delete(key, id, STEP);
      deleted += step;
      if (step < STEP) return deleted;
    }
  }
}
