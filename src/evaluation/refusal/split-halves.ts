import { seededRandom } from '../metrics/seeded-random.js';
import type { RefusalSample } from './refusal-sample.js';
import { countsAt, fitThreshold, type ThresholdCounts } from './threshold.js';

export const SPLIT_SEEDS = [1, 2, 3, 4, 5] as const;

export interface SplitResult extends ThresholdCounts {
  seed: number;
  /** Fitted on the one half; the counts are those of the other. */
  threshold: number;
}

export interface PooledRefusal {
  splits: SplitResult[];
  /** Over the tested halves of all splits; null when they hold no such question. */
  refusalAccuracy: number | null;
  keptRight: number | null;
}

/** One threshold fitted on half of all samples and tested on the other half, for each seed, with the tested halves pooled. */
export function testThreshold(
  samples: readonly RefusalSample[],
  seeds: readonly number[] = SPLIT_SEEDS,
): PooledRefusal {
  const splits = seeds.map((seed) => splitResult(samples, seed));
  const sum = (name: keyof ThresholdCounts): number =>
    splits.reduce((total, split) => total + split[name], 0);
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  return {
    splits,
    refusalAccuracy: share(sum('refused'), sum('unanswerable')),
    keptRight: share(sum('kept'), sum('right')),
  };
}

function splitResult(samples: readonly RefusalSample[], seed: number): SplitResult {
  const groups = shuffled([...new Set(samples.map(({ group }) => group))].sort(), seededRandom(seed));
  const fitting = new Set(groups.slice(0, Math.ceil(groups.length / 2)));
  const threshold = fitThreshold(samples.filter(({ group }) => fitting.has(group)));
  const tested = samples.filter(({ group }) => !fitting.has(group));
  return { seed, threshold, ...countsAt(tested, threshold) };
}

function shuffled(values: readonly string[], random: () => number): string[] {
  const keyed = values.map((value) => ({ value, key: random() }));
  return keyed.sort((left, right) => left.key - right.key).map(({ value }) => value);
}
