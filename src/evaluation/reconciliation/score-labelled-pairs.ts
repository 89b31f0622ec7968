import { PaniniError } from '../../errors/panini-error.js';
import { CandidateIndex } from '../../reconciliation/candidates/candidate-index.js';
import type { CandidateSource } from '../../reconciliation/candidates/candidate-pair.js';
import { partnersOf } from '../../reconciliation/candidates/partners.js';
import type { EntityProfile } from '../../reconciliation/entity-profile.js';
import { BACKGROUND } from '../../reconciliation/score/background-statistics.js';
import { scoreInIndex } from '../../reconciliation/score/score-in-index.js';
import type { ScoreOptions } from '../../reconciliation/score/score-pair.js';
import type { PairScore } from '../../reconciliation/score/pair-score.js';
import { matchKey } from '../../text/match-key.js';
import { pairIds, type LabelledPair } from './labelled-pair.js';
import type { JudgedPair } from './zone-rates.js';

/** A labelled pair with its score: none where the names and facts never bring the two together, or where one is a value. */
export interface ScoredPair extends JudgedPair {
  pair: LabelledPair;
  names: [string, string];
  foundBy: CandidateSource[];
  score: PairScore | null;
}

/** Scores labelled pairs among all entities of the collection: what no candidate source finds is in no zone. @throws PaniniError BAD_USER_INPUT (an entity that is not there) */
export function scoreLabelledPairs(
  pairs: readonly LabelledPair[],
  profiles: readonly EntityProfile[],
  options: Omit<ScoreOptions, 'statistics'> = {},
): ScoredPair[] {
  const index = new CandidateIndex();
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  for (const profile of profiles) index.add(profile);
  return pairs.map((pair) => {
    const ids = pairIds(pair);
    const shown = ids.map((id) => names.get(id) ?? raise(unknown(id))) as [string, string];
    const foundBy = sourcesOf(ids, index);
    // As a run scores: a pair's score hangs on the pair alone.
    const score =
      foundBy.length === 0 ? null : scoreInIndex(ids, index, { ...options, statistics: BACKGROUND });
    return {
      ...{ pair, names: shown, foundBy, score, weight: pair.weight, stratum: pair.stratum },
      isSame: pair.verdict === 'same',
      zone: score?.zone ?? 'none',
      isDifferentKey: matchKey(shown[0]) !== matchKey(shown[1]),
    };
  });
}

function sourcesOf([left, right]: readonly [string, string], index: CandidateIndex): CandidateSource[] {
  const found = [
    ...(partnersOf(left, index).get(right) ?? []),
    ...(partnersOf(right, index).get(left) ?? []),
  ];
  return [...new Set(found)].sort();
}

function raise(error: PaniniError): never {
  throw error;
}

function unknown(id: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `No entity "${id}" is in the files of GSWs.`, {
    hint: 'Name every file that the pairs were drawn from with --gsws and --passages.',
  });
}
