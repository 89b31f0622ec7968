import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../../graph/graph.service.js';
import type { Workspace } from '../../workspaces/workspace.js';

export interface Page {
  /** Id after which the page starts. */
  after: string;
  limit: number;
}

export interface StoredVector {
  id: string;
  vector: number[];
}

/** Where copies go and what marks them. */
export interface CopyTarget {
  sourceKey: string;
  targetKey: string;
  suffix: string;
}

export type ContentCounts = Row<'bench/content-counts'>;
export type TwoHopRow = Row<'bench/two-hop-questions'>;

/** Statements that only benches need: vectors and ids by pages, and copies within the graph. */
@Injectable()
export class BenchRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async counts(workspace: Workspace): Promise<ContentCounts> {
    const [row] = await this.graph.read('bench/content-counts', { workspaceKey: workspace.key });
    return row ?? { passages: 0, mentions: 0, verbPhrases: 0, questions: 0, answers: 0 };
  }

  async questionVectors(workspace: Workspace, page: Page): Promise<StoredVector[]> {
    const parameters = { workspaceKey: workspace.key, ...page };
    return workspace.liveSlot === 'A'
      ? this.graph.read('bench/question-vectors-a', parameters)
      : this.graph.read('bench/question-vectors-b', parameters);
  }

  async entityVectors(workspace: Workspace, page: Page): Promise<StoredVector[]> {
    const parameters = { workspaceKey: workspace.key, ...page };
    return workspace.liveSlot === 'A'
      ? this.graph.read('bench/entity-vectors-a', parameters)
      : this.graph.read('bench/entity-vectors-b', parameters);
  }

  async passageIds(workspace: Workspace, page: Page): Promise<{ id: string }[]> {
    return this.graph.read('bench/passage-ids', { workspaceKey: workspace.key, ...page });
  }

  async verbPhraseIds(workspace: Workspace, page: Page): Promise<{ id: string }[]> {
    return this.graph.read('bench/verb-phrase-ids', { workspaceKey: workspace.key, ...page });
  }

  async twoHopQuestions(workspace: Workspace, page: Page): Promise<TwoHopRow[]> {
    return this.graph.read('bench/two-hop-questions', { workspaceKey: workspace.key, ...page });
  }

  async copyPassages(target: CopyTarget, ids: string[]): Promise<void> {
    await this.graph.write('bench/copy-passages', { ...keysOf(target), ids });
  }

  async copyVerbPhrases(target: CopyTarget, ids: string[]): Promise<void> {
    await this.graph.write('bench/copy-verb-phrases', { ...keysOf(target), ids });
  }

  async copyEntities(target: CopyTarget, rows: StoredVector[]): Promise<void> {
    await this.graph.write('bench/copy-entities', { ...keysOf(target), rows });
  }

  async copyQuestions(target: CopyTarget, rows: StoredVector[]): Promise<void> {
    await this.graph.write('bench/copy-questions', { ...keysOf(target), rows });
  }
}

function keysOf({ sourceKey, targetKey, suffix }: CopyTarget): CopyTarget {
  return { sourceKey, targetKey, suffix };
}
