import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber, yearsDate } from './calendar.js';
import { orderDates } from './order-values.js';
import { parseDate } from './parse-date.js';

const day = (year: number, month: number, date: number) => ({
  earliest: dayNumber(year, month, date),
  latest: dayNumber(year, month, date),
  precision: 'day',
});

describe('parseDate', () => {
  it.each([
    '3 March 1911',
    'March 3, 1911',
    'March 3rd, 1911',
    '3rd of March 1911',
    '1911-03-03',
    'on Friday, March 3, 1911',
    'born on 3 March 1911',
    '3 Mar. 1911 (Old Style)',
    'the storm of 3 March 1911 off Vell',
  ])('reads %s as one day', (text) => {
    expect(parseDate(text)).toMatchObject(day(1911, 3, 3));
  });

  it.each([
    ['1911', 1911, 1911, 'year'],
    ['in 1911', 1911, 1911, 'year'],
    ['the year 877', 877, 877, 'year'],
    ['44 BC', -43, -43, 'year'],
    ['AD 33', 33, 33, 'year'],
    ['1850s', 1850, 1859, 'decade'],
    ['19th century', 1801, 1900, 'century'],
    ['early 19th century', 1801, 1900, 'century'],
    ['3rd century BC', -299, -200, 'century'],
    ['1849–50', 1849, 1850, 'span'],
    ['between 812 and 815', 812, 815, 'span'],
    ['from 1839 to 1842', 1839, 1842, 'span'],
    ['310–290 BC', -309, -289, 'span'],
    ['1904 or 1905', 1904, 1905, 'span'],
    ['winter 1920', 1920, 1920, 'year'],
  ] as const)('reads %s with the precision it has', (text, ...bounds) => {
    expect(parseDate(text)).toEqual(yearsDate(...(bounds as Parameters<typeof yearsDate>)));
  });

  it('keeps a month a month', () => {
    expect(parseDate('July 1927')).toMatchObject({
      precision: 'month',
      earliest: dayNumber(1927, 7, 1),
      latest: dayNumber(1927, 7, 31),
    });
  });

  it('reads a range of days of one month', () => {
    expect(parseDate('1–3 June 1920')).toMatchObject({
      earliest: dayNumber(1920, 6, 1),
      latest: dayNumber(1920, 6, 3),
    });
  });

  it('widens "c. 1418" and leaves the open side of "before" open', () => {
    const around = parseDate('c. 1418');
    const exact = parseDate('1418');
    expect(around?.earliest).toBeLessThan(exact?.earliest ?? 0);
    expect(around?.latest).toBeGreaterThan(exact?.latest ?? 0);
    expect(parseDate('before 1300')?.earliest).toBe(Number.NEGATIVE_INFINITY);
  });

  it('assumes neither day-first nor month-first', () => {
    const date = parseDate('04/05/1961');
    expect(date).toMatchObject({ earliest: dayNumber(1961, 4, 5), latest: dayNumber(1961, 5, 4) });
    expect(parseDate('25/05/1961')).toMatchObject(day(1961, 5, 25));
  });

  it.each([
    'March 29',
    'today',
    'Thursday',
    '30 February 1900',
    '1,950',
    'World War 2',
    '1984 Open Final',
    'Vell',
    '',
  ])('takes "%s" for no date', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('never throws and never gives an empty interval, whatever comes', () => {
    const piece = fc.constantFrom(
      'c.',
      '1850',
      '–',
      'BC',
      'and',
      'March',
      '31',
      'before',
      'century',
      '19th',
      ',',
      '0',
      '(',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const date = parseDate(text);
          expect(date === null || date.earliest <= date.latest).toBe(true);
        },
      ),
    );
  });

  it('orders written days as the calendar does', () => {
    const day = fc.date({ min: new Date('1000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    const written = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [left, right] = [parseDate(written(one)), parseDate(written(other))];
        const order = Math.sign(written(one) < written(other) ? -1 : Number(written(one) > written(other)));
        expect(left && right && orderDates(left, right)).toBe(order);
      }),
    );
  });
});
