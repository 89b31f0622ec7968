import { percentile } from '../metrics/percentile.js';
import { seededRandom } from '../metrics/seeded-random.js';
import { ratesOf, type JudgedPair, type Rates } from './zone-rates.js';

/** What the zones are worth. `differentKey` is the automatic zone among pairs whose names have different match keys. */
export interface ZoneEstimates {
  automatic: Rates;
  /** The review zone alone. */
  review: Rates;
  automaticAndReview: Rates;
  differentKey: Rates;
  differentKeyAutomaticAndReview: Rates;
}

type Interval = [low: number, high: number] | null;
export type ZoneIntervals = Record<keyof ZoneEstimates, { precision: Interval; recall: Interval }>;

export function zoneEstimates(pairs: readonly JudgedPair[]): ZoneEstimates {
  const different = pairs.filter(({ isDifferentKey }) => isDifferentKey);
  return {
    automatic: ratesOf(pairs, ['automatic']),
    review: ratesOf(pairs, ['review']),
    automaticAndReview: ratesOf(pairs, ['automatic', 'review']),
    differentKey: ratesOf(different, ['automatic']),
    differentKeyAutomaticAndReview: ratesOf(different, ['automatic', 'review']),
  };
}

const SAMPLES = 2_000;
const SEED = 1;
const KEYS = [
  'automatic',
  'review',
  'automaticAndReview',
  'differentKey',
  'differentKeyAutomaticAndReview',
] as const;

/** 95 % percentile bootstrap intervals: pairs are drawn again within their strata; the same pairs give the same intervals. */
export function zoneIntervals(pairs: readonly JudgedPair[]): ZoneIntervals {
  const strata = [...new Set(pairs.map(({ stratum }) => stratum))].map((name) =>
    pairs.filter(({ stratum }) => stratum === name),
  );
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: SAMPLES }, () =>
    zoneEstimates(strata.flatMap((stratum) => drawAgain(stratum, random))),
  );
  const interval = (key: keyof ZoneEstimates): ZoneIntervals[typeof key] => ({
    precision: bounds(drawn.map((estimates) => estimates[key].precision)),
    recall: bounds(drawn.map((estimates) => estimates[key].recall)),
  });
  return Object.fromEntries(KEYS.map((key) => [key, interval(key)])) as ZoneIntervals;
}

function drawAgain(stratum: readonly JudgedPair[], random: () => number): JudgedPair[] {
  return stratum.flatMap(() => stratum[Math.floor(random() * stratum.length)] ?? []);
}

function bounds(values: readonly (number | null)[]): Interval {
  const known = values.filter((value) => value !== null);
  const [low, high] = [percentile(known, 0.025), percentile(known, 0.975)];
  return low === null || high === null ? null : [low, high];
}
