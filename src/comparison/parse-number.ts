import type { Dimension, NumberValue } from './typed-value.js';
import { findCurrency, findUnit } from './units.js';

/** How far "about 500" may be off, as a share. */
const APPROXIMATE_SHARE = 0.05;

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINAL_WORDS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const MAGNITUDES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const LEAD =
  /^(about|around|approximately|approx\.|roughly|nearly|almost|some|c\.|ca\.|circa|~|over|more than|at least|under|less than|fewer than|up to|at most)\s*/i;
const AMOUNT = new RegExp(
  `^(us\\$|[$€£¥₹])?\\s*(-?)${NUMBER}\\s*(?:(hundred|thousand|million|billion|trillion)\\b)?\\s*(.*)$`,
  'iu',
);
const RANGE = new RegExp(
  `^(?:between |from )?([$€£]?\\s*${NUMBER}(?:\\s*(?:thousand|million|billion))?)\\s*(?:[-–—]|to|and)\\s*([$€£]?\\s*${NUMBER}.*)$`,
  'iu',
);
/** What may follow the number besides a unit: "students", "registered voters". */
const COUNTED_THINGS = /^(?:\p{Ll}[\p{Ll}'-]+)(?: \p{Ll}[\p{Ll}'-]*){0,2}$/u;

/** A number with its unit in base units, as bounds; ordinals, percentages and ranges included. Null when the text is no number. */
export function parseNumber(text: string): NumberValue | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[.;]+$/, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim();
  return plain.length > 100 ? null : (parseOrdinal(plain) ?? parseNumberRange(plain) ?? parseLed(plain));
}

function parseOrdinal(text: string): NumberValue | null {
  const [, digits, word] =
    text.match(
      /^(?:the )?(?:(\d+)(?:st|nd|rd|th)|([a-z]+))(?:[- ](?:largest|place|oldest|highest|longest))?$/i,
    ) ?? [];
  const value = digits ? Number(digits) : ORDINAL_WORDS.indexOf(word?.toLowerCase() ?? '');
  return value > 0 ? exact(value, 'ordinal') : null;
}

function parseNumberRange(text: string): NumberValue | null {
  const [, fromText, , toText] = text.match(RANGE) ?? [];
  const to = toText ? parseAmount(toText.trim()) : null;
  const from = fromText ? parseAmount(fromText.trim()) : null;
  if (!from || !to) return null;
  const low = from.dimension === to.dimension ? from.low : from.low * factorOf(toText ?? '');
  return low <= to.high ? { ...to, low } : null;
}

function factorOf(text: string): number {
  const [, , , , , rest = ''] = text.match(AMOUNT) ?? [];
  return unitOf(rest)?.factor ?? 1;
}

function parseLed(text: string): NumberValue | null {
  const [lead = '', found = ''] = text.match(LEAD) ?? [];
  const word = found.toLowerCase();
  const amount = parseAmount(text.slice(lead.length));
  if (!amount || word === '') return amount;
  if (/^(?:over|more than|at least)$/.test(word)) return { ...amount, high: Number.POSITIVE_INFINITY };
  if (/^(?:under|less than|fewer than|up to|at most)$/.test(word))
    return { ...amount, low: Math.min(0, amount.low) };
  const slack = Math.abs(amount.high) * APPROXIMATE_SHARE;
  return { ...amount, low: amount.low - slack, high: amount.high + slack };
}

function parseAmount(text: string): NumberValue | null {
  const [, sign, minus, digits, magnitude, rest = ''] = withDigits(text).match(AMOUNT) ?? [];
  if (!digits) return null;
  const size = Number(digits.replace(/,/g, '')) * (MAGNITUDES[magnitude?.toLowerCase() ?? ''] ?? 1);
  return measured(minus ? -size : size, sign ? findCurrency(sign.toLowerCase()) : undefined, rest);
}

function measured(value: number, currency: Dimension | undefined, rest: string): NumberValue | null {
  if (currency) return exact(value, currency);
  const unit = unitOf(rest);
  if (unit) return exact(value * unit.factor, unit.dimension);
  return rest === '' || COUNTED_THINGS.test(rest) ? exact(value, 'count') : null;
}

/** A unit alone, or before more words: "5 km long"; "5 in London" is not five inches. */
function unitOf(rest: string): ReturnType<typeof findUnit> {
  const lower = rest.toLowerCase();
  const [first = ''] = lower.split(' ');
  return findUnit(lower) ?? (first === 'in' ? undefined : findUnit(first));
}

function withDigits(text: string): string {
  const [first = ''] = text.match(/^[a-z]+/i) ?? [];
  const value = WORDS.indexOf(first.toLowerCase());
  return value < 0 ? text : String(value) + text.slice(first.length);
}

function exact(value: number, dimension: Dimension): NumberValue {
  return { kind: 'number', low: value, high: value, dimension };
}
