import type { ImportSource } from '../../gsw/interchange/read-source.js';
import { CandidateIndex } from '../../reconciliation/candidates/candidate-index.js';
import { candidatesOfNew } from '../../reconciliation/candidates/candidate-pairs.js';
import type { EntityProfile } from '../../reconciliation/entity-profile.js';
import { BACKGROUND } from '../../reconciliation/score/background-statistics.js';
import { scoreInIndex } from '../../reconciliation/score/score-in-index.js';
import { bar, type Bar } from '../bench/bar.js';
import { readProfiles } from './read-profiles.js';
import { syntheticProfiles } from './synthetic-names.js';

/** Seconds for all entities of the files, seconds for one more document, and growth beside n log n. */
export const RECONCILE_BARS = { all: 120, oneMore: 1, growth: 1 } as const;
/** Room for the noise of a clock. */
const NOISE = 1.25;

export interface GrowthPoint {
  entities: number;
  seconds: number;
  pairs: number;
  /** Lists so long that only the nearest names of them were compared. */
  cutLists: number;
}

export interface BenchReconcileReport {
  entities: number;
  pairs: number;
  seconds: { all: number; oneMoreDocument: number };
  growth: GrowthPoint[];
  bars: Bar[];
}

export interface BenchReconcileOptions {
  /** Entities of the largest synthetic collection. */
  grown: number;
  seed: number;
  onPart?: (part: string) => void;
}

/** Times candidates and scores, without a graph. @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
export async function benchReconcile(
  sources: readonly ImportSource[],
  { grown, seed, onPart }: BenchReconcileOptions,
): Promise<BenchReconcileReport> {
  const profiles = await readProfiles(sources);
  const last = profiles.at(-1)?.documentId;
  const before = profiles.filter(({ documentId }) => documentId !== last);
  const index = new CandidateIndex();
  onPart?.(`candidates and scores of ${before.length} entities`);
  const all = compare(before, index);
  onPart?.('one more document');
  const oneMore = compare(
    profiles.filter(({ documentId }) => documentId === last),
    index,
  );
  const growth = [grown / 16, grown / 4, grown].map((count) => {
    onPart?.(`${Math.round(count)} synthetic entities`);
    return compare(syntheticProfiles(Math.round(count), seed), new CandidateIndex());
  });
  return {
    ...{ entities: profiles.length, pairs: all.pairs + oneMore.pairs, growth },
    seconds: { all: all.seconds, oneMoreDocument: oneMore.seconds },
    bars: [
      bar('seconds for all entities of the files', all.seconds, ['at most', RECONCILE_BARS.all]),
      bar('seconds for one more document', oneMore.seconds, ['at most', RECONCILE_BARS.oneMore]),
      bar('growth beside n log n', growthBeside(growth), ['at most', RECONCILE_BARS.growth]),
    ],
  };
}

function compare(fresh: readonly EntityProfile[], index: CandidateIndex): GrowthPoint {
  const started = performance.now();
  const { pairs, truncated } = candidatesOfNew(fresh, index);
  for (const { left, right } of pairs) scoreInIndex([left, right], index, { statistics: BACKGROUND });
  const seconds = (performance.now() - started) / 1000;
  return { entities: fresh.length, seconds, pairs: pairs.length, cutLists: truncated.length };
}

/** How the time grew from the smallest to the greatest, over what n log n would allow and a quarter for noise. */
export function growthBeside(points: readonly GrowthPoint[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return NaN;
  const order = ({ entities }: GrowthPoint): number => entities * Math.log(entities);
  return last.seconds / first.seconds / (order(last) / order(first)) / NOISE;
}
