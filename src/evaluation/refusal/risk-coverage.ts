import type { RefusalSample } from './refusal-sample.js';

export interface RiskPoint {
  /** Share of all questions that are answered. */
  coverage: number;
  /** Share of the answered ones that are wrong, or that have no answer. */
  risk: number;
}

/** Risk over coverage as the threshold falls: one point for each confidence that occurs, the surest answers first. */
export function riskCoverage(samples: readonly RefusalSample[]): RiskPoint[] {
  const answered = samples
    .filter((sample) => sample.answered)
    .sort((left, right) => right.confidence - left.confidence);
  return answered.flatMap(({ confidence }, index) => {
    // Equal confidences enter together: no threshold tells them apart.
    if (answered[index + 1]?.confidence === confidence) return [];
    const wrong = answered.slice(0, index + 1).filter((sample) => !sample.right).length;
    return [{ coverage: (index + 1) / samples.length, risk: wrong / (index + 1) }];
  });
}

/**
 * How often a right answer has a higher confidence than an unanswerable question, ties counting half; what was refused has confidence 0.
 * Null without one of either.
 */
export function auroc(samples: readonly RefusalSample[]): number | null {
  const right = samples.filter((sample) => sample.right);
  const unanswerable = samples.filter((sample) => !sample.answerable);
  if (right.length === 0 || unanswerable.length === 0) return null;
  const wins = right.flatMap((one) => unanswerable.map((other) => ahead(one.confidence - other.confidence)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

function ahead(difference: number): number {
  return difference === 0 ? 0.5 : difference > 0 ? 1 : 0;
}
