const ROMAN = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

const NUMBER_WORDS = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  ].flatMap((row) => row.split(' ').map((word, place) => [word, String(place + 1)] as const)),
);

/**
 * Numbers and codes of a name, sorted: digits, years, ordinals, Roman numerals after the first word, number words, and mixed codes such as
 * `B52`; initials with a dot are no numerals. `World War II` and `World War 2` have the same.
 */
export function nameNumbers(name: string): string[] {
  const written = name
    .normalize('NFKC')
    .replace(/(\d\d)(\d\d)\s*\p{Pd}\s*(\d\d)(?!\d)/gu, '$1$2 $1$3')
    .replace(/(\d),(?=\d{3})/g, '$1');
  const initialsOut = written.replace(/(?<![\p{L}\p{N}])\p{L}\./gu, '. ');
  const tokens = initialsOut.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return tokens
    .map((token, place) => numberOf(token, place))
    .filter((number) => number !== null)
    .sort();
}

function numberOf(token: string, place: number): string | null {
  const [, digits] = /^(\d+)(?:st|nd|rd|th|s)?$/i.exec(token) ?? [];
  if (digits) return String(BigInt(digits));
  if (/\d/.test(token)) return token.toLowerCase();
  const word = NUMBER_WORDS.get(token.toLowerCase());
  if (word) return word;
  return place > 0 && isRoman(token) ? String(romanValue(token)) : null;
}

/** A single C, D, L or M is an initial more often than a numeral. */
function isRoman(token: string): boolean {
  return ROMAN.test(token) && !/^[CDLM]$/.test(token);
}

function romanValue(token: string): number {
  const values = [...token].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0);
}

export type NumberAgreement = 'none' | 'equal' | 'one-lacks' | 'different';

/** How the numbers of two names compare. `one-lacks`: all numbers of the one are in the other, which has more. */
export function compareNumbers(left: readonly string[], right: readonly string[]): NumberAgreement {
  if (left.length === 0 && right.length === 0) return 'none';
  if (left.join(' ') === right.join(' ')) return 'equal';
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  return few.every((number) => many.includes(number)) ? 'one-lacks' : 'different';
}
