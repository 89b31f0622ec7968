import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue, type Share } from './fair-queue.js';

function drain(queue: FairQueue<string>, atMost: number): Share<string>[] {
  const shares: Share<string>[] = [];
  for (let share = queue.take(atMost); share; share = queue.take(atMost)) shares.push(share);
  return shares;
}

describe('the queue of model work', () => {
  it('serves a small call after one share of a large one', () => {
    const queue = new FairQueue<string>();
    queue.add('import of 20,000 texts', 20_000);
    queue.take(4);
    queue.add('question', 1);
    expect([queue.take(4), queue.take(4)].map((share) => share?.call)).toContain('question');
  });

  it('takes turns between calls and keeps the order within each', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 5);
    queue.add('b', 3);
    expect(drain(queue, 2)).toEqual([
      { call: 'a', first: 0, end: 2 },
      { call: 'b', first: 0, end: 2 },
      { call: 'a', first: 2, end: 4 },
      { call: 'b', first: 2, end: 3 },
      { call: 'a', first: 4, end: 5 },
    ]);
  });

  it('forgets a cancelled call', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 5);
    queue.add('b', 1);
    queue.remove('a');
    expect(drain(queue, 2)).toEqual([{ call: 'b', first: 0, end: 1 }]);
    queue.add('c', 1);
    expect(queue.clear()).toEqual(['c']);
    expect(queue.take(1)).toBeUndefined();
  });

  it('hands out every item exactly once, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 30 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 7 }),
        (counts, atMost) => {
          const queue = new FairQueue<string>();
          counts.forEach((count, call) => queue.add(String(call), count));
          const next = counts.map(() => 0);
          for (const { call, first, end } of drain(queue, atMost)) {
            expect(first).toBe(next[Number(call)]);
            expect(end - first).toBeLessThanOrEqual(atMost);
            next[Number(call)] = end;
          }
          expect(next).toEqual(counts);
        },
      ),
    );
  });
});
