import { Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import type { RunStatement } from '../graph/graph.service.js';
import { anchorId } from './anchor-id.js';
import type { AttachedEntity } from './canonical-entities.js';
import { isStructural, type Decision } from './decision.js';
import { loggedDecisions } from './decision-from-row.js';

/** Most anchors that decisions may hold together, directly or through others. */
export const MOST_TOGETHER = 20_000;
const A_READ = 500;

/** The part of a log that some anchors hang on, whole: every cluster that one of them is in. */
export interface LoadedClusters {
  /** All anchors that are held together with the given ones. */
  anchors: string[];
  decisions: Decision[];
  attached: AttachedEntity[];
}

/** Reads clusters with the decisions that made them, a bounded step at a time. */
@Injectable()
export class ClustersRepository {
  /** @throws PaniniError LIMIT_EXCEEDED when decisions hold too much together */
  async load(run: RunStatement, workspaceKey: string, given: readonly string[]): Promise<LoadedClusters> {
    const decisions = new Map<string, Decision>();
    const seen = new Set(given);
    let open = [...seen];
    while (open.length > 0) {
      const found = await this.logOf(run, workspaceKey, open);
      for (const decision of found.decisions) decisions.set(decision.id, decision);
      open = found.together.filter((anchor) => !seen.has(anchor));
      for (const anchor of open) seen.add(anchor);
      if (seen.size > MOST_TOGETHER) throw tooMuchTogether();
    }
    const anchors = [...seen];
    const attached = await this.attached(run, workspaceKey, anchors);
    return { anchors, decisions: [...decisions.values()], attached };
  }

  private async logOf(
    run: RunStatement,
    workspaceKey: string,
    anchors: readonly string[],
  ): Promise<{ decisions: Decision[]; together: string[] }> {
    const decisions: Decision[] = [];
    const together = new Set<string>();
    for (const ids of chunks(anchors.map((anchor) => anchorId(workspaceKey, anchor)))) {
      for (const row of await run('reconciliation/log-of-anchors', { workspaceKey, ids })) {
        const [decision, ...inverses] = loggedDecisions(row);
        if (!decision) continue;
        decisions.push(decision, ...inverses);
        if (row.decision.undoneBy !== null || !isStructural(decision)) continue;
        for (const anchor of [...decision.left, ...decision.right]) together.add(anchor);
      }
    }
    return { decisions, together: [...together] };
  }

  private async attached(
    run: RunStatement,
    workspaceKey: string,
    anchors: readonly string[],
  ): Promise<AttachedEntity[]> {
    const rows: AttachedEntity[] = [];
    for (const ids of chunks(anchors.map((anchor) => anchorId(workspaceKey, anchor))))
      rows.push(...(await run('reconciliation/attached-entities', { workspaceKey, ids })));
    return rows;
  }
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += A_READ) yield all.slice(start, start + A_READ);
}

function tooMuchTogether(): PaniniError {
  return new PaniniError(
    'LIMIT_EXCEEDED',
    `Decisions would hold more than ${MOST_TOGETHER} places together as one thing.`,
    { hint: 'Split it: so many are hardly one thing.' },
  );
}
