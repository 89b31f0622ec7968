import type { EmptyStep, QaPair } from './evidence.js';
import type { Recipe } from './recipe.js';

/** One candidate pair of one instantiated question, with all that its relevance is made of. */
export interface TraceCandidate {
  questionId: string;
  /** Sides that nominated it. */
  foundBy: ('question' | 'entity' | 'node')[];
  /** Raw cosine of the instantiated question and the stored question, in [-1, 1]. */
  cosine: number;
  /** The reranker's score, null when the pair was not shown to it. */
  rerankScore: number | null;
  /** Factor in [0, 1] of the direction and name checks. */
  support: number;
  relevance: number;
  kept: boolean;
}

/** One instantiated question of a step. */
export interface TraceQuestion {
  text: string;
  /** Nodes of the chosen entities named in it. */
  entityIds: string[];
  /** Fused entity hits, best first. */
  entities: { id: string; name: string; score: number }[];
  /** Best first. */
  candidates: TraceCandidate[];
}

/** One state of a step's beam. */
export interface TraceState {
  id: string;
  /** States of earlier steps it extends, by id. */
  priors: string[];
  /** Index into the step's questions. */
  question: number;
  questionId: string;
  /** Entities the state stands for; the answer that the next steps are asked about. */
  chosen: { key: string; name: string; entityIds: string[] } | null;
  relevance: number;
  /** Relevances of all steps of the chain in plan order. */
  chainRelevances: number[];
  /** Cosine of the original question and the chain's text; only for the scorings that use it. */
  similarity: number | null;
  score: number;
  kept: boolean;
  /** Why it was pruned. */
  pruned: 'BEAM' | 'CHAIN_TOP_K' | 'SAME_ENTITY' | 'SAME_FACT' | null;
}

export interface TraceStep {
  step: number;
  kind: 'retrieval' | 'computed';
  final: boolean;
  questions: TraceQuestion[];
  states: TraceState[];
  empty: EmptyStep | null;
  ms: { embed: number; graph: number; rerank: number };
}

/** All that retrieval did: from it alone every score, keep and prune can be computed again. */
export interface Trace {
  recipe: Recipe;
  steps: TraceStep[];
  /** Every pair named in the steps, by question id. */
  pairs: Record<string, QaPair>;
}
