import { describe, expect, it } from '@jest/globals';
import { hasOtherNumeral } from './numerals.js';

const differ = (asked: string, told: string) => hasOtherNumeral(asked.split(' '), new Set(told.split(' ')));

describe('numerals in names', () => {
  it('tell two rulers or barons of one name apart', () => {
    expect(differ('who was oskar ii', 'who was oskar i married to')).toBe(true);
    expect(differ('mother of the 8th baron vell', 'mother of the 9th baron vell')).toBe(true);
  });

  it('say nothing when the stored name leaves them out or both have them', () => {
    expect(differ('mother of the 8th baron vell', 'mother of john vell')).toBe(false);
    expect(differ('who was oskar ii', 'oskar ii son of oskar i')).toBe(false);
    expect(differ('who was oskar', 'who was oskar i')).toBe(false);
  });
});
