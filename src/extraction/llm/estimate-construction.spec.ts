import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimateConstruction, type ExpectedCalls } from './estimate-construction.js';

const tokens = (calls: readonly ExpectedCalls[]): number =>
  calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);

describe('the estimate of reading passages', () => {
  it('is nothing for nothing', () => {
    const { low, likely, high } = estimateConstruction([]);
    expect([low, likely, high].map(tokens)).toEqual([0, 0, 0]);
  });

  it('never has low above likely above high, and grows with every passage', () => {
    const passage = fc.record({ title: fc.string({ maxLength: 20 }), text: fc.string({ maxLength: 400 }) });
    fc.assert(
      fc.property(fc.array(passage, { minLength: 1, maxLength: 5 }), (passages) => {
        const { low, likely, high } = estimateConstruction(passages);
        expect(tokens(low)).toBeLessThan(tokens(likely));
        expect(tokens(likely)).toBeLessThan(tokens(high));
        const more = estimateConstruction([...passages, { title: '', text: 'Ann left.' }]);
        expect(tokens(more.likely)).toBeGreaterThan(tokens(likely));
      }),
      { numRuns: 30 },
    );
  });

  it('counts one first call for each passage', () => {
    const passages = Array.from({ length: 7 }, () => ({ title: 'T', text: 'Ann left.' }));
    expect(estimateConstruction(passages).likely.find(({ kind }) => kind === 'construct')?.calls).toBe(7);
  });
});
