import type { Dimension } from './typed-value.js';

interface Unit {
  dimension: Dimension;
  /** How many base units one of it is. */
  factor: number;
}

const TABLE: readonly (readonly [Dimension, number, string])[] = [
  ['length', 0.001, 'mm millimetre millimetres millimeter millimeters'],
  ['length', 0.01, 'cm centimetre centimetres centimeter centimeters'],
  ['length', 1, 'm metre metres meter meters'],
  ['length', 1000, 'km kilometre kilometres kilometer kilometers'],
  ['length', 0.0254, 'in inch inches'],
  ['length', 0.3048, 'ft foot feet'],
  ['length', 0.9144, 'yd yard yards'],
  ['length', 1609.344, 'mi mile miles'],
  ['area', 1, 'm2 m²'],
  ['area', 1e6, 'km2 km²'],
  ['area', 4046.8564224, 'acre acres'],
  ['area', 10_000, 'ha hectare hectares'],
  ['volume', 0.001, 'l litre litres liter liters'],
  ['volume', 0.003785411784, 'gallon gallons'],
  ['mass', 0.001, 'g gram grams'],
  ['mass', 1, 'kg kilogram kilograms kilo kilos'],
  ['mass', 1000, 'tonne tonnes t'],
  ['mass', 0.45359237, 'lb lbs pound pounds'],
  ['mass', 0.028349523125, 'oz ounce ounces'],
  ['duration', 1 / 86_400, 's sec second seconds'],
  ['duration', 1 / 1440, 'min mins minute minutes'],
  ['duration', 1 / 24, 'h hr hrs hour hours'],
  ['duration', 1, 'day days'],
  ['duration', 7, 'week weeks'],
  ['duration', 365.25 / 12, 'month months'],
  ['duration', 365.25, 'year years yr yrs'],
  ['duration', 3652.5, 'decade decades'],
  ['speed', 1, 'km/h kph kmh'],
  ['speed', 1.609344, 'mph'],
  ['percent', 1, '% percent'],
];

const UNITS: ReadonlyMap<string, Unit> = new Map(
  TABLE.flatMap(([dimension, factor, words]) =>
    words.split(' ').map((word) => [word, { dimension, factor }] as const),
  ),
);

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'usd',
  us$: 'usd',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  '₹': 'inr',
};

/** The unit a lower-case word or phrase stands for ("km", "sq mi", "square feet", "per cent"); undefined when it is none. */
export function findUnit(words: string): Unit | undefined {
  const plain = words.replace(/\bper cent\b/, 'percent').replace(/\.$/, '');
  const square = plain.match(/^(?:square|sq\.?)\s+(\S+)$/) ?? plain.match(/^(\S+)\s+squared$/);
  if (!square?.[1]) return UNITS.get(plain);
  const side = UNITS.get(square[1]);
  return side?.dimension === 'length' ? { dimension: 'area', factor: side.factor ** 2 } : undefined;
}

/** The dimension of a currency sign; undefined when it is none. */
export function findCurrency(sign: string): Dimension | undefined {
  const code = CURRENCIES[sign];
  return code === undefined ? undefined : `money:${code}`;
}
