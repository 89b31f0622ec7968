import { ATOM } from './mask.js';
import { isWholeComplement } from './question-frame.js';
import type { Reducer } from './reduce-relation.js';

const SUPERLATIVE =
  '(?:largest|biggest|smallest|highest|tallest|lowest|longest|shortest|deepest|oldest|newest|busiest|most populous|northernmost|southernmost|easternmost|westernmost)';
const PHRASE = new RegExp(
  `\\bthe (?:second |third |fourth )?${SUPERLATIVE} \\p{Ll}+(?: and (?:the )?capit[ao]l)?,? (?:in|of) (?:the )?${ATOM}(?! ?['’]s\\b|,? (?:who|that|which|where)\\b)`,
  'giu',
);

/** "the second largest city in X" becomes a reference to "What is the second largest city in X?". */
export const reduceSuperlative: Reducer = (text, { mask, writer }) => {
  for (const match of text.matchAll(PHRASE)) {
    const end = match.index + match[0].length;
    if (isWholeComplement(text, match.index, end)) continue;
    const reference = writer.ask(`What is ${mask.show(match[0].replace(',', ''))}?`);
    return text.slice(0, match.index) + mask.hideReferences(reference) + text.slice(end);
  }
  return undefined;
};
