import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { longestFirst } from './word-piece-encoder.js';

describe('cutting a pair of texts to what the model reads', () => {
  it('cuts the longer one and leaves a short question whole', () => {
    expect(longestFirst(10, 20, 509)).toEqual([10, 20]);
    expect(longestFirst(10, 900, 509)).toEqual([10, 499]);
    expect(longestFirst(900, 10, 509)).toEqual([499, 10]);
    expect(longestFirst(900, 900, 509)).toEqual([254, 255]);
  });

  it('fills the room and never grows a text', () => {
    const length = fc.nat({ max: 2000 });
    fc.assert(
      fc.property(length, length, fc.integer({ min: 2, max: 600 }), (first, second, room) => {
        const [one, other] = longestFirst(first, second, room);
        expect(one).toBeLessThanOrEqual(first);
        expect(other).toBeLessThanOrEqual(second);
        expect(one + other).toBe(Math.min(first + second, room));
      }),
    );
  });
});
