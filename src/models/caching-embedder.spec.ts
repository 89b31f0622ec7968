import { describe, expect, it } from '@jest/globals';
import { CachingEmbedder } from './caching-embedder.js';
import type { EmbedOptions, Embedder } from './embedder.js';

/** Counts what reaches it; the vector tells the text's length and the purpose. */
class CountingEmbedder implements Embedder {
  readonly model = 'counting';
  readonly dimension = 2;
  readonly asked: string[][] = [];
  failNext = false;

  async embed(texts: readonly string[], { purpose }: EmbedOptions): Promise<number[][]> {
    if (this.failNext) {
      this.failNext = false;
      throw new Error('out of order');
    }
    this.asked.push([...texts]);
    return texts.map((text) => [text.length, purpose === 'query' ? 1 : 0]);
  }
}

describe('remembered embeddings', () => {
  it('computes equal texts once, in one call and in the next, and keeps the order', async () => {
    const inner = new CountingEmbedder();
    const embedder = new CachingEmbedder(inner);
    const passage = { purpose: 'passage' } as const;
    expect(await embedder.embed(['aa', 'b', 'aa'], passage)).toEqual([
      [2, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(await embedder.embed(['ccc', 'aa'], passage)).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect(inner.asked).toEqual([['aa', 'b'], ['ccc']]);
  });

  it('keeps a question and a passage of the same words apart', async () => {
    const embedder = new CachingEmbedder(new CountingEmbedder());
    expect(await embedder.embed(['aa'], { purpose: 'passage' })).toEqual([[2, 0]]);
    expect(await embedder.embed(['aa'], { purpose: 'query' })).toEqual([[2, 1]]);
  });

  it('keeps lone surrogates apart, which UTF-8 would make equal', async () => {
    const inner = new CountingEmbedder();
    await new CachingEmbedder(inner).embed(['\ud800', '\ud801'], { purpose: 'query' });
    expect(inner.asked[0]).toHaveLength(2);
  });

  it('forgets the oldest beyond its bound', async () => {
    const inner = new CountingEmbedder();
    const embedder = new CachingEmbedder(inner, 500);
    for (const text of ['a', 'b', 'c', 'a']) await embedder.embed([text], { purpose: 'query' });
    expect(inner.asked.flat()).toEqual(['a', 'b', 'c', 'a']);
  });

  it('remembers no failure and no change a caller makes to a vector', async () => {
    const inner = new CountingEmbedder();
    const embedder = new CachingEmbedder(inner);
    inner.failNext = true;
    await expect(embedder.embed(['a'], { purpose: 'query' })).rejects.toThrow('out of order');
    const [vector] = await embedder.embed(['a'], { purpose: 'query' });
    vector?.fill(9);
    expect(await embedder.embed(['a'], { purpose: 'query' })).toEqual([[1, 1]]);
  });
});
