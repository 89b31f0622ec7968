import { bootstrapInterval } from '../metrics/bootstrap.js';
import { figureValues, type Figure } from '../metrics/figures.js';
import type { JudgedQuestion } from '../metrics/judged-question.js';
import { mean } from '../metrics/mean.js';

/** How much more one method has than another in a figure, over the same questions. */
export interface PairedDifference {
  figure: Figure;
  /** Questions that count for the figure. */
  questions: number;
  difference: number;
  /** 95 % bootstrap interval of the difference. */
  interval: [number, number];
  /** Questions on which the first method has more. */
  wins: number;
  /** Questions on which it has less. */
  losses: number;
}

const EQUAL = 1e-9;

/** The difference of two methods that were asked the same questions in the same order; null when no question counts for the figure. */
export function pairedDifference(
  figure: Figure,
  first: readonly JudgedQuestion[],
  second: readonly JudgedQuestion[],
): PairedDifference | null {
  const [left, right] = [figureValues(first)[figure], figureValues(second)[figure]];
  const differences = left.map((value, index) => value - (right[index] ?? 0));
  const difference = mean(differences);
  const interval = bootstrapInterval(differences);
  if (difference === null || !interval) return null;
  const wins = differences.filter((one) => one > EQUAL).length;
  const losses = differences.filter((one) => one < -EQUAL).length;
  return { figure, questions: differences.length, difference, interval, wins, losses };
}
