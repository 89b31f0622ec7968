import { dayDate, monthDate, yearsDate } from './calendar.js';
import type { DateValue } from './typed-value.js';

const MONTHS = [
  'january', 'february', 'march', 'april', 'may', 'june',
  'july', 'august', 'september', 'october', 'november', 'december',
]; // prettier-ignore
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** One or two digits are a year only with their era: "March 29" has none. */
const YEAR = '(\\d{3,4}|\\d{1,2}(?=\\s*(?:bc|ad|ce|b\\.c|a\\.d|c\\.e)))';
const ERA = '(?:\\s*(bc|bce|ad|ce|b\\.c\\.(?:e\\.)?|a\\.d\\.|c\\.e\\.))?';

/** Reads one shape of date from a match; `match` carries the groups of its own pattern. */
type Reader = (match: RegExpMatchArray) => DateValue | null;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [shape(`${DAY}(?:\\s+of)?\\s+${MONTH},?\\s+${YEAR}${ERA}`), (m) => day(m[3], m[4], [m[2], m[1]])],
  [shape(`${MONTH}\\s+${DAY},?\\s+${YEAR}${ERA}`), (m) => day(m[3], m[4], [m[1], m[2]])],
  [shape(`${YEAR}\\s+${MONTH}\\s+${DAY}`), (m) => day(m[1], undefined, [m[2], m[3]])],
  [shape('(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})'), (m) => numericDay(m[1], Number(m[2]), Number(m[3]))],
  [shape('(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})'), (m) => ambiguousDay(m[3], Number(m[1]), Number(m[2]))],
  [shape(`(?:early |mid-? ?|late )?${MONTH},?(?:\\s+of)?\\s+${YEAR}${ERA}`), (m) => month(m[1], m[2], m[3])],
  [shape('(\\d{4})-(0[1-9]|1[0-2])'), (m) => monthDate(Number(m[1]), Number(m[2]))],
  [shape(`(?:spring|summer|autumn|fall|winter)(?:\\s+of)?\\s+${YEAR}${ERA}`), (m) => year(m[1], m[2])],
  [shape("(?:early |mid-? ?|late )?(\\d{3})0'?s"), (m) => decade(m[1])],
  [shape(`(?:early |mid-? ?|late )?${DAY}\\s+century${ERA}`), (m) => century(m[1], m[2])],
  [shape(`(?:(?:early |mid-? ?|late )|ad )?(\\d{3,4})${ERA}`), (m) => year(m[1], m[2])],
  [shape('(\\d{1,4})\\s*(bce?|ad|ce|b\\.c\\.)'), (m) => year(m[1], m[2])],
  [shape('ad\\s+(\\d{1,4})'), (m) => year(m[1], undefined)],
];

/** Days, months, years, decades or centuries written as the whole of a lower-case text; null for anything else. No precision is added. */
export function parseSingleDate(text: string): DateValue | null {
  for (const [pattern, read] of READERS) {
    const match = text.match(pattern);
    const date = match && read(match);
    if (date) return date;
  }
  return null;
}

/** The first full date (day, month and year) inside a lower-case text, and whether a different one follows. */
export function findFullDate(text: string): DateValue | null {
  const found = [`${DAY}\\s+${MONTH},?\\s+(\\d{3,4})`, `${MONTH}\\s+${DAY},?\\s+(\\d{3,4})`]
    .flatMap((pattern) => text.match(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?!\\d)`, 'gu')) ?? [])
    .map(parseSingleDate)
    .filter((date) => date !== null);
  const [first] = found;
  return first && found.every((date) => date.earliest === first.earliest) ? first : null;
}

function shape(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'u');
}

function isBeforeChrist(era: string | undefined): boolean {
  return era?.startsWith('b') ?? false;
}

function astronomical(text: string | undefined, era: string | undefined): number {
  return isBeforeChrist(era) ? 1 - Number(text) : Number(text);
}

function monthNumber(text: string | undefined): number {
  return MONTHS.findIndex((name) => name.startsWith((text ?? '').slice(0, 3))) + 1;
}

function day(
  yearText: string | undefined,
  era: string | undefined,
  [monthText, dayText]: [string | undefined, string | undefined],
): DateValue | null {
  return dayDate(astronomical(yearText, era), monthNumber(monthText), Number(dayText));
}

function numericDay(yearText: string | undefined, monthOfYear: number, dayOfMonth: number): DateValue | null {
  return monthOfYear > 12 ? null : dayDate(Number(yearText), monthOfYear, dayOfMonth);
}

/** 4/5/1961 is 4 May or 5 April: every day from the one to the other, so that no reading is assumed. */
function ambiguousDay(yearText: string | undefined, first: number, second: number): DateValue | null {
  const readings = [numericDay(yearText, first, second), numericDay(yearText, second, first)].filter(
    (date) => date !== null,
  );
  if (readings.length === 0) return null;
  const earliest = Math.min(...readings.map((date) => date.earliest));
  const latest = Math.max(...readings.map((date) => date.latest));
  return { kind: 'date', earliest, latest, precision: earliest === latest ? 'day' : 'span' };
}

function month(monthText?: string, yearText?: string, era?: string): DateValue {
  return monthDate(astronomical(yearText, era), monthNumber(monthText));
}

function year(text?: string, era?: string): DateValue | null {
  if (Number(text) === 0) return null;
  const number = astronomical(text, era);
  return yearsDate(number, number, 'year');
}

function decade(tens?: string): DateValue {
  return yearsDate(Number(tens) * 10, Number(tens) * 10 + 9, 'decade');
}

function century(text?: string, era?: string): DateValue | null {
  const number = Number(text);
  if (number === 0) return null;
  return isBeforeChrist(era)
    ? yearsDate(1 - number * 100, -(number - 1) * 100, 'century')
    : yearsDate((number - 1) * 100 + 1, number * 100, 'century');
}
