import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../graph/graph.service.js';
import { stableId } from '../gsw/stable-id.js';

/** Most nodes of one transaction. */
const STEP = 2_000;
const MOST_HIDDEN = 1_000;
/** Deletions that a workspace remembers. */
const KEPT_REMOVALS = 10_000;

/** What other features keep of a document, by its `documentId`: what was read out of its passages. */
const BELONGINGS = ['GswConstruction'] as const;

export type FoundDocument = Row<'removal/find-documents'>;

export interface Removal {
  workspaceKey: string;
  ids: readonly string[];
  actor: string;
  reason: string;
}

/** Deletes documents with all that was read out of them, in bounded transactions. */
@Injectable()
export class RemovalRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async find(workspaceKey: string, ids: readonly string[]): Promise<FoundDocument[]> {
    const rows = ids.map((wanted) => ({ wanted, named: stableId('document', workspaceKey, wanted) }));
    return this.graph.read('removal/find-documents', { workspaceKey, rows });
  }

  async ofTag(workspaceKey: string, tag: string, limit: number): Promise<string[]> {
    return idsOf(await this.graph.read('removal/documents-of-tag', { workspaceKey, tag, limit }));
  }

  /** Hides documents by one write, which also takes them out of the queue. @returns those that were not hidden yet */
  async hide({ workspaceKey, ids, actor, reason }: Removal): Promise<string[]> {
    return this.graph.transaction(async (run) => {
      // In one order, so that two who delete the same documents never wait for each other.
      const sorted = [...new Set(ids)].sort();
      await run('removal/hold-jobs', { workspaceKey, ids: sorted });
      await run('removal/note-unread-documents', { workspaceKey, ids: sorted });
      const rows = await run('removal/hide-documents', { workspaceKey, ids: sorted, actor, reason });
      await run('removal/cancel-jobs', { workspaceKey, ids: sorted });
      if (rows.length > 0) await run('gsw/bump-content-version', { workspaceKey });
      return idsOf(rows);
    });
  }

  async hidden(workspaceKey: string): Promise<string[]> {
    return idsOf(await this.graph.read('removal/hidden-documents', { workspaceKey, limit: MOST_HIDDEN }));
  }

  /** Nodes deleted by this step; 0 when nothing of the hidden documents is left. */
  async removeSome(workspaceKey: string, ids: readonly string[]): Promise<number> {
    const some = { ids: [...ids], limit: STEP };
    const [content] = await this.graph.write('removal/remove-some', some);
    if (content?.deleted) return content.deleted;
    const [others] = await this.graph.write('removal/remove-belongings', {
      ...some,
      workspaceKey,
      labels: [...BELONGINGS],
    });
    return others?.deleted || this.removeTraces({ ...some, workspaceKey });
  }

  private async removeTraces(some: { ids: string[]; limit: number; workspaceKey: string }): Promise<number> {
    for (const name of ['removal/remove-replies', 'removal/fold-usage', 'removal/remove-texts'] as const) {
      const [step] = await this.graph.write(name, some);
      if (step?.deleted) return step.deleted;
    }
    return 0;
  }

  async deleteEmptied(workspaceKey: string, ids: readonly string[]): Promise<void> {
    await this.graph.write('removal/delete-emptied', { ids: [...ids] });
    await this.graph.write('removal/forget-removals', { workspaceKey, kept: KEPT_REMOVALS });
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
