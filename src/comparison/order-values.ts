import type { DateValue, NumberValue } from './typed-value.js';

type Bounds = readonly [low: number, high: number];

/** -1, 0 or 1 where the bounds leave no doubt; null when they overlap, so that the order is not known. */
export type Order = -1 | 0 | 1 | null;

/** The order of two dates: overlapping imprecise dates have none. */
export function orderDates(left: DateValue, right: DateValue): Order {
  return orderBounds([left.earliest, left.latest], [right.earliest, right.latest]);
}

/** The order of two numbers of one dimension; null as well when the dimensions differ. */
export function orderNumbers(left: NumberValue, right: NumberValue): Order {
  if (left.dimension !== right.dimension) return null;
  return orderBounds([left.low, left.high], [right.low, right.high]);
}

function orderBounds([lowLeft, highLeft]: Bounds, [lowRight, highRight]: Bounds): Order {
  if (highLeft < lowRight) return -1;
  if (highRight < lowLeft) return 1;
  const isPoint = lowLeft === highLeft && lowRight === highRight;
  return isPoint ? 0 : null;
}
