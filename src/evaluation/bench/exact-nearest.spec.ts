import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ExactNearest, recallOf } from './exact-nearest.js';

describe('The exact nearest vectors', () => {
  it('are what sorting all cosines gives, in whatever order they are offered', () => {
    const vectors = fc.array(
      fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(vectors, fc.integer({ min: 1, max: 10 }), (all, k) => {
        const nearest = new ExactNearest([0.6, 0.8], k);
        const rows = all.map(([x, y], index) => ({
          id: `v${String(index).padStart(2, '0')}`,
          cosine: 0.6 * x + 0.8 * y,
          vector: [x, y],
        }));
        for (const row of [...rows].reverse()) nearest.offer(row.id, row.vector);
        const sorted = rows.sort(
          (left, right) => right.cosine - left.cosine || (left.id < right.id ? -1 : 1),
        );
        expect(nearest.result().map((one) => one.id)).toEqual(sorted.slice(0, k).map((one) => one.id));
      }),
    );
  });

  it('found in part give the share as recall', () => {
    const exact = ['a', 'b', 'c', 'd'].map((id) => ({ id, cosine: 1 }));
    expect(recallOf(['d', 'x', 'a', 'b'], exact)).toBe(0.75);
    expect(recallOf(['x'], [])).toBe(1);
  });
});
