/**
 * Logistic blend of cross-encoder and question cosine, fitted on pairs of both: the cross-encoder separates unrelated from related,
 * the cosine of the question alone tells near misses apart.
 */
export const BLEND = { rerankWeight: 0.571, cosineWeight: 9.914, bias: -12.218 } as const;

/** Centre and steepness by which a cosine alone becomes a relevance where there is no reranker. */
export const COSINE_ONLY = { weight: 14, centre: 0.8 } as const;

const SMALLEST = 1e-6;

/**
 * What a told relation adds on the logistic scale: nothing up to `neutral`, where the table knows neither text. A relation that seems
 * denied takes nothing away: that lost more right chains than wrong ones, and the answerer checks denials itself.
 */
export const RELATION = { neutral: 0.4, agreement: 1.5 } as const;

/** What a relevance is made of. */
export interface RelevanceInput {
  /** Raw, in [-1, 1]. */
  cosine: number;
  /** Null when the pair was not shown to a reranker. */
  rerankScore: number | null;
  /** In [0, 1]. */
  relation: number;
}

/** Relevance in [0, 1] of a pair for an instantiated question; `blends` says that the rerank score is a logistic output. */
export function relevance(input: RelevanceInput, blends: boolean): number {
  return sigmoid(textLogit(input, blends) + relationShift(input.relation));
}

function textLogit({ cosine, rerankScore }: RelevanceInput, blends: boolean): number {
  if (rerankScore === null) return COSINE_ONLY.weight * (cosine - COSINE_ONLY.centre);
  if (!blends) return logit(rerankScore);
  return BLEND.rerankWeight * logit(rerankScore) + BLEND.cosineWeight * cosine + BLEND.bias;
}

/** At least 0. */
export function relationShift(relation: number): number {
  const { neutral, agreement } = RELATION;
  return (agreement * Math.max(0, relation - neutral)) / (1 - neutral);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function logit(probability: number): number {
  const inside = Math.min(Math.max(probability, SMALLEST), 1 - SMALLEST);
  return Math.log(inside / (1 - inside));
}
