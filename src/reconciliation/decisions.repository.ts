import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import { GraphService, type RunStatement } from '../graph/graph.service.js';
import { stableId } from '../gsw/stable-id.js';
import { anchorId } from './anchor-id.js';
import type { StoredDecision } from './decision.js';
import { storedDecision } from './decision-from-row.js';

export interface DecisionPage {
  kind: string | null;
  method: string | null;
  /** Anchor texts, one of which a decision names; null for any. */
  anchors: readonly string[] | null;
  /** Number that the page ends before. */
  before: number;
  limit: number;
}

/** What an id stands for. */
export interface NamedThing {
  id: string;
  entityId: string | null;
  /** Of the entity, or the root of the canonical entity; null when it has none yet. */
  anchor: string | null;
}

/** Reads decisions and takes the lock under which they are written. */
@Injectable()
export class DecisionsRepository {
  constructor(@Inject(GraphService) readonly graph: GraphService) {}

  /** Runs statements one by one, each by itself, for reading. */
  readonly reading: RunStatement = (name, parameters) => this.graph.read(name, parameters);

  /** Works alone on the decisions of a workspace; caches are told at the end. @throws PaniniError CONFLICT when the workspace is gone */
  async locked<T>(workspaceKey: string, work: (run: RunStatement) => Promise<T>): Promise<T> {
    return this.graph.transaction(async (run) => {
      const id = stableId('reconciliation', workspaceKey);
      const [locked] = await run('reconciliation/lock', { workspaceKey, id });
      if (!locked) throw workspaceGone();
      const result = await work(run);
      await run('gsw/bump-content-version', { workspaceKey });
      return result;
    });
  }

  async byId(workspaceKey: string, id: string): Promise<StoredDecision | null> {
    const [row] = await this.graph.read('reconciliation/decision-by-id', { workspaceKey, id });
    return row ? storedDecision(row) : null;
  }

  async page(workspaceKey: string, { anchors, ...page }: DecisionPage): Promise<StoredDecision[]> {
    const ids = anchors && anchors.map((anchor) => anchorId(workspaceKey, anchor));
    const rows = await this.graph.read('reconciliation/decisions-page', {
      workspaceKey,
      ...page,
      anchors: ids,
    });
    return rows.map(storedDecision);
  }

  async lastOrdinal(run: RunStatement, workspaceKey: string): Promise<number> {
    return (await run('reconciliation/last-ordinal', { workspaceKey }))[0]?.ordinal ?? 0;
  }

  /** @throws PaniniError NOT_FOUND for the first id that names nothing */
  async named(run: RunStatement, workspaceKey: string, ids: readonly string[]): Promise<NamedThing[]> {
    const rows = await run('reconciliation/named', { workspaceKey, ids: [...new Set(ids)] });
    return rows.map(({ id, entityId, anchor, root }) => {
      if (entityId === null && root === null) throw nothingNamed(id);
      return { id, entityId, anchor: root ?? anchor };
    });
  }
}

function workspaceGone(): PaniniError {
  return new PaniniError('CONFLICT', 'The workspace was deleted meanwhile.', { hint: 'Name another one.' });
}

function nothingNamed(id: string): PaniniError {
  return new PaniniError('NOT_FOUND', `The workspace has no entity with the id "${id.slice(0, 100)}".`, {
    hint: 'Search for its name: the document may have a new version.',
  });
}
