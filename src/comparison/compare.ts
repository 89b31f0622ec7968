import { compareSameness } from './compare-sameness.js';
import type { ComparisonQuestion, DifferenceQuestion } from './comparison-question.js';
import type { OrderAsked } from './comparison-words.js';
import { describeDuration } from './duration.js';
import { orderDates, orderNumbers, type Order } from './order-values.js';
import { sideValue } from './side-value.js';
import type { DateValue, NumberValue, TypedValue } from './typed-value.js';

/** One of the compared things and what is known of it. */
export interface Side {
  name: string;
  /** The texts that answer the compared property, best first. */
  texts: readonly string[];
  /** Values computed before (a lifespan); they go before the texts. */
  values?: readonly TypedValue[];
}

/** The outcome: the index of the winning side, yes or no, a computed text, or why it cannot be said. */
export type Verdict =
  | { kind: 'winner'; index: number }
  | { kind: 'yes' | 'no' }
  | { kind: 'text'; text: string }
  | { kind: 'undecided'; sentence: string };

/** Decides a comparison over typed values; whatever the values leave open is undecided, never guessed. */
export function compare(question: ComparisonQuestion, sides: readonly Side[]): Verdict {
  if (sides.length < 2) return undecided('A comparison needs two sides and has fewer.');
  if (question.form === 'choice') return pickSide(question, sides);
  if (question.form === 'order') return confirmOrder(question, sides);
  return question.form === 'difference' ? difference(question, sides) : compareSameness(question, sides);
}

function pickSide(asked: OrderAsked, sides: readonly Side[]): Verdict {
  const values = sides.map((side) => sideValue(side, asked.measure));
  const missing = values.findIndex((value) => value === null);
  if (missing >= 0) return undecided(`No ${asked.measure} is known for ${nameOf(sides, missing)}.`);
  const beats = (one: number, other: number) => orderOf(values[one], values[other]) === wanted(asked);
  const winner = sides.findIndex((_, one) => sides.every((_, other) => one === other || beats(one, other)));
  if (winner >= 0) return { kind: 'winner', index: winner };
  return undecided(
    `The known values of ${sides.map((side) => side.name).join(' and ')} overlap or are equal.`,
  );
}

function confirmOrder(asked: OrderAsked, sides: readonly Side[]): Verdict {
  const [left, right] = sides.map((side) => sideValue(side, asked.measure));
  if (!left || !right) return undecided(`No ${asked.measure} is known for one of the two sides.`);
  const order = orderOf(left, right);
  if (order === null) return undecided('The known values of the two sides overlap.');
  return { kind: order === wanted(asked) ? 'yes' : 'no' };
}

function difference(asked: DifferenceQuestion, sides: readonly Side[]): Verdict {
  const [left, right] = sides.map((side) => sideValue(side, asked.measure));
  if (left?.kind === 'date' && right?.kind === 'date') return dateDifference(left, right, asked.unit);
  if (left?.kind === 'number' && right?.kind === 'number') return numberDifference(left, right);
  return undecided(`No ${asked.measure} is known for one of the two sides.`);
}

function dateDifference(left: DateValue, right: DateValue, unit: DifferenceQuestion['unit']): Verdict {
  const [from, to] = left.earliest <= right.earliest ? [left, right] : [right, left];
  const text = describeDuration({ from, to, unit });
  return text === null ? undecided('The dates overlap.') : { kind: 'text', text };
}

function numberDifference(left: NumberValue, right: NumberValue): Verdict {
  const isExact = left.low === left.high && right.low === right.high;
  const isAlike = left.dimension === right.dimension;
  if (!isExact || !isAlike) return undecided('The two values are not exact numbers of one kind.');
  return { kind: 'text', text: String(Math.round(Math.abs(left.low - right.low) * 1e6) / 1e6) };
}

function orderOf(left?: TypedValue | null, right?: TypedValue | null): Order {
  if (left?.kind === 'date' && right?.kind === 'date') return orderDates(left, right);
  if (left?.kind === 'number' && right?.kind === 'number') return orderNumbers(left, right);
  return null;
}

function wanted(asked: OrderAsked): Order {
  return asked.pick === 'least' ? -1 : 1;
}

function nameOf(sides: readonly Side[], index: number): string {
  return sides[index]?.name ?? `side ${index + 1}`;
}

function undecided(sentence: string): Verdict {
  return { kind: 'undecided', sentence };
}
