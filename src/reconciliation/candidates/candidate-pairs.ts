import { compareText } from '../../gsw/graph-lines.js';
import type { EntityProfile } from '../entity-profile.js';
import { CandidateIndex } from './candidate-index.js';
import type { CandidatePair, CandidateSet, CandidateSource, GivenPair } from './candidate-pair.js';
import { partnersOf } from './partners.js';

/** Pairs that may be one among all profiles. */
export function candidatePairs(
  profiles: readonly EntityProfile[],
  given: readonly GivenPair[] = [],
): CandidateSet {
  return candidatesOfNew(profiles, new CandidateIndex(), given);
}

/**
 * Adds new profiles to an index and finds the pairs that at least one of them stands in. The work per new entity is bounded by the lists
 * of its names and facts, and lists that were cut are stated. Given pairs are kept when both ends are in the index.
 */
export function candidatesOfNew(
  fresh: readonly EntityProfile[],
  index: CandidateIndex,
  given: readonly GivenPair[] = [],
): CandidateSet {
  const before = index.dropped;
  const added = fresh.filter((profile) => index.add(profile));
  const found = new FoundPairs();
  for (const { id } of added)
    for (const [other, sources] of partnersOf(id, index)) found.add(id, [other, ...sources]);
  for (const { left, right, foundBy } of given)
    if (index.evidence(left) && index.evidence(right)) found.add(left, [right, foundBy]);
  const { names } = index;
  return {
    pairs: found.all(),
    truncated: index.blocks.truncated(),
    dropped: index.dropped - before,
    names,
  };
}

class FoundPairs {
  private readonly sources = new Map<string, Map<string, Set<CandidateSource>>>();

  add(one: string, [other, ...sources]: readonly [string, ...CandidateSource[]]): void {
    if (one === other) return;
    const [left, right] = one < other ? [one, other] : [other, one];
    const ofLeft = this.sources.get(left) ?? new Map<string, Set<CandidateSource>>();
    this.sources.set(left, ofLeft);
    ofLeft.set(right, new Set([...(ofLeft.get(right) ?? []), ...sources]));
  }

  all(): CandidatePair[] {
    return [...this.sources]
      .sort(([left], [right]) => compareText(left, right))
      .flatMap(([left, others]) =>
        [...others]
          .sort(([one], [other]) => compareText(one, other))
          .map(([right, sources]) => ({ left, right, foundBy: [...sources].sort(compareText) })),
      );
  }
}
