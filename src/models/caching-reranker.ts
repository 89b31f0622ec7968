import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RerankOptions, RerankQuery, Reranker } from './reranker.js';

const DEFAULT_MAX_ENTRIES = 100_000;

interface Pair {
  key: string;
  query: string;
  document: string;
}

/** Remembers the relevance of pairs seen lately; equal pairs of one call are computed once. */
export class CachingReranker implements Reranker {
  private readonly scores: LRUCache<string, number>;

  constructor(
    private readonly inner: Reranker,
    maxEntries: number = DEFAULT_MAX_ENTRIES,
  ) {
    this.scores = new LRUCache({ max: maxEntries });
  }

  get model(): string {
    return this.inner.model;
  }

  get kind(): Reranker['kind'] {
    return this.inner.kind;
  }

  async rerank(queries: readonly RerankQuery[], options: RerankOptions = {}): Promise<number[][]> {
    const pairs = queries.map(({ query, documents }) =>
      documents.map((document) => this.pair(query, document)),
    );
    const found = new Map<string, number>();
    const missing = new Map<string, Pair>();
    for (const pair of pairs.flat()) {
      const known = this.scores.get(pair.key);
      if (known === undefined) missing.set(pair.key, pair);
      else found.set(pair.key, known);
    }
    await this.compute([...missing.values()], found, options);
    return pairs.map((row) => row.map(({ key }) => found.get(key) ?? 0));
  }

  private async compute(missing: Pair[], found: Map<string, number>, options: RerankOptions): Promise<void> {
    if (missing.length === 0) return;
    const groups = byQuery(missing);
    const queries = groups.map((pairs) => ({
      query: pairs[0]?.query ?? '',
      documents: pairs.map(({ document }) => document),
    }));
    const computed = await this.inner.rerank(queries, options);
    groups.forEach((pairs, group) => {
      pairs.forEach(({ key }, position) => {
        const score = computed[group]?.[position] ?? 0;
        this.scores.set(key, score);
        found.set(key, score);
      });
    });
  }

  private pair(query: string, document: string): Pair {
    const fields = JSON.stringify([this.model, query, document]);
    return { key: createHash('sha256').update(fields).digest('base64'), query, document };
  }
}

function byQuery(pairs: Pair[]): Pair[][] {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const group = groups.get(pair.query);
    if (group) group.push(pair);
    else groups.set(pair.query, [pair]);
  }
  return [...groups.values()];
}
