/** What the compared values are; `duration` is the span between two dates. */
export type Measure = 'date' | 'number' | 'duration';

/** Which fact of the compared things is meant; `age` is birth for people and founding for the rest, `any` is not said. */
export type ComparedProperty = 'birth' | 'death' | 'release' | 'founding' | 'age' | 'lifespan' | 'any';

/** Which end of the order is asked for, and of what. */
export interface OrderAsked {
  measure: Measure;
  pick: 'least' | 'greatest';
  property: ComparedProperty;
}

const DATE_GREATEST =
  'later|latest|last|most recent(?:ly)?|more recent(?:ly)?|newer|newest|younger|youngest|after';
const DATE_LEAST = 'earlier|earliest|first|older|oldest|elder|eldest|before|sooner|prior to';
const NUMBER_GREATEST =
  'larger|largest|bigger|biggest|greater|greatest|more|most|higher|highest|taller|tallest|longer|longest|deeper|deepest|heavier|heaviest|wider|widest|farther|further|faster|fastest';
const NUMBER_LEAST =
  'smaller|smallest|fewer|fewest|less|least|lower|lowest|shorter|shortest|shallower|lighter|lightest|narrower|slower|slowest';

/** Alternatives of a pattern that match every word of order, longest first where one begins another. */
export const ORDER_WORDS = [DATE_GREATEST, DATE_LEAST, NUMBER_GREATEST, NUMBER_LEAST].join('|');

const AGE_AT_DEATH = /\b(?:younger|older|greater|later) age\b|\bwhen (?:he|she|they) died\b/i;
const LIFESPAN =
  /\blive[ds]? (?:a )?(?:the )?(?:longer|longest|shorter|shortest)|\b(?:longer|shorter)[- ]lived|\blifespans?\b|\blife ?span\b/i;

const PROPERTIES: readonly (readonly [RegExp, ComparedProperty])[] = [
  [/\b(?:die[ds]?|deaths?|passed away)\b/i, 'death'],
  [/\b(?:born|births?|birthdays?)\b/i, 'birth'],
  [/\b(?:released?|c[ao]me out|published|publication|premiered|aired|issued)\b/i, 'release'],
  [
    /\b(?:founded|established|formed|formation|inception|built|opened|created|constructed|started)\b/i,
    'founding',
  ],
  [/\b(?:older|younger|oldest|youngest|elder|eldest)\b/i, 'age'],
];

/** What order a phrase asks for ("has the director who died first"); null when it asks for none. Give it no titles or names. */
export function orderAsked(phrase: string): OrderAsked | null {
  if (LIFESPAN.test(phrase) || AGE_AT_DEATH.test(phrase)) {
    const isLeast = /\b(?:shorter|shortest|younger|less)\b/i.test(phrase);
    return { measure: 'duration', pick: isLeast ? 'least' : 'greatest', property: 'lifespan' };
  }
  const [measure, pick] = kindOfOrder(phrase) ?? [];
  return measure && pick ? { measure, pick, property: propertyOf(phrase) } : null;
}

/** The fact a phrase speaks of. */
export function propertyOf(phrase: string): ComparedProperty {
  return PROPERTIES.find(([pattern]) => pattern.test(phrase))?.[1] ?? 'any';
}

function kindOfOrder(phrase: string): [Measure, OrderAsked['pick']] | null {
  if (has(phrase, DATE_GREATEST)) return ['date', 'greatest'];
  if (has(phrase, DATE_LEAST)) return ['date', 'least'];
  if (has(phrase, NUMBER_GREATEST)) return ['number', 'greatest'];
  return has(phrase, NUMBER_LEAST) ? ['number', 'least'] : null;
}

function has(phrase: string, words: string): boolean {
  return new RegExp(`\\b(?:${words})\\b`, 'i').test(phrase);
}
