import { describe, expect, it } from '@jest/globals';
import { tokenCount } from '../text/token-count.js';
import { evidenceText } from './evidence-text.js';
import type { Chain, ChainGroup, QaPair } from './evidence.js';
import { packChains } from './pack-chains.js';

function chain(id: string, score: number, question: string): Chain {
  const source = { passageId: 'p', documentId: 'd' } as QaPair['source'];
  const pair: QaPair = { id, question, verbPhrase: 'v', answers: [], subjects: [], source };
  const hops = [{ step: 0, asked: question, pair, sources: [source], relevance: score }];
  return { id, finalStep: 0, hops, score, lastHopRelevance: score };
}

const group = (finalStep: number, chains: Chain[]): ChainGroup => ({ finalStep, steps: [finalStep], chains });
const idsOf = (groups: readonly ChainGroup[]): string[][] =>
  groups.map(({ chains }) => chains.map(({ id }) => id));
const tokens = (groups: readonly ChainGroup[]): number =>
  tokenCount(
    groups
      .flatMap(({ chains }) => chains.flatMap(({ hops }) => hops.map(({ pair }) => evidenceText(pair))))
      .join('\n'),
  );

const left = group(0, [
  chain('a', 0.9, 'Who built the mill at Tarn?'),
  chain('b', 0.8, 'Who built the mill at Orm?'),
]);
const right = group(1, [
  chain('c', 0.3, 'When was Bo Fenn born?'),
  chain('d', 0.2, 'When was Ada Fenn born in the valley of the seven rivers?'),
]);

describe('packing chains into an evidence budget', () => {
  it('leaves everything as it is when all fits', () => {
    expect(packChains([left, right], 1_000)).toEqual([left, right]);
  });

  it('keeps a side of a comparison before a second chain of the other side', () => {
    const budget = tokens([group(0, left.chains.slice(0, 1)), group(1, right.chains.slice(0, 1))]);
    expect(idsOf(packChains([left, right], budget))).toEqual([['a'], ['c']]);
  });

  it('never passes the budget, except by the single best chain', () => {
    for (let budget = 1; budget < 60; budget += 1) {
      const packed = packChains([left, right], budget);
      expect(packed.flatMap(({ chains }) => chains).length === 1 || tokens(packed) <= budget).toBe(true);
      expect(packed[0]?.chains[0]?.id).toBe('a');
    }
  });
});

describe('packing chains of several passages', () => {
  const from = (passageId: string, made: Chain): Chain => ({
    ...made,
    hops: made.hops.map((hop) => ({
      ...hop,
      sources: [{ ...hop.sources[0], passageId } as QaPair['source']],
    })),
  });
  const known = from('p', chain('b', 0.8, 'Who built the mill at Orm?'));
  const fresh = from('q', chain('c', 0.5, 'Who built the mill at Ley?'));
  const weak = from('r', chain('d', 0.3, 'Who built the mill at Sul?'));
  const best = from('p', chain('a', 0.9, 'Who built the mill at Tarn?'));

  it('takes a new source before a second line of a known one', () => {
    const budget = tokens([group(0, [best, fresh])]);
    expect(idsOf(packChains([group(0, [best, known, fresh, weak])], budget))).toEqual([['a', 'c']]);
  });

  it('keeps a known source before a new one that is less than half as strong', () => {
    const budget = tokens([group(0, [best, known])]);
    expect(idsOf(packChains([group(0, [best, known, weak])], budget))).toEqual([['a', 'b']]);
  });
});
