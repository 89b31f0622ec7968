/** Where the extractive answerer draws its lines; every number is in [0, 1]. Calibrate them per reranker. */
export interface AnswerThresholds {
  /** The least relevance times relation support that each hop of a chain must have. */
  minimumHopStrength: number;
  /** The least score of a chain. */
  minimumChainScore: number;
  /** The least support of the asked relation by a pair; below it the pair speaks of another fact, whatever its relevance. */
  minimumRelationSupport: number;
  /** A chain whose answer is of the asked type wins over the best one when its strength is at least this share of it. */
  typeMargin: number;
  /** Two chains count as equally strong when the weaker has at least this share of the stronger's score. */
  conflictMargin: number;
}

export const DEFAULT_THRESHOLDS: AnswerThresholds = {
  minimumHopStrength: 0.05,
  minimumChainScore: 0.05,
  minimumRelationSupport: 0.3,
  typeMargin: 0.6,
  conflictMargin: 0.95,
};
