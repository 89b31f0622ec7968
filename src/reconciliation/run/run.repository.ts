import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../../graph/graph.service.js';
import { stableId } from '../../gsw/stable-id.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { DEFAULT_THRESHOLDS } from '../score/score-pair.js';
import type { ZoneThresholds } from '../score/pair-score.js';

/** Of entities that share blocks with one so many are looked at, those of the rarest blocks. */
const MOST_BY_BLOCKS = 100;
const MOST_BY_VECTOR = 10;
const LEAST_COSINE = 0.7;

export type OpenDocument = Row<'reconciliation/documents-to-reconcile'>;

/** A pair that may be one thing, as the graph keeps it. */
export interface PossiblySameRow extends Record<string, unknown> {
  left: string;
  right: string;
  properties: { id: string; probability: number; zone: string; foundBy: string[]; reasons: string[] };
}

/** What runs read and write beside decisions. */
@Injectable()
export class RunRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async documents(
    workspaceKey: string,
    externalIds: readonly string[] | null,
    rules: string,
  ): Promise<OpenDocument[]> {
    const parameters = { workspaceKey, externalIds: externalIds && [...externalIds], rules, limit: 200 };
    return this.graph.read('reconciliation/documents-to-reconcile', parameters);
  }

  /** How many documents a run without further options would look at. */
  async countOpen(workspaceKey: string, rules: string): Promise<number> {
    const [row] = await this.graph.read('reconciliation/count-documents-to-reconcile', {
      workspaceKey,
      rules,
    });
    return row?.documents ?? 0;
  }

  async forgetRuns(workspaceKey: string): Promise<void> {
    await this.graph.write('reconciliation/forget-runs', { workspaceKey });
  }

  async markReconciled(
    workspaceKey: string,
    documents: readonly OpenDocument[],
    rules: string,
  ): Promise<void> {
    const rows = documents.map(({ externalId, versionHash }) => ({ externalId, versionHash }));
    await this.graph.write('reconciliation/mark-reconciled', { workspaceKey, rows, rules });
  }

  async putBlocks(workspaceKey: string, rows: { id: string; tokens: string }[]): Promise<void> {
    await this.graph.write('reconciliation/put-blocks', { workspaceKey, rows });
  }

  /** Entities that share blocks with each of some. */
  async byBlocks(
    workspaceKey: string,
    queries: { id: string; tokens: string }[],
  ): Promise<Map<string, string[]>> {
    const asked = queries.filter(({ tokens }) => tokens !== '');
    if (asked.length === 0) return new Map();
    const parameters = { workspaceKey, queries: asked, limit: MOST_BY_BLOCKS };
    return found(await this.graph.read('reconciliation/by-blocks', parameters));
  }

  /** Entities whose names mean about the same as each of some. */
  async byVector(
    { key: workspaceKey, liveSlot }: Workspace,
    ids: readonly string[],
  ): Promise<Map<string, string[]>> {
    if (ids.length === 0) return new Map();
    const statement = liveSlot === 'A' ? 'reconciliation/near-vectors-a' : 'reconciliation/near-vectors-b';
    const parameters = { workspaceKey, ids: [...ids], limit: MOST_BY_VECTOR, least: LEAST_COSINE };
    return found(await this.graph.read(statement, parameters));
  }

  async putPossiblySame(workspaceKey: string, rows: PossiblySameRow[]): Promise<void> {
    if (rows.length > 0) await this.graph.write('reconciliation/put-possibly-same', { workspaceKey, rows });
  }

  async thresholds(workspaceKey: string): Promise<ZoneThresholds> {
    const [row] = await this.graph.read('reconciliation/thresholds', { workspaceKey });
    const { automatic, review } = row ?? {};
    return {
      automatic: automatic ?? DEFAULT_THRESHOLDS.automatic,
      review: review ?? DEFAULT_THRESHOLDS.review,
    };
  }

  async putThresholds(workspaceKey: string, thresholds: ZoneThresholds): Promise<void> {
    const id = stableId('reconciliation', workspaceKey);
    await this.graph.write('reconciliation/put-thresholds', { workspaceKey, id, ...thresholds });
  }
}

function found(rows: { id: string; found: string[] }[]): Map<string, string[]> {
  return new Map(rows.map((row) => [row.id, row.found]));
}
