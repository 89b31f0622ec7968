import { describe, expect, it } from '@jest/globals';
import { CachingReranker } from './caching-reranker.js';
import type { RerankQuery, Reranker } from './reranker.js';

class CountingReranker implements Reranker {
  readonly model = 'counting';
  readonly kind = 'cross-encoder';
  readonly asked: RerankQuery[] = [];

  async rerank(queries: readonly RerankQuery[]): Promise<number[][]> {
    this.asked.push(...queries);
    return queries.map(({ query, documents }) =>
      documents.map((document) => (query.length * 10 + document.length) / 100),
    );
  }
}

describe('remembered relevance', () => {
  it('asks for each pair once and answers in the order asked', async () => {
    const inner = new CountingReranker();
    const reranker = new CachingReranker(inner);
    const first = [
      { query: 'q', documents: ['a', 'bb', 'a'] },
      { query: 'qq', documents: ['a'] },
      { query: 'q', documents: ['bb', 'ccc'] },
    ];
    expect(await reranker.rerank(first)).toEqual([[0.11, 0.12, 0.11], [0.21], [0.12, 0.13]]);
    expect(await reranker.rerank([{ query: 'q', documents: ['dddd', 'a'] }])).toEqual([[0.14, 0.11]]);
    expect(inner.asked).toEqual([
      { query: 'q', documents: ['a', 'bb', 'ccc'] },
      { query: 'qq', documents: ['a'] },
      { query: 'q', documents: ['dddd'] },
    ]);
  });

  it('passes on what the model is and asks nothing for no documents', async () => {
    const inner = new CountingReranker();
    const reranker = new CachingReranker(inner);
    expect([reranker.model, reranker.kind]).toEqual(['counting', 'cross-encoder']);
    expect(await reranker.rerank([{ query: 'q', documents: [] }])).toEqual([[]]);
    expect(inner.asked).toEqual([]);
  });

  it('forgets the oldest beyond its bound', async () => {
    const inner = new CountingReranker();
    const reranker = new CachingReranker(inner, 2);
    for (const document of ['a', 'b', 'c', 'a'])
      await reranker.rerank([{ query: 'q', documents: [document] }]);
    expect(inner.asked).toHaveLength(4);
  });
});
