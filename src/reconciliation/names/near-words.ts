/** Letters to insert, delete, replace or swap with their neighbour to make one word of the other; symmetric. */
export function editDistance(left: string, right: string): number {
  const [one, other] = [[...left], [...right]];
  let older: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  one.forEach((letter, row) => {
    const now = [row + 1];
    other.forEach((found, column) => {
      const swapped = letter === other[column - 1] && found === one[row - 1];
      const options = [
        (before[column] ?? 0) + Number(letter !== found),
        (before[column + 1] ?? 0) + 1,
        (now[column] ?? 0) + 1,
        swapped ? (older[column - 1] ?? 0) + 1 : Infinity,
      ];
      now.push(Math.min(...options));
    });
    [older, before] = [before, now];
  });
  return before.at(-1) ?? 0;
}

/** True for two spellings of one word: one letter apart, two in a word of eight; never for words of fewer than four letters or with a digit. */
export function areNearWords(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  const allowed = shorter >= 8 ? 2 : 1;
  if (shorter < 4 || Math.abs(left.length - right.length) > allowed) return false;
  if (/\p{N}/u.test(left + right)) return false;
  return left === right || editDistance(left, right) <= allowed || haveOneSkeleton(left, right);
}

/** `Muenchen` and `München`: words that differ in vowels only, at most one letter more. */
function haveOneSkeleton(left: string, right: string): boolean {
  return (
    Math.min(left.length, right.length) >= 6 &&
    skeleton(left) === skeleton(right) &&
    editDistance(left, right) <= 2
  );
}

/** A word's first letter and its consonants, doubled ones once: `Muenchen` and `München` have one skeleton. */
export function skeleton(word: string): string {
  const first = [...word][0] ?? '';
  const rest = word.slice(first.length).replace(/[aeiouyhw]/g, '');
  return first + rest.replace(/(.)\1+/gu, '$1');
}

/** Two lists of words that differ in the spelling of one or two of them; words run together or apart count as one spelling. */
export function areSpellings(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return areNearWords(left.join(''), right.join(''));
  const others = right.filter((word, place) => word !== left[place]);
  const apart = left.filter((word, place) => word !== right[place]);
  return (
    apart.length > 0 &&
    apart.length <= 2 &&
    apart.every((word, place) => areNearWords(word, others[place] ?? ''))
  );
}
