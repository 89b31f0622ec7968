import { stableId } from '../gsw/stable-id.js';
import type { UniqueFact } from '../gsw/unique-facts.js';
import type { ChainHop } from './evidence.js';

/** The entity a beam goes on with: a name and the nodes it stands for, which may lie in several documents. */
export interface Chosen {
  /** Match key, or the node's id where the name has none. */
  key: string;
  name: string;
  /** Ascending; empty for a value that was computed and is no node. */
  entityIds: string[];
  coarseType: string | null;
  facts: UniqueFact[];
  /** Role and state words of the nodes, folded; tells namesakes apart softly. */
  roleWords: string[];
}

/** A partial chain after one step. */
export interface State {
  id: string;
  step: number;
  /** What each step on the way chose; final steps choose nothing. */
  choices: ReadonlyMap<number, Chosen>;
  /** The pair each retrieval step on the way rests on. */
  hops: ReadonlyMap<number, ChainHop>;
  score: number;
  lastHopRelevance: number;
}

/** The empty state before the first step. */
export const EMPTY_STATE: State = {
  id: 'start',
  step: -1,
  choices: new Map(),
  hops: new Map(),
  score: 1,
  lastHopRelevance: 1,
};

/** The same priors, pair and choice give the same id. */
export function stateId(step: number, prior: string, pick: string): string {
  return stableId('state', step, prior, pick);
}

/** Relevances along the chain in plan order. */
export function relevances(hops: ReadonlyMap<number, ChainHop>): number[] {
  return [...hops.entries()].sort(([left], [right]) => left - right).map(([, hop]) => hop.relevance);
}

/** Best first: chain score, then last hop, then id. */
export function compareStates(left: State, right: State): number {
  if (left.score !== right.score) return right.score - left.score;
  if (left.lastHopRelevance !== right.lastHopRelevance) return right.lastHopRelevance - left.lastHopRelevance;
  return left.id < right.id ? -1 : Number(left.id > right.id);
}
