import type { RefusalSample } from './refusal-sample.js';

/** Counts of what a threshold does: answers below it are refused. */
export interface ThresholdCounts {
  unanswerable: number;
  /** Of the unanswerable, those refused. */
  refused: number;
  right: number;
  /** Of the right answers, those that stay. */
  kept: number;
}

/** Right answers that the fitting half must keep: above what is asked of the other half, since that one is new. */
export const KEEP_WHEN_FITTING = 0.85;

/** What a threshold does to samples. */
export function countsAt(samples: readonly RefusalSample[], threshold: number): ThresholdCounts {
  const stays = (sample: RefusalSample): boolean => sample.answered && sample.confidence >= threshold;
  const unanswerable = samples.filter((sample) => !sample.answerable);
  const right = samples.filter((sample) => sample.right);
  return {
    unanswerable: unanswerable.length,
    refused: unanswerable.filter((sample) => !stays(sample)).length,
    right: right.length,
    kept: right.filter(stays).length,
  };
}

/**
 * The highest threshold, so the one that refuses most, under which at least `keep` of the right answers stay. It lies in the middle between two
 * confidences that occur; 0, which refuses nothing more, without a right answer.
 */
export function fitThreshold(samples: readonly RefusalSample[], keep: number = KEEP_WHEN_FITTING): number {
  const occurring = samples.filter(({ answered }) => answered).map(({ confidence }) => confidence);
  const values = [...new Set([0, ...occurring])].sort((left, right) => left - right);
  const candidates = values.map((value, index) => (index === 0 ? 0 : ((values[index - 1] ?? 0) + value) / 2));
  const right = samples.filter((sample) => sample.right).length;
  if (right === 0) return 0;
  return candidates.filter((candidate) => countsAt(samples, candidate).kept >= keep * right).at(-1) ?? 0;
}
