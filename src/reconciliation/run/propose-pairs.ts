import { candidatesOfNew } from '../candidates/candidate-pairs.js';
import { CandidateIndex } from '../candidates/candidate-index.js';
import type { CandidatePair, GivenPair, TruncatedBlock } from '../candidates/candidate-pair.js';
import type { EntityProfile } from '../entity-profile.js';
import type { NameStatistics } from '../evidence/name-statistics.js';
import { scoreInIndex } from '../score/score-in-index.js';
import type { PairScore, ZoneThresholds } from '../score/pair-score.js';

export interface ScoredCandidate extends CandidatePair {
  score: PairScore;
}

export interface ProposeRequest {
  fresh: readonly EntityProfile[];
  /** Entities that were there before and may be compared. */
  known: readonly EntityProfile[];
  given: readonly GivenPair[];
  thresholds: ZoneThresholds;
  statistics: NameStatistics;
}

export interface Proposals {
  /** Pairs in a zone, most probable first, then by ids. */
  pairs: ScoredCandidate[];
  /** Pairs that were compared. */
  compared: number;
  truncated: TruncatedBlock[];
}

/** Pairs of which at least one entity is new, with their scores. */
export function proposePairs({ fresh, known, given, thresholds, statistics }: ProposeRequest): Proposals {
  const index = new CandidateIndex();
  for (const profile of known) index.add(profile);
  const { pairs, truncated } = candidatesOfNew(fresh, index, given);
  const scored = pairs.flatMap((pair): ScoredCandidate[] => {
    const score = scoreInIndex([pair.left, pair.right], index, { statistics, thresholds });
    return score === null || score.zone === 'none' ? [] : [{ ...pair, score }];
  });
  return { pairs: scored.sort(byProbability), compared: pairs.length, truncated };
}

function byProbability(one: ScoredCandidate, other: ScoredCandidate): number {
  if (one.score.probability !== other.score.probability)
    return other.score.probability - one.score.probability;
  return `${one.left}\n${one.right}` < `${other.left}\n${other.right}` ? -1 : 1;
}
