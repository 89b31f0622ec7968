import { describe, expect, it } from '@jest/globals';
import { tokenF1 } from './token-f1.js';

describe('Token F1', () => {
  it('weighs precision and recall: 2 of 3 words against 2 of 2 gives 0.8', () => {
    expect(tokenF1('Herschell Gordon Lewis', ['Herschell Lewis'])).toBeCloseTo(0.8, 12);
  });

  it('takes the best of gold answer and aliases', () => {
    expect(tokenF1('NYC', ['New York City', 'N.Y.C.'])).toBe(1);
  });

  it('counts a word as often as both have it: 1 of 3 against 1 of 1 gives 0.5', () => {
    expect(tokenF1('no no no', ['no'])).toBeCloseTo(0.5, 12);
  });

  it('is 0 without a common word or without gold, 1 for two that normalise to nothing', () => {
    expect(tokenF1('yes', ['no'])).toBe(0);
    expect(tokenF1('yes', [])).toBe(0);
    expect(tokenF1('The', ['A'])).toBe(1);
    expect(tokenF1('', ['mill'])).toBe(0);
  });
});
