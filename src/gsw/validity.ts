import { isIsoDate } from '../text/iso-date.js';

export const VALIDITY_PRECISIONS = ['day', 'month', 'year', 'decade', 'century'] as const;
/** How much of a time a text states; never more than it says. */
export type ValidityPrecision = (typeof VALIDITY_PRECISIONS)[number];

/** When a fact held, as its text says: ISO dates as long as the precision (YYYY, YYYY-MM, YYYY-MM-DD), both ends included; null is open. */
export interface Validity {
  from: string | null;
  to: string | null;
  precision: ValidityPrecision;
}

/** A validity as a file or a node states it, or null when it is none. */
export function readValidity(value: unknown): Validity | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return null;
  const { from, to, precision } = value as Record<string, unknown>;
  if (!isEnd(from) || !isEnd(to) || !isPrecision(precision) || (from === null && to === null)) return null;
  return { from, to, precision };
}

function isEnd(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && isIsoDate(value));
}

function isPrecision(value: unknown): value is ValidityPrecision {
  return VALIDITY_PRECISIONS.some((precision) => precision === value);
}
