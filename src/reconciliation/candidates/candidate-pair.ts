/** Why a pair was looked at. */
export type CandidateSource =
  | 'equal-key'
  | 'name-variant'
  | 'initialism'
  | 'qualifier'
  | 'name-part'
  | 'title'
  | 'alias'
  | 'spelling'
  | 'shared-fact'
  | 'vector'
  | 'experience'
  | 'full-text';

/** Two entities that may be one; `left` is the smaller id by code units. */
export interface CandidatePair {
  left: string;
  right: string;
  /** Every source that found it, by code units. */
  foundBy: readonly CandidateSource[];
}

/** A pair that the graph or a model found, in any order. */
export interface GivenPair {
  left: string;
  right: string;
  foundBy: CandidateSource;
}

/** A block with more names than are compared: what was left out is stated, never hidden. */
export interface TruncatedBlock {
  block: string;
  names: number;
  compared: number;
}

export interface CandidateSet {
  /** By left, then right. */
  pairs: CandidatePair[];
  /** By block. */
  truncated: TruncatedBlock[];
  /** Entities left out because they are values (dates, numbers, nationalities, professions, genres) or have no match key. */
  dropped: number;
  /** Distinct names that were compared. */
  names: number;
}
