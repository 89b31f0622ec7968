import { words } from '../text/fold.js';

/** The words of a text with case and accents folded, a possessive `'s` left out. */
export function foldedTokens(text: string): string[] {
  return words(text.replace(/['’]s(?![\p{L}\p{N}])/giu, ''));
}

/** The folded words joined by single spaces: equal for two spellings of one name. */
export function foldedKey(text: string): string {
  return foldedTokens(text).join(' ');
}

/** True when the words of `part` stand in `whole`, together and in order; false for a part without words. */
export function containsWords(whole: string, part: string): boolean {
  const key = foldedKey(part);
  return key !== '' && ` ${foldedKey(whole)} `.includes(` ${key} `);
}
