import type { Recipe, Scoring } from './recipe.js';

export interface ScoreInput {
  /** In [0, 1], in plan order; at least one. */
  relevances: readonly number[];
  lastHopRelevance: number;
  /** Cosine of the original question and the chain's text; null where the scoring does not use it. */
  similarity: number | null;
}

/** Geometric mean of relevances in [0, 1]; 1 for none. */
export function geometricMean(relevances: readonly number[]): number {
  if (relevances.length === 0) return 1;
  const product = relevances.reduce(
    (sum, relevance) => sum + Math.log(Math.max(relevance, Number.MIN_VALUE)),
    0,
  );
  return Math.exp(product / relevances.length);
}

/** Geometric mean after the map (s + 1) / 2, as the authors' code has it: never below one half. */
export function cumulative(relevances: readonly number[]): number {
  return geometricMean(relevances.map((relevance) => (relevance + 1) / 2));
}

/** The chain's score by the recipe's rule. */
export function chainScore(recipe: Pick<Recipe, 'scoring' | 'combinedAlpha'>, input: ScoreInput): number {
  switch (recipe.scoring) {
    case 'geometric':
      return geometricMean(input.relevances);
    case 'cumulative':
      return cumulative(input.relevances);
    case 'last-hop':
      return input.lastHopRelevance;
    case 'similarity':
      return input.similarity ?? 0;
    case 'combined':
      return (
        recipe.combinedAlpha * cumulative(input.relevances) +
        (1 - recipe.combinedAlpha) * (input.similarity ?? 0)
      );
  }
}

/** Whether a scoring needs the chain's text to be embedded. */
export function usesSimilarity(scoring: Scoring): boolean {
  return scoring === 'similarity' || scoring === 'combined';
}
