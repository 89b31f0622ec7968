import type { Source } from '../retrieval/evidence.js';

/** Why no answer is given. */
export type RefusalReason =
  'NO_ENTITY' | 'EMPTY_HOP' | 'LOW_SCORE' | 'CONFLICT' | 'FALSE_PREMISE' | 'UNDECIDED' | 'MODEL_REFUSED';

export interface Refusal {
  reason: RefusalReason;
  /** 0-based plan step at which the search ended; absent when no single step is to blame. */
  step?: number;
  sentence: string;
}

export interface Citation {
  questionId: string;
  question: string;
  answers: string[];
  sources: Source[];
}

/** The short answer, or `N/A` with a reason; every citation is one of the evidence lines that were given. */
export interface Answer {
  text: string;
  refusal: Refusal | null;
  citations: Citation[];
  /** What made it: `extractive/1` takes it from the chains by rules. */
  answerer: string;
  /** In [0, 1]: score of the chains the answer rests on; 0 for a refusal. */
  confidence: number;
}

export const NOT_AVAILABLE = 'N/A';
