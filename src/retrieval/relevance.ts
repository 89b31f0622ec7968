/**
 * Logistic blend of cross-encoder and question cosine, fitted on pairs of both: the cross-encoder separates unrelated from related,
 * the cosine of the question alone tells near misses apart.
 */
export const BLEND = { rerankWeight: 0.571, cosineWeight: 9.914, bias: -12.218 } as const;

/** Centre and steepness by which a cosine alone becomes a relevance where there is no reranker. */
export const COSINE_ONLY = { weight: 14, centre: 0.8 } as const;

const SMALLEST = 1e-6;

/** Relevance in [0, 1] of a pair for an instantiated question. */
export function relevance(cosine: number, rerankScore: number | null, blends: boolean): number {
  if (rerankScore === null) return sigmoid(COSINE_ONLY.weight * (cosine - COSINE_ONLY.centre));
  if (!blends) return clamp(rerankScore);
  return sigmoid(BLEND.rerankWeight * logit(rerankScore) + BLEND.cosineWeight * cosine + BLEND.bias);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function logit(probability: number): number {
  const inside = Math.min(Math.max(probability, SMALLEST), 1 - SMALLEST);
  return Math.log(inside / (1 - inside));
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
