import { describe, expect, it } from '@jest/globals';
import { bootstrapInterval } from './bootstrap.js';
import { seededRandom } from './seeded-random.js';

describe('A bootstrap interval', () => {
  const values = Array.from({ length: 100 }, (_, index) => (index < 60 ? 1 : 0));

  it('holds the mean and is about as wide as the normal approximation says', () => {
    const [low, high] = bootstrapInterval(values, { seed: 7 }) ?? [1, 0];
    expect(low).toBeGreaterThan(0.6 - 0.13);
    expect(low).toBeLessThan(0.6 - 0.07);
    expect(high).toBeGreaterThan(0.6 + 0.07);
    expect(high).toBeLessThan(0.6 + 0.13);
  });

  it('is the same for the same seed and has no width when all values agree', () => {
    expect(bootstrapInterval(values, { seed: 3 })).toEqual(bootstrapInterval(values, { seed: 3 }));
    expect(bootstrapInterval([1, 1, 1])).toEqual([1, 1]);
    expect(bootstrapInterval([])).toBeNull();
  });
});

describe('A seeded random source', () => {
  it('repeats itself for a seed, differs for another and stays in [0, 1)', () => {
    const draw = (seed: number) => Array.from({ length: 500 }, seededRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1).every((value) => value >= 0 && value < 1)).toBe(true);
    expect(Math.abs(draw(1).reduce((sum, value) => sum + value, 0) / 500 - 0.5)).toBeLessThan(0.05);
  });
});
