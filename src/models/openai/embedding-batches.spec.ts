import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { embeddingBatches } from './embedding-batches.js';

describe('batches of texts to embed', () => {
  it('are cut by number and by size', () => {
    expect(embeddingBatches(['a', 'b', 'c'], { texts: 2, bytes: 100 })).toEqual([['a', 'b'], ['c']]);
    expect(embeddingBatches(['aaa', 'bb', 'c'], { texts: 9, bytes: 4 })).toEqual([['aaa'], ['bb', 'c']]);
    expect(embeddingBatches(['é', 'é'], { texts: 9, bytes: 3 })).toEqual([['é'], ['é']]);
  });

  it('let a text beyond the bound go alone, and no texts make no batch', () => {
    expect(embeddingBatches(['a', 'xxxxxxxx', 'b'], { texts: 9, bytes: 4 })).toEqual([
      ['a'],
      ['xxxxxxxx'],
      ['b'],
    ]);
    expect(embeddingBatches([], { texts: 9, bytes: 4 })).toEqual([]);
  });

  it('lose and reorder nothing and keep the bounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 30 }),
        (given, texts, bytes) => {
          const batches = embeddingBatches(given, { texts, bytes });
          expect(batches.flat()).toEqual(given);
          for (const batch of batches) {
            expect(batch.length).toBeLessThanOrEqual(texts);
            if (batch.length > 1) expect(Buffer.byteLength(batch.join(''))).toBeLessThanOrEqual(bytes);
          }
        },
      ),
    );
  });
});
