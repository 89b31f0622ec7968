import { answerTokens } from './normalise-answer.js';

/** Token F1 in [0, 1] of a prediction, the best over the gold answers and aliases; 0 without a gold answer. */
export function tokenF1(predicted: string, gold: readonly string[]): number {
  const tokens = answerTokens(predicted);
  return Math.max(0, ...gold.map((answer) => f1(tokens, answerTokens(answer))));
}

function f1(predicted: string[], gold: string[]): number {
  if (predicted.length === 0 || gold.length === 0) return predicted.length === gold.length ? 1 : 0;
  const common = commonTokens(predicted, gold);
  if (common === 0) return 0;
  const precision = common / predicted.length;
  const recall = common / gold.length;
  return (2 * precision * recall) / (precision + recall);
}

/** Size of the intersection of both as multisets. */
function commonTokens(left: string[], right: string[]): number {
  const counts = new Map<string, number>();
  for (const token of right) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of left) {
    const remaining = counts.get(token) ?? 0;
    if (remaining > 0) common += 1;
    counts.set(token, remaining - 1);
  }
  return common;
}
