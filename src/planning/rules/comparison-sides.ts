/** The two things a comparison names, as they stand in the question. */
export type Pair = readonly [string, string];

const QUOTATION = /["“][^"“”]*["”]/g;
const STARTS_NAME = /^(?:["“'‘<(]|\p{Lu}|\p{N})/u;
const STARTS_TITLE = /^(?:["“]|(?:The|A|An|<ENTITY)\b)/;

/**
 * Splits "A or B" (or "A and B") where each half can be a name; titles may hold the word too.
 * Of several places the one before a quotation or an article wins, then the one nearest to the middle; undefined when there is none.
 */
export function splitPair(text: string, word: 'or' | 'and'): Pair | undefined {
  const places = splitPlaces(text, word).map((at) => halves(text, at, word));
  const named = places.filter(
    ([left, right]) => STARTS_NAME.test(bare(left)) === STARTS_NAME.test(bare(right)),
  );
  const candidates = named.filter(([left, right]) => left !== '' && right !== '');
  return candidates.sort((one, other) => rank(other) - rank(one))[0];
}

function splitPlaces(text: string, word: string): number[] {
  const hidden = text.replace(QUOTATION, (quoted) => '"'.repeat(quoted.length));
  return [...hidden.matchAll(new RegExp(`,? ${word} `, 'g'))].map((match) => match.index);
}

function halves(text: string, at: number, word: string): Pair {
  const rest = text.slice(at).replace(new RegExp(`^,? ${word} `), '');
  return [text.slice(0, at).trim(), rest.trim()];
}

/** Without a leading kind or article in lower case: "the film X" is named by X. */
function bare(side: string): string {
  return side.replace(/^(?:the )?(?:\p{Ll}[\p{L}-]*,? ){0,6}(?=[\p{Lu}"“<])/u, '');
}

function rank([left, right]: Pair): number {
  const balance = 1 - Math.abs(left.length - right.length) / (left.length + right.length);
  return balance + (STARTS_TITLE.test(right) ? 1 : 0);
}

/** The side without the kind before it and marks after it: "the movies X," -> "X". A kind that says more ("the director of X") stays. */
export function cleanSide(side: string): string {
  const text = side.replace(/^[\s,:;]+|[\s,:;]+$/gu, '').replace(/^both /i, '');
  return text
    .replace(/^(?:the )?\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?,? (?=[\p{Lu}\p{N}"“<])/u, (kind) =>
      KIND.test(kind.trim()) ? '' : kind,
    )
    .trim();
}

const KIND =
  /^(?:the )?(?:\p{L}+ )?(?:films?|movies?|bands?|songs?|albums?|books?|novels?|magazines?|mountains?|rivers?|lakes?|villages?|towns?|cities|city|countries|country|universities|university|schools?|companies|company|ships?|islands?|bridges?|towers?|groups?|actors?|writers?|directors?|people|persons?|singers?|plays?|operas?|newspapers?|journals?|museums?|stations?|airports?|clubs?|teams?|genera|genus|species|plants?|games?|series|shows?|composers?|poets?|painters?|kings?|queens?),?$/u;
