import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../metrics/seeded-random.js';
import { noisyVector } from './noisy-vector.js';

const unit = Array.from({ length: 384 }, (_, index) => (index < 4 ? 0.5 : 0));
const cosine = (left: number[], right: number[]) =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

describe('A near-duplicate vector', () => {
  it('has unit length and the cosine that its strength promises', () => {
    const random = seededRandom(5);
    for (const strength of [0.1, 0.3, 1]) {
      const moved = noisyVector(unit, strength, random);
      expect(Math.hypot(...moved)).toBeCloseTo(1, 12);
      expect(Math.abs(cosine(unit, moved) - 1 / Math.sqrt(1 + strength * strength))).toBeLessThan(0.05);
    }
  });

  it('is the same for the same seed and the vector itself without noise', () => {
    expect(noisyVector(unit, 0.3, seededRandom(1))).toEqual(noisyVector(unit, 0.3, seededRandom(1)));
    expect(noisyVector(unit, 0, seededRandom(1))).toEqual(unit);
  });
});
