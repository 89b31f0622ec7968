import { words } from '../../text/fold.js';

/** Share of a question's distinct words that each sentence has, in [0, 1]. */
export function wordOverlap(question: string, sentences: readonly string[]): number[] {
  const asked = [...new Set(words(question))];
  return sentences.map((sentence) => {
    const present = new Set(words(sentence));
    return asked.filter((word) => present.has(word)).length / Math.max(1, asked.length);
  });
}
