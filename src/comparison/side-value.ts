import type { Side } from './compare.js';
import type { Measure } from './comparison-words.js';
import { lifespan } from './duration.js';
import { parseDate } from './parse-date.js';
import { parseNumber } from './parse-number.js';
import type { DateValue, NumberValue, TypedValue } from './typed-value.js';

/**
 * The one value of a side for a measure: texts that agree are narrowed to what they share, texts that do not are widened to all they say.
 * For a duration two dates give their span. Null when no text is of the measure.
 */
export function sideValue(side: Side, measure: Measure): DateValue | NumberValue | null {
  if (measure === 'date') return combineDates(datesOf(side));
  const numbers = numbersOf(side, measure);
  if (numbers.length > 0 || measure === 'number') return combineNumbers(numbers);
  const [birth, death] = datesOf(side);
  return birth && death ? lifespan(birth, death) : null;
}

function datesOf(side: Side): DateValue[] {
  return [...(side.values ?? []), ...side.texts.map(parseDate)].filter(isDate);
}

function numbersOf(side: Side, measure: Measure): NumberValue[] {
  const all = [...(side.values ?? []), ...side.texts.map(parseNumber)].filter(isNumber);
  return measure === 'duration' ? all.filter((value) => value.dimension === 'duration') : all;
}

function combineDates(dates: readonly DateValue[]): DateValue | null {
  const [first, ...rest] = dates;
  if (!first) return null;
  return rest.reduce((known, date) => {
    const earliest = Math.max(known.earliest, date.earliest);
    const latest = Math.min(known.latest, date.latest);
    if (earliest <= latest) return { ...known, earliest, latest };
    const all = {
      earliest: Math.min(known.earliest, date.earliest),
      latest: Math.max(known.latest, date.latest),
    };
    return { ...known, ...all, precision: 'span' };
  }, first);
}

function combineNumbers(numbers: readonly NumberValue[]): NumberValue | null {
  const [first, ...rest] = numbers;
  if (!first) return null;
  const alike = rest.filter((number) => number.dimension === first.dimension);
  const low = Math.min(first.low, ...alike.map((number) => number.low));
  return { ...first, low, high: Math.max(first.high, ...alike.map((number) => number.high)) };
}

function isDate(value: TypedValue | null): value is DateValue {
  return value?.kind === 'date';
}

function isNumber(value: TypedValue | null): value is NumberValue {
  return value?.kind === 'number';
}
