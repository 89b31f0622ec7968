import { words } from './fold.js';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const LONGEST_TOKEN = 64;
const MOST_TERMS = 64;

/** Folded words of a text; scripts without spaces as overlapping pairs of letters. */
export function searchWords(text: string): string[] {
  return words(text).flatMap((word) => splitScripts(word.slice(0, LONGEST_TOKEN)));
}

/**
 * What the full-text index stores: every word prefixed with the workspace key, so that document frequencies stay per workspace
 * and no word of another workspace can match.
 */
export function searchTokens(workspaceKey: string, texts: readonly string[]): string {
  return [...new Set(texts.flatMap(searchWords))].map((word) => `${workspaceKey}${word}`).join(' ');
}

/** Like searchTokens, but every occurrence is kept, so that term frequency counts. */
export function passageTokens(workspaceKey: string, text: string): string {
  return searchWords(text)
    .map((word) => `${workspaceKey}${word}`)
    .join(' ');
}

/**
 * A full-text query over search tokens: words of a text joined by OR. Tokens are letters and digits only, so nothing in it is
 * Lucene syntax. Empty when the text has no word; at most 64 distinct words are used.
 */
export function searchQuery(workspaceKey: string, text: string): string {
  return [...new Set(searchWords(text))]
    .slice(0, MOST_TERMS)
    .map((word) => `${workspaceKey}${word}`)
    .join(' ');
}

function splitScripts(word: string): string[] {
  const pieces = word.replace(CJK, (run) => ` ${bigrams(run).join(' ')} `);
  return pieces.split(' ').filter((piece) => piece.length > 0);
}

function bigrams(run: string): string[] {
  const letters = [...run];
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
