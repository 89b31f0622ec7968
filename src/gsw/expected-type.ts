import { coarseTypeOfRole, type CoarseType } from './coarse-type.js';

/** What a question asks for: a type of answer, and the types an answer to it certainly does not have. */
export interface ExpectedType {
  type: CoarseType;
  excluded: readonly CoarseType[];
}

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

/** The type a question asks for, from its question word or the noun beside it; null when it does not say. */
export function expectedType(question: string): ExpectedType | null {
  const text = question.trim().toLowerCase();
  const type =
    WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? coarseTypeOfRole(NOUN.exec(text)?.[1] ?? '');
  return type ? { type, excluded: EXCLUDED[type] } : null;
}
