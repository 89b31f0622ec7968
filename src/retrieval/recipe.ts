/** How a chain's score is made from its hops' relevances; chain-score.ts has the formulas. */
export type Scoring = 'geometric' | 'cumulative' | 'last-hop' | 'similarity' | 'combined';

/** Which searches nominate candidates. */
export type SearchSides = 'both' | 'entities' | 'questions';

/** Every number that steers retrieval, in one place. */
export interface Recipe {
  /** Beams kept after each inner step. */
  beamWidth: number;
  /** States kept at final steps, shared between a plan's chains: there a state costs a line of evidence and no further search. */
  finalWidth: number;
  /** Entities taken from the fused entity search. */
  entityTopK: number;
  /** Candidates kept after reranking. */
  rerankTopK: number;
  /** States kept for scoring at a step before the beam width is applied. */
  chainTopK: number;
  /** Candidates nominated per instantiated question. */
  poolSize: number;
  /** Of these, how many the reranker sees: the best by cosine and structure. */
  rerankPool: number;
  /** o200k tokens that the evidence may have; chains are packed best first. */
  evidenceTokens: number;
  scoring: Scoring;
  /** Share of the geometric mean in `combined` scoring, in [0, 1]. */
  combinedAlpha: number;
  sides: SearchSides;
  rerank: boolean;
}

/**
 * The plain geometric mean over wider beams than the paper's five: what is found is cut by tokens of evidence, not by a number of chains
 * (docs/benchmarks.md has both widths).
 */
export const DEFAULT_RECIPE: Recipe = {
  beamWidth: 6,
  finalWidth: 40,
  entityTopK: 20,
  rerankTopK: 15,
  chainTopK: 60,
  poolSize: 60,
  rerankPool: 25,
  evidenceTokens: 172,
  scoring: 'geometric',
  combinedAlpha: 0.5,
  sides: 'both',
  rerank: true,
};
