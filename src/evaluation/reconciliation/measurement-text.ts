import type { PairMeasurement } from './measure-pairs.js';

const ROWS = [
  ['automatic', 'automatic'],
  ['review', 'review'],
  ['automatic + review', 'automaticAndReview'],
  ['different keys, automatic', 'differentKey'],
  ['different keys, automatic + review', 'differentKeyAutomaticAndReview'],
] as const;

/** A measurement as lines for people; the last one is JSON for programs. */
export function measurementText(measured: PairMeasurement): string {
  const { half, pairs, same, thresholds, interval, kappa, automatic, review, differentKey } = measured;
  const rows = ROWS.map(([label, key]) => {
    const { precision, recall, pairs: count } = measured[key];
    const { precision: low, recall: wide } = interval[key];
    return `${label.padEnd(36)}precision ${share(precision)} ${range(low)}  recall ${share(recall)} ${range(wide)}  ${count} pairs`;
  });
  return [
    `${pairs} pairs of the ${half} half, ${same} of them one; thresholds ${thresholds.automatic} and ${thresholds.review}`,
    ...rows,
    `agreement of the readers: kappa ${share(kappa)}`,
    JSON.stringify({ automatic, review, differentKey, kappa, interval }),
  ].join('\n');
}

function share(value: number | null): string {
  return value?.toFixed(3) ?? '-';
}

function range(interval: [number, number] | null): string {
  return interval ? `[${interval.map((end) => end.toFixed(3)).join(', ')}]` : '[-]';
}
