import { describe, expect, it } from '@jest/globals';
import { GROWTH_SHARES, leftOut } from './left-out.js';

const ids = Array.from({ length: 100 }, (_, index) => `p${index}`);
const gold = new Set(['p3', 'p50']);

describe('A share of a corpus', () => {
  it('has as many passages as the share says, gold ones always', () => {
    const left = GROWTH_SHARES.map((share) => leftOut(ids, gold, share));
    expect(left.map(({ size }) => size)).toEqual([75, 50, 25, 0]);
    expect(left.some((set) => set.has('p3') || set.has('p50'))).toBe(false);
  });

  it('is part of every larger share, whatever the order of the file', () => {
    const quarter = leftOut(ids, gold, 0.25);
    const half = leftOut([...ids].reverse(), gold, 0.5);
    expect([...half].every((id) => quarter.has(id))).toBe(true);
    expect(leftOut([...ids].reverse(), gold, 0.25)).toEqual(quarter);
  });

  it('keeps all gold passages when they are more than the share', () => {
    expect(leftOut(ids, new Set(ids.slice(0, 40)), 0.25)).toEqual(new Set(ids.slice(40)));
  });
});
