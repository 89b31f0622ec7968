import { foldedKey } from './fold.js';
import { parseDate } from './parse-date.js';
import { parseNumber } from './parse-number.js';
import type { TypedValue } from './typed-value.js';

/** A text as a date, else a number, else a name; a bare "1950" is a year. Never throws. */
export function parseValue(text: string): TypedValue {
  return parseDate(text) ?? parseNumber(text) ?? { kind: 'name', key: foldedKey(text) || text };
}
