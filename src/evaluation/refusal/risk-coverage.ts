import { mean } from '../metrics/mean.js';
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

/** Areas under the ROC curve of the confidence; what was refused has confidence 0. Null without one of either kind. */
export interface Aurocs {
  /** All answerable questions against the unanswerable, refused ones and wrong ones included: the strict one. */
  answerable: number | null;
  /** Right answers against the unanswerable: flattered by what the method refused by itself. */
  right: number | null;
  /** Right answers against all other answers: what confidence tells beyond those refusals. */
  answered: number | null;
}

/** How often one kind has a higher confidence than the other, ties counting half, for the three pairs of kinds. */
export function aurocs(samples: readonly RefusalSample[]): Aurocs {
  const unanswerable = samples.filter((sample) => !sample.answerable);
  const right = samples.filter((sample) => sample.right);
  const otherAnswers = samples.filter((sample) => sample.answered && !sample.right);
  return {
    answerable: area(
      samples.filter((sample) => sample.answerable),
      unanswerable,
    ),
    right: area(right, unanswerable),
    answered: area(right, otherAnswers),
  };
}

function area(higher: readonly RefusalSample[], lower: readonly RefusalSample[]): number | null {
  const wins = higher.flatMap((one) => lower.map((other) => ahead(one.confidence - other.confidence)));
  return mean(wins);
}

function ahead(difference: number): number {
  return difference === 0 ? 0.5 : difference > 0 ? 1 : 0;
}
