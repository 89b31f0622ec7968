import type { EmptyStep, QaPair } from './evidence.js';
import type { EntityHit, FoundBy } from './hop.js';
import type { Recipe } from './recipe.js';
import type { PruneReason } from './select.js';
import type { Chosen } from './state.js';

/** One candidate pair of one instantiated question, with all that its relevance is made of. */
export interface TraceCandidate {
  questionId: string;
  /** Searches that nominated it. */
  foundBy: FoundBy[];
  /** Raw cosine of the instantiated question and the stored question, in [-1, 1]. */
  cosine: number;
  /** The reranker's score, null when the pair was not shown to it. */
  rerankScore: number | null;
  /** How far the pair's relation and kind of answer are those asked for, in [0, 1]. */
  relation: number;
  /** Factor of the structural checks (direction, namesakes), in (0, 1]. */
  support: number;
  /** In [0, 1]. */
  relevance: number;
  kept: boolean;
}

/** One instantiated question of a step. */
export interface TraceQuestion {
  text: string;
  /** Entities put in for the placeholders. */
  chosen: Chosen[];
  /** Fused entity hits, best first. */
  entities: EntityHit[];
  /** Best first. */
  candidates: TraceCandidate[];
}

/** One state of a step; kept when `pruned` is null. */
export interface TraceState {
  id: string;
  /** Id of the state it extends; `start` before the first step. */
  prior: string;
  /** Index into the step's questions; -1 at a computed step. */
  question: number;
  /** The pair the state rests on; empty at a computed step. */
  questionId: string;
  /** What the next steps are asked about; null at a final step. */
  chosen: Chosen | null;
  relevance: number;
  /** Relevances of all steps of the chain in plan order. */
  chainRelevances: number[];
  /** Cosine of the original question and the chain's text; only for the scorings that use it. */
  similarity: number | null;
  score: number;
  pruned: PruneReason | null;
}

export interface TraceStep {
  /** 0-based. */
  step: number;
  kind: 'retrieval' | 'computed';
  final: boolean;
  questions: TraceQuestion[];
  states: TraceState[];
  empty: EmptyStep | null;
}

/** All that retrieval did: from it alone every score, keep and prune can be computed again. */
export interface Trace {
  recipe: Recipe;
  /** Whether a rerank score is a logistic output that is blended with the cosine. */
  blends: boolean;
  steps: TraceStep[];
  /** Every pair named in the steps, by question id. */
  pairs: Record<string, QaPair>;
}
