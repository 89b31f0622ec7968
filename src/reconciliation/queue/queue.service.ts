import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import { matchKey } from '../../text/match-key.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { DecidedStateService } from '../decided-state.service.js';
import { keptApart } from '../decision-log.js';
import type { Decision } from '../decision.js';
import { QueueRepository, type FoundPair } from './queue.repository.js';

export const PAIR_STATES = ['OPEN', 'APART'] as const;
/** Whether a decision keeps the two apart: a rejection, a split, or one that a cluster would break. */
export type PairState = (typeof PAIR_STATES)[number];

/** A pair that may be one thing and is not. */
export interface QueuedPair extends FoundPair {
  state: PairState;
  /** The decision that keeps them apart. */
  keptApartBy: Pick<Decision, 'id' | 'kind' | 'ordinal'> | null;
}

export interface QueueFilter {
  state: PairState;
  first: number;
  /** Probability and id of the last pair of the page before. */
  after?: readonly [number, string] | undefined;
}

const A_READ = 100;
/** Reads for one page, so that a page has an end however many pairs were decided. */
const MOST_READS = 50;
const MOST_SIMILAR = 500;

/** Pairs that people may look at: what was rejected is not among the open ones, and is listed apart. */
@Injectable()
export class QueueService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(QueueRepository) private readonly repository: QueueRepository,
    @Inject(DecidedStateService) private readonly decided: DecidedStateService,
  ) {}

  /** Pairs of one state, most probable first. @throws PaniniError NOT_FOUND */
  async list(context: RequestContext, { state, first, after }: QueueFilter): Promise<QueuedPair[]> {
    const { key } = await this.workspaces.current(context);
    const found: QueuedPair[] = [];
    let [probability, id] = after ?? [2, ''];
    for (let reads = 0; reads < MOST_READS && found.length < first; reads += 1) {
      const rows = await this.repository.page(key, { ids: null, probability, after: id, limit: A_READ });
      const pairs = await this.withStates(key, rows);
      found.push(...pairs.filter((pair) => pair.state === state));
      const last = rows.at(-1);
      if (!last || rows.length < A_READ) break;
      [probability, id] = [last.probability, last.id];
    }
    return found.slice(0, first);
  }

  /** Pairs by their ids. @throws PaniniError NOT_FOUND for the first that is none, or is one thing by now */
  async get(context: RequestContext, ids: readonly string[]): Promise<QueuedPair[]> {
    const { key } = await this.workspaces.current(context);
    const page = { ids, probability: 2, after: '', limit: Math.max(1, ids.length) };
    const rows = await this.repository.page(key, page);
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing !== undefined) throw notQueued(missing);
    return this.withStates(key, rows);
  }

  /** The pairs and every open one whose two names are the same two: judged at once, each by a decision of its own. */
  async withSimilar(context: RequestContext, pairs: readonly QueuedPair[]): Promise<QueuedPair[]> {
    const wanted = new Set(pairs.map(namesOf));
    const open = await this.list(context, { state: 'OPEN', first: A_READ * MOST_READS });
    const similar = open.filter((pair) => wanted.has(namesOf(pair)));
    const known = new Set(pairs.map(({ id }) => id));
    return [...pairs, ...similar.filter(({ id }) => !known.has(id))].slice(0, MOST_SIMILAR);
  }

  private async withStates(key: string, rows: readonly FoundPair[]): Promise<QueuedPair[]> {
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.flatMap(({ left, right }) => [left.id, right.id]))];
    const { anchors, state } = await this.decided.of(key, ids);
    return rows.map((row) => {
      const [left, right] = [anchors.get(row.left.id), anchors.get(row.right.id)];
      const apart = left !== undefined && right !== undefined ? keptApart(state, left, right) : null;
      const { id, kind, ordinal } = apart?.decision ?? {};
      const keptApartBy = id !== undefined && kind && ordinal !== undefined ? { id, kind, ordinal } : null;
      return { ...row, state: keptApartBy ? 'APART' : 'OPEN', keptApartBy };
    });
  }
}

function namesOf({ left, right }: FoundPair): string {
  return [matchKey(left.name), matchKey(right.name)].sort().join('\n');
}

function notQueued(id: string): PaniniError {
  return new PaniniError(
    'NOT_FOUND',
    `No pair "${id.slice(0, 100)}" may be one: it was decided, or its documents changed.`,
    {
      hint: 'List the queue again.',
    },
  );
}
