/** Jaro-Winkler similarity of two words, in [0, 1]; symmetric. */
export function wordSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const [one, other] = left <= right ? [[...left], [...right]] : [[...right], [...left]];
  const jaro = jaroSimilarity(one, other);
  let prefix = 0;
  while (prefix < 4 && one[prefix] !== undefined && one[prefix] === other[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** True for two spellings of one word: one or two letters apart, never for short words or for words with a digit. */
export function areNearWords(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 4 || Math.abs(left.length - right.length) > 2) return false;
  if (/\p{N}/u.test(left + right)) return false;
  return wordSimilarity(left, right) >= (shorter < 6 ? 0.93 : 0.91);
}

/** A word's first letter and its consonants, doubled ones once: `Muenchen` and `München` have one skeleton. */
export function skeleton(word: string): string {
  const first = [...word][0] ?? '';
  return (
    first +
    word
      .slice(first.length)
      .replace(/[aeiouyhw]/g, '')
      .replace(/(.)\1+/gu, '$1')
  );
}

function jaroSimilarity(left: readonly string[], right: readonly string[]): number {
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  const taken = new Set<number>();
  const matched = left.filter((letter, place) => {
    const found = matchWithin(letter, { right, taken, from: place - reach, to: place + reach });
    if (found >= 0) taken.add(found);
    return found >= 0;
  });
  if (matched.length === 0) return 0;
  const inRight = [...taken].sort((one, other) => one - other).map((place) => right[place]);
  const moved = matched.filter((letter, place) => letter !== inRight[place]).length / 2;
  const count = matched.length;
  return (count / left.length + count / right.length + (count - moved) / count) / 3;
}

interface Window {
  right: readonly string[];
  taken: ReadonlySet<number>;
  from: number;
  to: number;
}

function matchWithin(letter: string, { right, taken, from, to }: Window): number {
  for (let place = Math.max(0, from); place <= Math.min(right.length - 1, to); place++)
    if (right[place] === letter && !taken.has(place)) return place;
  return -1;
}
