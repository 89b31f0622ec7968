import { mean } from './mean.js';
import { percentile } from './percentile.js';
import { seededRandom } from './seeded-random.js';

export interface BootstrapOptions {
  seed?: number;
  /** How many times the values are drawn again. */
  samples?: number;
  /** Share of resampled means that the interval holds, e.g. 0.95. */
  level?: number;
}

/** Percentile bootstrap interval [low, high] of the mean; the same seed gives the same interval. Null without values. */
export function bootstrapInterval(
  values: readonly number[],
  options: BootstrapOptions = {},
): [number, number] | null {
  if (values.length === 0) return null;
  const { seed = 1, samples = 2000, level = 0.95 } = options;
  const random = seededRandom(seed);
  const means = Array.from({ length: samples }, () => resampledMean(values, random));
  const tail = (1 - level) / 2;
  return [percentile(means, tail) ?? 0, percentile(means, 1 - tail) ?? 0];
}

function resampledMean(values: readonly number[], random: () => number): number {
  const drawn = values.map(() => values[Math.floor(random() * values.length)] ?? 0);
  return mean(drawn) ?? 0;
}
