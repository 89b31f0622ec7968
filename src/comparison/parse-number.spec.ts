import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderNumbers } from './order-values.js';
import { parseNumber } from './parse-number.js';
import { parseValue } from './parse-value.js';

describe('parseNumber', () => {
  it.each([
    ['1,234.5', 1234.5, 'count'],
    ['2 million', 2e6, 'count'],
    ['16,801 students', 16_801, 'count'],
    ['three', 3, 'count'],
    ['3 km', 3000, 'length'],
    ['5km', 5000, 'length'],
    ['10 feet', 3.048, 'length'],
    ['2 square kilometres', 2e6, 'area'],
    ['2 km²', 2e6, 'area'],
    ['12%', 12, 'percent'],
    ['12 per cent', 12, 'percent'],
    ['74th', 74, 'ordinal'],
    ['third-largest', 3, 'ordinal'],
    ['2 hours', 2 / 24, 'duration'],
    ['$3.5 million', 3.5e6, 'money:usd'],
    ['-4', -4, 'count'],
  ] as const)('reads %s', (text, value, dimension) => {
    const number = parseNumber(text);
    expect(number?.dimension).toBe(dimension);
    expect(number?.low).toBeCloseTo(value, 9);
    expect(number?.high).toBeCloseTo(value, 9);
  });

  it('keeps the bounds of a range and of an approximation', () => {
    expect(parseNumber('75,000 to 100,000')).toMatchObject({ low: 75_000, high: 100_000 });
    expect(parseNumber('3–5 km')).toMatchObject({ low: 3000, high: 5000, dimension: 'length' });
    expect(parseNumber('about 200')).toMatchObject({ low: 190, high: 210 });
    expect(parseNumber('over 200')).toMatchObject({ low: 200, high: Number.POSITIVE_INFINITY });
  });

  it.each(['22 Acacia Avenue', '2001 Harbour Trophy', '3 × champion', 'none', '5 in London', ''])(
    'takes "%s" for no number',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it('compares units of one dimension and no others', () => {
    const order = (left: string, right: string) => {
      const [one, other] = [parseNumber(left), parseNumber(right)];
      return one && other && orderNumbers(one, other);
    };
    expect(order('1 mile', '1.5 km')).toBe(1);
    expect(order('100 acres', '1 square kilometre')).toBe(-1);
    expect(order('5 km', '5 kg')).toBeNull();
  });
});

describe('parseValue', () => {
  it('takes a bare year for a date, a decorated number for a number and the rest for a name', () => {
    expect(parseValue('1950').kind).toBe('date');
    expect(parseValue('1,950').kind).toBe('number');
    expect(parseValue('Zoë Quayle')).toEqual({ kind: 'name', key: 'zoe quayle' });
    expect(parseValue('李白')).not.toEqual(parseValue('杜甫'));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        ['date', 'number', 'name'].includes(parseValue(text).kind),
      ),
    );
  });
});
