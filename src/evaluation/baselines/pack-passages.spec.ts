import { describe, expect, it } from '@jest/globals';
import { tokenCount } from '../../text/token-count.js';
import type { PassageHit } from './baseline.js';
import { packPassages } from './pack-passages.js';

const hit = (id: string, words: number): PassageHit => ({
  id,
  externalId: id,
  title: '',
  text: Array.from({ length: words }, () => 'mill').join(' '),
  score: 1,
});
const ids = (hits: PassageHit[]) => hits.map((one) => one.id);

describe('Passages as evidence', () => {
  const ranked = [hit('a', 40), hit('b', 100), hit('c', 30), hit('d', 5)];

  it('are the best ones, up to the number asked for', () => {
    expect(ids(packPassages(ranked, { passages: 2 }).hits)).toEqual(['a', 'b']);
    expect(ids(packPassages(ranked, { passages: 9 }).hits)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stay whole within a budget of tokens: what does not fit is passed over', () => {
    const packed = packPassages(ranked, { passages: 5, evidenceTokens: 75 });
    expect(ids(packed.hits)).toEqual(['a', 'c']);
    expect(packed.tokens).toBe(tokenCount(packed.hits.map((one) => one.text).join('\n')));
    expect(packed.tokens).toBeLessThanOrEqual(75);
  });

  it('are none when nothing fits', () => {
    expect(packPassages(ranked, { passages: 5, evidenceTokens: 3 })).toEqual({ hits: [], tokens: 0 });
  });
});
