import type { RerankQuery } from '../models/reranker.js';
import type { QaPair } from './evidence.js';
import type { Chosen } from './state.js';

/** One instantiated question of a hop. */
export interface HopQuery {
  text: string;
  /** The entities put in for placeholders, in the order of the parents. */
  chosen: Chosen[];
}

export type FoundBy = 'question' | 'entity' | 'node';

/** A nominated pair: who found it, and the raw cosine of its stored question with the instantiated one, in [-1, 1]. */
export interface HopCandidate {
  pair: QaPair;
  foundBy: FoundBy[];
  cosine: number;
}

export interface EntityHit {
  id: string;
  name: string;
  /** Reciprocal-rank score of the fused entity search. */
  score: number;
}

export interface HopResult {
  entities: EntityHit[];
  /** At most the recipe's pool size. */
  candidates: HopCandidate[];
}

/** What the hop loop needs from the outside; one call per level of the plan each. */
export interface HopPorts {
  search(queries: readonly HopQuery[]): Promise<HopResult[]>;
  /** Relevances in [0, 1] per query and document; null when the recipe or the machine has no reranker. */
  rerank(queries: readonly RerankQuery[]): Promise<number[][] | null>;
  /** Whether a rerank score is a logistic output that may be blended with the cosine. */
  readonly blends: boolean;
  /** Cosine of the original question and each text; only called for scorings that use it. */
  similarities(texts: readonly string[]): Promise<number[]>;
}
