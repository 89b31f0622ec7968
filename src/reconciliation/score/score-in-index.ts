import type { CandidateIndex } from '../candidates/candidate-index.js';
import type { PairScore } from './pair-score.js';
import { scorePair, type ScoreOptions } from './score-pair.js';

/** The score of two entities of an index; null when one of them was left out of it. */
export function scoreInIndex(
  [left, right]: readonly [string, string],
  index: CandidateIndex,
  options: ScoreOptions,
): PairScore | null {
  const [one, other] = [index.evidence(left), index.evidence(right)];
  return one && other ? scorePair(one, other, options) : null;
}
