import { describe, expect, it } from '@jest/globals';
import type { ClaimableJob } from './jobs.repository.js';
import { MOST_TOGETHER, SMALL_TEXT, takeTogether } from './take-together.js';

const job = (id: string, more: Partial<ClaimableJob> = {}): ClaimableJob => ({
  ...{ id, workspaceKey: 'w', construct: 'rules', characters: 10, claims: 0 },
  ...more,
});
const all = (candidates: ClaimableJob[], mayBe: (job: ClaimableJob) => boolean = () => true): string[][] => {
  const taken: string[][] = [];
  while (candidates.length > 0) taken.push(takeTogether(candidates, mayBe));
  return taken;
};

describe('documents that a worker takes at once', () => {
  it('are small neighbours of one workspace and one way of construction', () => {
    const jobs = [job('a'), job('b'), job('c', { workspaceKey: 'x' }), job('d', { construct: 'llm' })];
    expect(all(jobs)).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  it('never include a large one, one of unknown length, or one that a worker died of', () => {
    const jobs = [
      job('large', { characters: SMALL_TEXT + 1 }),
      job('a'),
      job('tried', { claims: 1 }),
      job('unknown', { characters: null }),
      job('b'),
    ];
    expect(all(jobs)).toEqual([['large'], ['a'], ['tried'], ['unknown'], ['b']]);
  });

  it('come alone when a model is asked for each', () => {
    expect(all([job('a'), job('b')], () => false)).toEqual([['a'], ['b']]);
  });

  it('are bounded, and each is taken once', () => {
    const taken = all(Array.from({ length: 60 }, (_unused, index) => job(String(index))));
    expect(taken.map(({ length }) => length)).toEqual([MOST_TOGETHER, MOST_TOGETHER, 10]);
    expect(taken.flat()).toEqual(Array.from({ length: 60 }, (_unused, index) => String(index)));
  });
});
