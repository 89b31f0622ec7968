import { Inject, Injectable } from '@nestjs/common';
import type { Row, RunStatement } from '../graph/graph.service.js';
import { matchKey } from '../text/match-key.js';
import { searchTokens } from '../text/search-tokens.js';
import { anchorId } from './anchor-id.js';
import {
  canonicalEntities,
  canonicalId,
  type CanonicalEntity,
  type CanonicalMember,
} from './canonical-entities.js';
import { ClustersRepository, type LoadedClusters } from './clusters.repository.js';
import { applyLog } from './decision-log.js';

const A_STEP = 200;

/** What differs between the canonical entities that are stored and those that decisions make. */
export interface CanonicalChange {
  gone: string[];
  changed: CanonicalEntity[];
}

/** Keeps the canonical entities as the decisions make them. */
@Injectable()
export class CanonicalsRepository {
  constructor(@Inject(ClustersRepository) private readonly clusters: ClustersRepository) {}

  /** Brings the canonical entities that anchors are in up to date. @returns how many were changed */
  async refresh(run: RunStatement, workspaceKey: string, anchors: readonly string[]): Promise<number> {
    const loaded = await this.clusters.load(run, workspaceKey, anchors);
    return this.write(run, workspaceKey, loaded);
  }

  /** Stores what a loaded part of the log makes. @returns how many were changed */
  async write(run: RunStatement, workspaceKey: string, loaded: LoadedClusters): Promise<number> {
    const { gone, changed } = await this.difference(run, workspaceKey, loaded);
    for (let start = 0; start === 0 || start < changed.length; start += A_STEP) {
      const rows = changed.slice(start, start + A_STEP).map((one) => canonicalRow(workspaceKey, one));
      await run('reconciliation/put-canonicals', { workspaceKey, gone: start === 0 ? gone : [], rows });
    }
    return gone.length + changed.length;
  }

  async difference(
    run: RunStatement,
    workspaceKey: string,
    loaded: LoadedClusters,
  ): Promise<CanonicalChange> {
    const wanted = canonicalEntities(workspaceKey, applyLog(loaded.decisions), loaded.attached);
    const ids = loaded.anchors.map((anchor) => canonicalId(workspaceKey, anchor));
    const anchors = loaded.anchors.map((anchor) => anchorId(workspaceKey, anchor));
    const rows = await run('reconciliation/stored-canonicals', { workspaceKey, ids, anchors });
    const stored = new Map(rows.map((row) => [row.id, row]));
    const kept = new Set(wanted.map(({ id }) => id));
    const changed = wanted.filter((one) => differs(one, stored.get(one.id)));
    return { gone: [...stored.keys()].filter((id) => !kept.has(id)).sort(), changed };
  }
}

function differs(
  wanted: CanonicalEntity,
  stored: Row<'reconciliation/stored-canonicals'> | undefined,
): boolean {
  if (!stored) return true;
  const { name, type, aliases, version } = wanted;
  const members = wanted.members.map(({ entityId }) => entityId);
  const now = [stored.name, stored.type, stored.aliases, stored.version, stored.members];
  return JSON.stringify(now) !== JSON.stringify([name, type, aliases, version, members]);
}

function canonicalRow(workspaceKey: string, one: CanonicalEntity): Record<string, unknown> {
  const { id, root, name, aliases, type, version, members } = one;
  const tokens = searchTokens(workspaceKey, aliases);
  const properties = { root, name, aliases, type, version, matchKey: matchKey(name), searchTokens: tokens };
  return { id, properties, members: members.map(memberRow) };
}

function memberRow({ entityId, decisionId, method, score }: CanonicalMember): Record<string, unknown> {
  return { id: entityId, properties: { decisionId, method, score } };
}
