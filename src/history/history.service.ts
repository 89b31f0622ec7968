import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { HistoryRepository, type HistoryPage } from './history.repository.js';
import type { Judgement, NewAnswer, StoredAnswer } from './stored-answer.js';

/** Answers outside threads that a workspace keeps; older ones go. */
export const MOST_KEPT = 10_000;
/** How often the number kept is looked at, in answers. */
const PRUNE_EVERY = 100;
const STEP = 1_000;

/** Keeps the answers that were given, so that people can look them up and judge them. */
@Injectable()
export class HistoryService {
  private stored = 0;

  constructor(
    @Inject(HistoryRepository) private readonly repository: HistoryRepository,
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
  ) {}

  /** Stores an answer of the context's workspace. @throws PaniniError NOT_FOUND, GRAPH_* */
  async put(context: RequestContext, answer: NewAnswer): Promise<void> {
    const { key } = await this.workspaces.current(context);
    await this.repository.put(key, answer);
    this.stored += 1;
    if (this.stored % PRUNE_EVERY === 0) await this.repository.prune(key, MOST_KEPT, STEP);
  }

  /** @throws PaniniError NOT_FOUND, also for an answer of another workspace */
  async get(context: RequestContext, id: string): Promise<StoredAnswer> {
    const { key } = await this.workspaces.current(context);
    const answer = await this.repository.byId(key, id, context);
    if (answer) return answer;
    throw this.unknown(context);
  }

  /** Newest first. @throws PaniniError NOT_FOUND for the workspace */
  async page(context: RequestContext, page: HistoryPage): Promise<StoredAnswer[]> {
    const { key } = await this.workspaces.current(context);
    return this.repository.page(key, page, context);
  }

  /** Records whether an answer was right, or takes that back with null. @throws PaniniError NOT_FOUND */
  async judge(
    context: RequestContext,
    judged: { id: string; judgement: Judgement | null; reason: string | null },
  ): Promise<StoredAnswer> {
    const { key } = await this.workspaces.current(context);
    const found = await this.repository.judge(key, { ...judged, actor: context.actor });
    if (!found) throw this.unknown(context);
    return this.get(context, judged.id);
  }

  /** Deletes every stored answer that rests on one of these documents. @returns how many */
  async forgetDocuments(workspaceKey: string, documentIds: readonly string[]): Promise<number> {
    for (let forgotten = 0; ;) {
      const step = await this.repository.forgetDocuments(workspaceKey, [...documentIds], STEP);
      forgotten += step;
      if (step < STEP) return forgotten;
    }
  }

  private unknown({ workspace }: RequestContext): PaniniError {
    return new PaniniError('NOT_FOUND', `Workspace "${workspace}" has no stored answer with this id.`, {
      hint: 'List its answers to see their ids; an answer goes when a document it rests on is removed.',
    });
  }
}
