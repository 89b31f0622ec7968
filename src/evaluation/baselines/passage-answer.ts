import { sentences } from '../../gsw/sentences.js';
import { NOT_AVAILABLE } from '../../answering/answer.js';
import { answerSpan } from './answer-span.js';
import type { PassageHit } from './baseline.js';

/** Relevance of each sentence to the question, higher is better. */
export type JudgeSentences = (question: string, sentences: string[]) => Promise<number[]>;

/** The span that the rules take from the most relevant sentence of the passages; `N/A` without a sentence. Ties go to the earlier one. */
export async function passageAnswer(
  question: string,
  hits: readonly PassageHit[],
  judge: JudgeSentences,
): Promise<string> {
  const candidates = hits.flatMap((hit) => sentencesOf(hit.text));
  if (candidates.length === 0) return NOT_AVAILABLE;
  const scores = await judge(question, candidates);
  const best = scores.reduce((top, score, index) => (score > (scores[top] ?? -Infinity) ? index : top), 0);
  return answerSpan(question, candidates[best] ?? '');
}

function sentencesOf(text: string): string[] {
  return sentences(text)
    .map(([start, end]) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
}
