import type { DateValue, NumberValue } from './typed-value.js';

/** The days between two dates as bounds; null when the second may be before the first. */
export function lifespan(from: DateValue, to: DateValue): NumberValue | null {
  const low = to.earliest - from.latest;
  const high = to.latest - from.earliest;
  return low < 0 || !Number.isFinite(low + high)
    ? null
    : { kind: 'number', low, high, dimension: 'duration' };
}

export interface DurationAsked {
  from: DateValue;
  to: DateValue;
  /** Null for years. */
  unit: 'years' | 'months' | 'days' | null;
}

/** Whole years (or months, days) from one date to the other: "67 years", "between 66 and 67 years"; null when they overlap. */
export function describeDuration({ from, to, unit }: DurationAsked): string | null {
  const days = lifespan(from, to);
  if (!days) return null;
  const name = unit ?? 'years';
  const low = count(from.latest, to.earliest, name);
  const high = count(from.earliest, to.latest, name);
  return low === high ? `${low} ${name}` : `between ${low} and ${high} ${name}`;
}

function count(from: number, to: number, unit: 'years' | 'months' | 'days'): number {
  if (unit === 'days') return to - from;
  const months = wholeMonths(new Date(from * 86_400_000), new Date(to * 86_400_000));
  return unit === 'months' ? months : Math.floor(months / 12);
}

function wholeMonths(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
