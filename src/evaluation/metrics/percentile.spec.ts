import { describe, expect, it } from '@jest/globals';
import { percentile } from './percentile.js';

describe('A percentile', () => {
  it('is a value of the list, found by its rank', () => {
    const values = [40, 10, 30, 20];
    expect(percentile(values, 0.5)).toBe(20);
    expect(percentile(values, 0.75)).toBe(30);
    expect(percentile(values, 0.95)).toBe(40);
    expect(percentile(values, 0)).toBe(10);
    expect(values).toEqual([40, 10, 30, 20]);
  });

  it('sorts as numbers and is null without values', () => {
    expect(percentile([9, 100, 20], 0.5)).toBe(20);
    expect(percentile([], 0.5)).toBeNull();
  });
});
