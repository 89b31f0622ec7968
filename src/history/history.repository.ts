import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunOptions } from '../graph/graph.service.js';
import type { Judgement, NewAnswer, StoredAnswer } from './stored-answer.js';

export interface HistoryPage {
  /** Place of the last answer of the page before. */
  before: string | null;
  judgement: Judgement | null;
  limit: number;
}

/** The stored answers of one workspace. */
@Injectable()
export class HistoryRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async put(workspaceKey: string, answer: NewAnswer): Promise<void> {
    await this.graph.write('history/put', { workspaceKey, ...answer });
  }

  async byId(workspaceKey: string, id: string, options: RunOptions): Promise<StoredAnswer | null> {
    const rows = await this.graph.read('history/by-id', { workspaceKey, id }, options);
    return (rows[0] as StoredAnswer | undefined) ?? null;
  }

  /** Newest first. */
  async page(workspaceKey: string, page: HistoryPage, options: RunOptions): Promise<StoredAnswer[]> {
    return (await this.graph.read('history/page', { workspaceKey, ...page }, options)) as StoredAnswer[];
  }

  /** False when there is no such answer. */
  async judge(
    workspaceKey: string,
    judged: { id: string; judgement: Judgement | null; reason: string | null; actor: string },
  ): Promise<boolean> {
    return (await this.graph.write('history/judge', { workspaceKey, ...judged })).length > 0;
  }

  /** How many this step deleted. */
  async prune(workspaceKey: string, keep: number, limit: number): Promise<number> {
    const rows = await this.graph.write('history/prune', { workspaceKey, keep, limit });
    return rows[0]?.deleted ?? 0;
  }

  /** How many this step deleted; 0 when no stored answer rests on these documents. */
  async forgetDocuments(workspaceKey: string, documentIds: string[], limit: number): Promise<number> {
    const rows = await this.graph.write('history/forget-documents', { workspaceKey, documentIds, limit });
    return rows[0]?.deleted ?? 0;
  }
}
