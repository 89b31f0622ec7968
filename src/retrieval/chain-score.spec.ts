import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chainScore, geometricMean, usesSimilarity } from './chain-score.js';
import type { Scoring } from './recipe.js';

// By hand: sqrt(0.9 * 0.4) = 0.6; sqrt(0.95 * 0.7) = 0.815475...
const hops = { relevances: [0.9, 0.4], lastHopRelevance: 0.4, similarity: 0.2 };
const score = (scoring: Scoring, combinedAlpha = 0.5) => chainScore({ scoring, combinedAlpha }, hops);

describe('The score of a chain', () => {
  it.each([
    ['geometric', 0.6],
    ['cumulative', 0.8154753215150045],
    ['last-hop', 0.4],
    ['similarity', 0.2],
    ['combined', 0.5077376607575023],
  ] as const)('by %s of hops 0.9 and 0.4 with similarity 0.2 is %d', (scoring, expected) => {
    expect(score(scoring)).toBeCloseTo(expected, 12);
  });

  it('weighs the two parts of the combined scoring by alpha', () => {
    expect(score('combined', 1)).toBeCloseTo(score('cumulative'), 12);
    expect(score('combined', 0)).toBeCloseTo(0.2, 12);
    expect(score('combined', 0.25)).toBeCloseTo(0.25 * 0.8154753215150045 + 0.75 * 0.2, 12);
  });

  it('after the authors’ map is never below one half, where the plain mean may be near nothing', () => {
    const weak = { relevances: [0, 0], lastHopRelevance: 0, similarity: null };
    expect(chainScore({ scoring: 'cumulative', combinedAlpha: 0.5 }, weak)).toBe(0.5);
    expect(chainScore({ scoring: 'geometric', combinedAlpha: 0.5 }, weak)).toBeLessThan(1e-100);
  });

  it('falls with every hop that is less relevant and never leaves [0, 1]', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 6 }), unit, (relevances, less) => {
        const mean = geometricMean(relevances);
        expect(mean).toBeGreaterThanOrEqual(0);
        expect(mean).toBeLessThanOrEqual(1 + 1e-12);
        expect(mean).toBeLessThanOrEqual(Math.max(...relevances) + 1e-9);
        const lower = [Math.min(less, relevances[0] ?? 0), ...relevances.slice(1)];
        expect(geometricMean(lower)).toBeLessThanOrEqual(mean + 1e-12);
      }),
    );
  });

  it('needs the text of a chain for two scorings only', () => {
    const all: Scoring[] = ['geometric', 'cumulative', 'last-hop', 'similarity', 'combined'];
    expect(all.filter(usesSimilarity)).toEqual(['similarity', 'combined']);
  });
});
