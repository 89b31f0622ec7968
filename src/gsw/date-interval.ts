import { parseDate } from '../comparison/parse-date.js';
import type { DateValue } from '../comparison/typed-value.js';
import type { Validity, ValidityPrecision } from './validity.js';

const MILLISECONDS_A_DAY = 86_400_000;
const APPROXIMATE = /^(?:c\.|ca\.|circa|about|around|approximately|probably|perhaps|possibly|~|\?)/i;
const LENGTHS: Record<ValidityPrecision, number> = { day: 10, month: 7, year: 4, decade: 4, century: 4 };

/** The time a date text states ("1845", "2019 to 2021", "after 1300"); null for no date, an approximate one, or one before the year 1. */
export function dateInterval(text: string): Validity | null {
  const date = APPROXIMATE.test(text.trim()) ? null : parseDate(text);
  if (date === null) return null;
  const precision = date.precision === 'span' ? spanPrecision(date) : date.precision;
  const [from, to] = [isoDay(date.earliest), isoDay(date.latest)];
  if (from === undefined || to === undefined) return null;
  const length = LENGTHS[precision];
  return { from: from?.slice(0, length) ?? null, to: to?.slice(0, length) ?? null, precision };
}

/** What the ends of a range were said in: whole years, whole months, or days. */
function spanPrecision({ earliest, latest }: DateValue): ValidityPrecision {
  const starts = [isoDay(earliest), isoDay(latest + 1)].filter((day) => typeof day === 'string');
  if (starts.every((day) => day.endsWith('-01-01'))) return 'year';
  return starts.every((day) => day.endsWith('-01')) ? 'month' : 'day';
}

/** Null for an open end, undefined for a day that ISO writes with another number of digits. */
function isoDay(day: number): string | null | undefined {
  if (!Number.isFinite(day)) return null;
  const date = new Date(day * MILLISECONDS_A_DAY);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? date.toISOString().slice(0, LENGTHS.day) : undefined;
}
