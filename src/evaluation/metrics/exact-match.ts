import { normaliseAnswer } from './normalise-answer.js';

/** 1 when the prediction equals a gold answer after normalisation, else 0. */
export function exactMatch(predicted: string, gold: readonly string[]): 0 | 1 {
  const normalised = normaliseAnswer(predicted);
  return gold.some((answer) => normaliseAnswer(answer) === normalised) ? 1 : 0;
}
