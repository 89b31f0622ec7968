import { coarseTypeOfRole, type CoarseType } from '../gsw/coarse-type.js';

const EXCLUDED: Record<CoarseType, readonly CoarseType[]> = {
  person: ['date', 'number', 'place', 'work', 'value', 'nationality'],
  place: ['date', 'number', 'person', 'work', 'value'],
  organisation: ['date', 'number', 'person', 'work', 'nationality'],
  work: ['date', 'number', 'person', 'place', 'nationality'],
  event: ['number', 'person', 'nationality'],
  date: ['person', 'place', 'organisation', 'work', 'nationality', 'value'],
  number: ['person', 'place', 'organisation', 'work', 'nationality', 'value'],
  nationality: ['date', 'number', 'person', 'work', 'value'],
  value: ['date', 'number', 'person'],
};

const WORDS: readonly (readonly [RegExp, CoarseType])[] = [
  [/^(when|in (what|which) year|what (year|date)|on (what|which) (date|day))\b/, 'date'],
  [/^how (many|much)\b/, 'number'],
  [/^where\b/, 'place'],
  [/^(who|whom|whose)\b/, 'person'],
];

const NOUN =
  /^(?:\w+ )?(?:what|which) (?:is the |was the |are the |were the )?((?:\w+ ){0,2}?\w+)(?: (?:of|is|was|are|were|did|does|do|has|have|in|for|that|from)\b|\?|$)/;

/**
 * The coarse types that an answer to the question certainly does not have; none when its opening words do not say what is asked for.
 * Relations read the kind of answer anywhere in a question (`expectedAnswer`) and only compare by it; here a type costs a pair most of its
 * relevance, so only the opening counts, by the table that typed the entities.
 */
export function excludedTypes(question: string): readonly CoarseType[] {
  const text = question.trim().toLowerCase();
  const type =
    WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? coarseTypeOfRole(NOUN.exec(text)?.[1] ?? '');
  return type ? EXCLUDED[type] : [];
}
