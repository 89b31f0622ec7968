import { words } from '../../text/fold.js';

const NAME =
  /\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?:\s+(?:(?:of|the|de|van|von|and)\s+){0,2}\p{Lu}[\p{L}\p{M}\p{N}.'’-]*)*/gu;
const DATE = /(?:\d{1,2}\s+)?(?:\p{Lu}\p{L}+\s+)?(?:\d{1,2},\s+)?\b\d{3,4}\b/gu;
const MEASURE = /\b\d[\d.,]*(?:\s\p{L}+)?/gu;
const NUMBER = /\b\d[\d.,]*\d\b|\b\d\b/gu;

/** What a sentence may begin with, in capitals, that names nothing. */
const NAMELESS = new Set(
  'a after all also an and as at before both but by during each first for from he her his however i if in into it its later many most no of on one or our over she since some such that the their there these they this those though to under until upon we when where while with'.split(
    ' ',
  ),
);

/**
 * The part of a sentence that a question most likely asks for, by rules alone: the first date, number or name, whichever the question's
 * wording wants, that brings a word the question does not have; without one the whole sentence.
 */
export function answerSpan(question: string, sentence: string): string {
  const asked = new Set(words(question));
  const isNew = (span: string): boolean =>
    words(span).some((word) => !asked.has(word) && !NAMELESS.has(word));
  const spans = sentence.match(wantedPattern(question)) ?? [];
  return spans.map(trimmed).find(isNew) ?? sentence;
}

function trimmed(span: string): string {
  const [first = '', ...rest] = span
    .replace(/[.,'’-]+$/u, '')
    .trim()
    .split(' ');
  return rest.length > 0 && NAMELESS.has(first.toLowerCase()) && !/^(?:the|an?)$/i.test(first)
    ? rest.join(' ')
    : [first, ...rest].join(' ');
}

function wantedPattern(question: string): RegExp {
  if (/\bhow (?:many|old)\b/i.test(question)) return NUMBER;
  if (/\bhow (?:much|long|far|tall|high|deep|wide|heavy)\b/i.test(question)) return MEASURE;
  return /\bwhen\b|\b(?:what|which|in) (?:year|date|day)\b|\bdate of\b/i.test(question) ? DATE : NAME;
}
