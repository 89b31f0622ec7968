import type { MethodPair } from './comparison.js';
import type { PairedDifference } from './paired-difference.js';

const NAMES: Partial<Record<PairedDifference['figure'], string>> = {
  f1: 'F1',
  answerInEvidence: 'answer in evidence',
  supportRecall: 'support recall',
  refusalAccuracy: 'refusal accuracy',
};

/** What a part brings, said of the figures whose interval leaves 0 out; a part that brings nothing is said so. */
export function ablationVerdict({ differences }: MethodPair): string {
  const counted = differences.filter(({ figure }) => NAMES[figure] !== undefined);
  const brings = counted.filter(({ interval: [low] }) => low > 0).map(told);
  const costs = counted.filter(({ interval: [, high] }) => high < 0).map(told);
  if (brings.length + costs.length === 0) return 'no difference shown by these questions';
  return [
    ...(brings.length > 0 ? [`the shipped part brings ${brings.join(', ')}`] : []),
    ...(costs.length > 0 ? [`the shipped part costs ${costs.join(', ')}`] : []),
  ].join('; ');
}

function told({ figure, difference }: PairedDifference): string {
  return `${NAMES[figure] ?? figure} ${difference > 0 ? '+' : ''}${difference.toFixed(3)}`;
}
