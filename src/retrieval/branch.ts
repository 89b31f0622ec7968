import type { HopCandidate } from './hop.js';
import type { State } from './state.js';

/** A candidate with everything its relevance is made of. */
export interface JudgedCandidate extends HopCandidate {
  rerankScore: number | null;
  /** How far the pair's relation and kind of answer are those asked for, in [0, 1]. */
  relation: number;
  /** Factor of the structural checks, in (0, 1]. */
  support: number;
  /** In [0, 1]. */
  relevance: number;
  kept: boolean;
}

/** A prior state with the question it leads to and that question's kept candidates, best first. */
export interface Branch {
  prior: State;
  /** Index into the step's questions. */
  question: number;
  asked: string;
  candidates: readonly JudgedCandidate[];
}
