import { matchKey } from '../../text/match-key.js';

/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu;

/**
 * A match key without accents, for candidates: `Inés` and `ines` are equal. Marks of other scripts stay, since they change the letter
 * (は and ば). Empty when the match key is.
 */
export function foldName(name: string): string {
  return matchKey(name)
    .normalize('NFD')
    .replace(ACCENTED, '$1')
    .normalize('NFC')
    .replace(/[øłđðıæœþ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Words of a folded name: runs of letters and digits, and runs of symbols (`C++` is not `C`). */
export function nameTokens(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+|\p{S}+/gu) ?? [];
}
