import { findFullDate, parseSingleDate } from './parse-single-date.js';
import type { DateValue } from './typed-value.js';

/** What "about 1418" leaves open on each side, in days: five years. */
const CIRCA_DAYS = 5 * 365.25;

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+/;
const LEAD_IN =
  /^(?:(?:born|died|released|founded|built|published|on|in|the|year|years|at|during|since|from|between)\s+)+/;
const CIRCA = /^(?:c\.|ca\.|circa|c|ca|about|around|approximately|probably|perhaps|possibly|~)\s*(?=\S)/;
const BEFORE = /^(?:before|prior to|no later than|by)\s+/;
const AFTER = /^(?:after|later than)\s+/;
const RANGE = /\s*(?:[–—−]|\s-\s|\bto\b|\buntil\b|\btill\b|\band\b|\bor\b|\/)\s*/;
const YEAR_RANGE = /^(\d{1,4})\s*[-–—/]\s*(\d{1,4})(?:\s*(bce?|b\.c\.|ad|ce))?$/;

/**
 * The days a text may stand for: a day, month, year, decade, century, "c. 1418", "995–997", "before 1300", "44 BC".
 * Null when the text is no date, a date without a year included. Never today's date, never more precision than was written.
 */
export function parseDate(text: string): DateValue | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[.,;]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 200 ? null : (parsePlain(plain) ?? findFullDate(plain));
}

function parsePlain(text: string): DateValue | null {
  const bare = text.replace(LEAD_IN, '').replace(WEEKDAY, '');
  return parseOpen(bare) ?? parseCirca(bare) ?? parseSingleDate(bare) ?? parseRange(bare);
}

function parseOpen(text: string): DateValue | null {
  const before = BEFORE.test(text) && parsePlain(text.replace(BEFORE, ''));
  if (before) return span(Number.NEGATIVE_INFINITY, before.latest);
  const after = AFTER.test(text) && parsePlain(text.replace(AFTER, ''));
  return after ? span(after.earliest, Number.POSITIVE_INFINITY) : null;
}

function parseCirca(text: string): DateValue | null {
  if (!CIRCA.test(text)) return null;
  const date = parsePlain(text.replace(CIRCA, ''));
  return date && { ...date, earliest: date.earliest - CIRCA_DAYS, latest: date.latest + CIRCA_DAYS };
}

function parseRange(text: string): DateValue | null {
  const years = text.match(YEAR_RANGE);
  if (years) return yearRange(years);
  const parts = text.split(RANGE);
  const [from, to] = parts;
  if (parts.length !== 2 || !from || !to) return null;
  const end = parsePlain(to);
  const start = parsePlain(from) ?? completed(from, to);
  return start && end && start.earliest <= end.latest ? span(start.earliest, end.latest) : null;
}

/** "1849–50" is 1849 to 1850, "323–272 BC" counts both years back. */
function yearRange([, from = '', to = '', era = '']: RegExpMatchArray): DateValue | null {
  const isBack = era.startsWith('b');
  const end = to.length < from.length && !isBack ? from.slice(0, from.length - to.length) + to : to;
  const start = parseSingleDate(`${from.padStart(3, '0')} ${era}`.trim());
  const last = parseSingleDate(`${end.padStart(3, '0')} ${era}`.trim());
  return start && last && start.earliest <= last.latest ? span(start.earliest, last.latest) : null;
}

/** The start of "1 to 3 June 1920" or "June to August 1920" takes what it leaves out from the end. */
function completed(from: string, to: string): DateValue | null {
  const [, monthAndYear] = to.match(/^\d{1,2}\s+(.+)$/) ?? [];
  const [, year] = to.match(/(\d{3,4})$/) ?? [];
  const isDayOnly = /^\d{1,2}$/.test(from);
  if (isDayOnly) return monthAndYear ? parseSingleDate(`${from} ${monthAndYear}`) : null;
  return year ? parseSingleDate(`${from} ${year}`) : null;
}

function span(earliest: number, latest: number): DateValue {
  return { kind: 'date', earliest, latest, precision: 'span' };
}
