import { describe, expect, it } from '@jest/globals';
import type { EmbedOptions, Embedder } from './embedder.js';
import { EmbeddingReranker } from './embedding-reranker.js';

const VECTORS: Record<string, number[]> = { east: [1, 0], north: [0, 1], west: [-1, 0] };

class CompassEmbedder implements Embedder {
  readonly model = 'compass';
  readonly dimension = 2;
  readonly asked: [EmbedOptions['purpose'], string[]][] = [];

  async embed(texts: readonly string[], { purpose }: EmbedOptions): Promise<number[][]> {
    this.asked.push([purpose, [...texts]]);
    return texts.map((text) => VECTORS[text] ?? []);
  }
}

describe('relevance by embedding', () => {
  it('is the cosine between 0 and 1: same direction 1, unrelated 0.5, opposite 0', async () => {
    const embedder = new CompassEmbedder();
    const queries = [
      { query: 'east', documents: ['east', 'north', 'west'] },
      { query: 'north', documents: ['west'] },
    ];
    expect(await new EmbeddingReranker(embedder).rerank(queries)).toEqual([[1, 0.5, 0], [0.5]]);
    expect(embedder.asked).toEqual([
      ['query', ['east', 'north']],
      ['passage', ['east', 'north', 'west', 'west']],
    ]);
  });

  it('gives blank texts no relevance and never sends them', async () => {
    const embedder = new CompassEmbedder();
    const queries = [
      { query: ' ', documents: ['east'] },
      { query: 'east', documents: ['', 'east'] },
    ];
    expect(await new EmbeddingReranker(embedder).rerank(queries)).toEqual([[0], [0, 1]]);
    expect(embedder.asked.flatMap(([, texts]) => texts)).toEqual(['east', 'east']);
  });
});
