import { words } from '../../text/fold.js';

const NAME =
  /\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?:\s+(?:(?:of|the|de|van|von|and)\s+){0,2}\p{Lu}[\p{L}\p{M}\p{N}.'’-]*)*/gu;
const DATE = /(?:\d{1,2}\s+)?(?:\p{Lu}\p{L}+\s+)?(?:\d{1,2},\s+)?\b\d{3,4}\b/gu;
const NUMBER = /\b\d[\d.,]*\d\b|\b\d\b/gu;

/**
 * The part of a sentence that a question most likely asks for, by rules alone: the first date, number or name, whichever the question's
 * wording wants, that brings a word the question does not have; without one the whole sentence.
 */
export function answerSpan(question: string, sentence: string): string {
  const asked = new Set(words(question));
  const isNew = (span: string): boolean => words(span).some((word) => !asked.has(word));
  const spans = sentence.match(wantedPattern(question)) ?? [];
  return spans.map((span) => span.replace(/[.,'’-]+$/u, '').trim()).find(isNew) ?? sentence;
}

function wantedPattern(question: string): RegExp {
  if (/\bhow (?:many|much|old|long|far|tall|high)\b/i.test(question)) return NUMBER;
  return /\bwhen\b|\b(?:what|which|in) (?:year|date|day)\b|\bdate of\b/i.test(question) ? DATE : NAME;
}
