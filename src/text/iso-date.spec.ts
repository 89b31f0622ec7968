import { describe, expect, it } from '@jest/globals';
import { isIsoDate } from './iso-date.js';

describe('an ISO date', () => {
  it.each(['2020', '0001', '9999', '2020-02', '2020-02-29', '1999-12-31'])('is %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2020-13',
    '2020-00',
    '2021-02-29',
    '2020-04-31',
    '2020-13-45',
    '20',
    '2020-1',
    '2020-01-01T00:00',
    '',
    ' 2020',
  ])('is not "%s"', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});
