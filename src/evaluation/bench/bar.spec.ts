import { describe, expect, it } from '@jest/globals';
import { allHeld, bar, barLines } from './bar.js';

describe('A bar of a bench', () => {
  it('holds at its limit where it says at most or at least, and not where it says below', () => {
    expect(bar('ratio', 1.5, ['at most', 1.5]).held).toBe(true);
    expect(bar('recall', 0.98, ['at least', 0.98]).held).toBe(true);
    expect(bar('share', 0.1, ['below', 0.1]).held).toBe(false);
  });

  it('fails for a figure that is no number', () => {
    const missing = bar('ratio', Number.NaN, ['at most', 1.5]);
    expect(allHeld([bar('recall', 1, ['at least', 0.98]), missing])).toBe(false);
    expect(barLines([missing])[0]).toBe('FAIL  ratio: NaN (at most 1.5)');
  });
});
