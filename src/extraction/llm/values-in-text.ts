import { MONTH } from '../../text/month-pattern.js';

/** Longest first: a day is not also a year. */
const VALUE = new RegExp(
  [
    `\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{3,4}`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{3,4}`,
    `${MONTH},? \\d{3,4}`,
    '\\d{4}[–-]\\d{2,4}',
    '\\d{1,3}(?:[,.]\\d{3})+(?:\\.\\d+)?',
    '\\d+(?:\\.\\d+)?',
  ]
    .map((pattern) => `(?<![\\p{L}\\p{N}.,–-])${pattern}(?![\\p{L}\\p{N}]|[.,]\\d)`)
    .join('|'),
  'gu',
);

/** Dates and numbers of at least two digits that stand in a text, once each, in order. */
export function valuesIn(text: string): string[] {
  const found = [...text.matchAll(VALUE)].map(([value]) => value);
  return [...new Set(found.filter((value) => value.replace(/\D/g, '').length > 1))];
}
