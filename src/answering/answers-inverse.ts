import { foldedKey } from '../comparison/fold.js';
import type { QaPair } from '../retrieval/evidence.js';

/** True when a pair's answer is the thing itself: it tells something else's fact. */
export function answersInverse(pair: Pick<QaPair, 'answers'>, name: string): boolean {
  const key = foldedKey(name);
  return pair.answers.some((answer) => foldedKey(answer.name) === key);
}
