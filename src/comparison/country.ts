import { COUNTRY_ROWS } from './country-table.js';
import { foldedKey } from './fold.js';

const COUNTRY_BY_NAME: ReadonlyMap<string, string> = new Map(
  COUNTRY_ROWS.flatMap(([path, names]) => names.map((name) => [foldedKey(name), path] as const)),
);

const LONGEST_NAME_WORDS = Math.max(...[...COUNTRY_BY_NAME.keys()].map((name) => name.split(' ').length));

/**
 * The countries a text names, as paths of the table: "American film director", "Lyon, France", "Italian-American".
 * Of a list of places only the last part counts. Empty when it names none; a place is never looked up in a country.
 */
export function countriesOf(text: string): string[] {
  const parts = text.split(',').map((part) => foldedKey(part.replace(/^\s*the\s+/i, '')));
  const whole = COUNTRY_BY_NAME.get(foldedKey(text).replace(/^the /, ''));
  if (whole) return [whole];
  const last = parts.at(-1) ?? '';
  const exact = COUNTRY_BY_NAME.get(last);
  if (exact || parts.length > 1) return exact ? [exact] : [];
  return namedIn(last);
}

function namedIn(key: string): string[] {
  const words = key.split(' ');
  const found = new Set<string>();
  for (let start = 0; start < words.length;) {
    const [path, length] = longestNameAt(words, start);
    if (path) found.add(path);
    start += length;
  }
  return [...found].sort();
}

function longestNameAt(words: readonly string[], start: number): [string | null, number] {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length - start); length > 0; length--) {
    const path = COUNTRY_BY_NAME.get(words.slice(start, start + length).join(' '));
    if (path) return [path, length];
  }
  return [null, 1];
}

/** Whether two country paths are one country; null for two parts of one state, which share some things and not others. */
export function isSameCountry(left: string, right: string): boolean | null {
  if (left === right || left.startsWith(`${right}/`) || right.startsWith(`${left}/`)) return true;
  return left.split('/')[0] === right.split('/')[0] ? null : false;
}
