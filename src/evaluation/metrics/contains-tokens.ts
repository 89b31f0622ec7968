import { normaliseAnswer } from './normalise-answer.js';

/** Whether the words of an answer stand in a text one after the other, as whole normalised tokens; never for an answer without words. */
export function containsTokens(text: string, answer: string): boolean {
  const wanted = normaliseAnswer(answer);
  return wanted !== '' && ` ${normaliseAnswer(text)} `.includes(` ${wanted} `);
}
