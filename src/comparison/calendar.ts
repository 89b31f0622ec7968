import type { DateValue } from './typed-value.js';

const MILLISECONDS_A_DAY = 86_400_000;

/** A calendar year in astronomical numbering: 1 BC is 0, 2 BC is -1. */
export type AstronomicalYear = number;

/** The day number of a date, or null when the calendar has no such day (30 February). `month` counts from 1. */
export function dayNumber(year: AstronomicalYear, month: number, day: number): number | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? Math.round(date.getTime() / MILLISECONDS_A_DAY) : null;
}

/** One day, or null when the calendar has no such day. */
export function dayDate(year: AstronomicalYear, month: number, day: number): DateValue | null {
  const number = dayNumber(year, month, day);
  return number === null ? null : { kind: 'date', earliest: number, latest: number, precision: 'day' };
}

/** All days of a month. */
export function monthDate(year: AstronomicalYear, month: number): DateValue {
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return {
    kind: 'date',
    earliest: firstDay(year, month),
    latest: firstDay(nextYear, nextMonth) - 1,
    precision: 'month',
  };
}

/** All days from the first of one year to the last of another. */
export function yearsDate(
  from: AstronomicalYear,
  to: AstronomicalYear,
  precision: DateValue['precision'],
): DateValue {
  return { kind: 'date', earliest: firstDay(from, 1), latest: firstDay(to + 1, 1) - 1, precision };
}

function firstDay(year: AstronomicalYear, month: number): number {
  return dayNumber(year, month, 1) ?? Number.NaN;
}
