/** How much of a date was said; `span` is a stated range or an open "before" / "after". */
export type DatePrecision = 'day' | 'month' | 'year' | 'decade' | 'century' | 'span';

/** Every day the date may be: day numbers counted from 1970-01-01 (proleptic Gregorian), both ends included, infinite when open. */
export interface DateValue {
  kind: 'date';
  earliest: number;
  latest: number;
  precision: DatePrecision;
}

/** What is measured. Base units: metre, square metre, cubic metre, kilogram, day; an amount of money keeps its currency. */
export type Dimension =
  | 'count'
  | 'ordinal'
  | 'percent'
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'duration'
  | 'speed'
  | `money:${string}`;

/** A number in the base unit of its dimension, as the bounds it may lie in, both included. */
export interface NumberValue {
  kind: 'number';
  low: number;
  high: number;
  dimension: Dimension;
}

/** Anything else: `key` is equal for two spellings of one name. */
export interface NameValue {
  kind: 'name';
  key: string;
}

export type TypedValue = DateValue | NumberValue | NameValue;
