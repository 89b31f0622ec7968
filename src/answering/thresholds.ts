/** Where the extractive answerer draws its lines; every number is in [0, 1]. Calibrate them per reranker. */
export interface AnswerThresholds {
  /** The least relevance of a hop whose relation is not the one asked. */
  minimumHopRelevance: number;
  /** From this support on the asked relation counts as told, so that a weak hop may stand in a strong chain. */
  toldRelation: number;
  /** The least relevance of a chain's first hop as a share of the best chain's. */
  firstHopShare: number;
  /** The least score of a chain. */
  minimumChainScore: number;
  /** The least relevance of a first hop whose pair does not name what is asked about. */
  namelessFirstHop: number;
  /** The same for a later hop, which may speak of the chosen thing by another name. */
  namelessLaterHop: number;
  /** Below this support the asked relation counts as contradicted: the pair speaks of another fact. */
  contradictedRelation: number;
  /** From this relevance on a pair is believed although its relation seems contradicted. */
  overrulesContradiction: number;
  /** A chain whose answer is of the asked type wins over the best one when its strength is at least this share of it. */
  typeMargin: number;
  /** Two chains count as equally strong when the weaker has at least this share of the stronger's score. */
  conflictMargin: number;
}

export const DEFAULT_THRESHOLDS: AnswerThresholds = {
  minimumHopRelevance: 0.05,
  toldRelation: 0.4,
  firstHopShare: 0.35,
  minimumChainScore: 0.07,
  namelessFirstHop: 0.25,
  namelessLaterHop: 0.08,
  contradictedRelation: 0.11,
  overrulesContradiction: 0.9,
  typeMargin: 0.6,
  conflictMargin: 0.95,
};
