import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../graph/graph.service.js';

const A_STEP = 500;

export type StaleKind = 'entities' | 'passages';

/** Finds what a hand edit or an interrupted write left inconsistent, and writes the repairs, a bounded step at a time. */
@Injectable()
export class ConsistencyRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  entities(workspaceKey: string): AsyncGenerator<Row<'gsw/consistency-entities'>[]> {
    return pages((after) =>
      this.graph.read('gsw/consistency-entities', { workspaceKey, after, limit: A_STEP }),
    );
  }

  passages(workspaceKey: string): AsyncGenerator<Row<'gsw/consistency-passages'>[]> {
    return pages((after) =>
      this.graph.read('gsw/consistency-passages', { workspaceKey, after, limit: A_STEP }),
    );
  }

  async repairStale(kind: StaleKind, workspaceKey: string, rows: Record<string, unknown>[]): Promise<void> {
    await this.graph.write(`gsw/repair-${kind}`, { workspaceKey, rows });
  }

  async wrongPairs(workspaceKey: string, limit: number = A_STEP): Promise<Row<'gsw/wrong-pairs'>[]> {
    return this.graph.read('gsw/wrong-pairs', { workspaceKey, limit });
  }

  async repairPairs(workspaceKey: string, pairs: readonly Row<'gsw/wrong-pairs'>[]): Promise<void> {
    const distinct = new Map(
      pairs.map(({ verbPhraseId, entityId }) => [verbPhraseId + entityId, { verbPhraseId, entityId }]),
    );
    await this.graph.write('gsw/repair-pairs', { workspaceKey, rows: [...distinct.values()] });
  }

  async wrongFlags(workspaceKey: string, limit: number = A_STEP): Promise<Row<'gsw/wrong-flags'>[]> {
    return this.graph.read('gsw/wrong-flags', { workspaceKey, limit });
  }

  async repairFlags(workspaceKey: string, flags: readonly Row<'gsw/wrong-flags'>[]): Promise<void> {
    await this.graph.write('gsw/repair-flags', { workspaceKey, rows: flags.map((flag) => ({ ...flag })) });
  }

  async orphans(workspaceKey: string, limit: number = A_STEP): Promise<Row<'gsw/orphan-nodes'>[]> {
    return this.graph.read('gsw/orphan-nodes', { workspaceKey, limit });
  }

  async deleteOrphans(workspaceKey: string, orphans: readonly { id: string }[]): Promise<void> {
    await this.graph.write('gsw/delete-orphans', { workspaceKey, ids: orphans.map(({ id }) => id) });
  }

  async unfinished(workspaceKey: string, limit: number = A_STEP): Promise<Row<'gsw/unfinished-documents'>[]> {
    return this.graph.read('gsw/unfinished-documents', { workspaceKey, limit });
  }

  async settle(documentId: string): Promise<void> {
    await this.graph.write('gsw/settle-document', { documentId });
  }

  async bump(workspaceKey: string): Promise<void> {
    await this.graph.write('gsw/bump-content-version', { workspaceKey });
  }
}

async function* pages<T extends { id: string }>(read: (after: string) => Promise<T[]>): AsyncGenerator<T[]> {
  let after = '';
  for (;;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < A_STEP) return;
    after = last.id;
  }
}
