import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunOptions } from '../graph/graph.service.js';
import type { StoredAnswer } from '../history/stored-answer.js';
import type { Thread } from './thread.js';

/** The threads of one workspace. */
@Injectable()
export class ThreadsRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async create(
    workspaceKey: string,
    thread: { id: string; title: string; actor: string },
  ): Promise<Thread | null> {
    return (await this.graph.write('threads/create', { workspaceKey, ...thread }))[0] ?? null;
  }

  async byId(workspaceKey: string, id: string, options: RunOptions): Promise<Thread | null> {
    return (await this.graph.read('threads/by-id', { workspaceKey, id }, options))[0] ?? null;
  }

  /** The one asked in last first. */
  async page(
    workspaceKey: string,
    page: { before: string | null; limit: number },
    options: RunOptions,
  ): Promise<Thread[]> {
    return this.graph.read('threads/page', { workspaceKey, ...page }, options);
  }

  /** The latest turns, oldest first. */
  async turns(
    workspaceKey: string,
    turns: { threadId: string; limit: number },
    options: RunOptions,
  ): Promise<StoredAnswer[]> {
    return (await this.graph.read('threads/turns', { workspaceKey, ...turns }, options)) as StoredAnswer[];
  }

  /** How many nodes this step deleted. */
  async delete(workspaceKey: string, id: string, limit: number): Promise<number> {
    const rows = await this.graph.write('threads/delete', { workspaceKey, id, limit });
    return rows[0]?.deleted ?? 0;
  }
}
