import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EmbedOptions, Embedder } from './embedder.js';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** What a key and its bookkeeping cost beside the numbers. */
const ENTRY_BYTES = 200;

/** Remembers the vectors of texts seen lately; equal texts of one call are computed once. */
export class CachingEmbedder implements Embedder {
  private readonly vectors: LRUCache<string, Float32Array>;

  constructor(
    private readonly inner: Embedder,
    maxBytes: number = DEFAULT_MAX_BYTES,
  ) {
    const sizeCalculation = (vector: Float32Array): number => vector.byteLength + ENTRY_BYTES;
    this.vectors = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  get model(): string {
    return this.inner.model;
  }

  get dimension(): number {
    return this.inner.dimension;
  }

  async embed(texts: readonly string[], options: EmbedOptions): Promise<number[][]> {
    const keys = texts.map((text) => this.key(text, options));
    const found = new Map<string, number[]>();
    const missing = new Map<string, string>();
    keys.forEach((key, position) => {
      const known = this.vectors.get(key);
      if (known) found.set(key, Array.from(known));
      else missing.set(key, texts[position] ?? '');
    });
    for (const [key, vector] of await this.compute(missing, options)) found.set(key, vector);
    return keys.map((key) => [...(found.get(key) ?? [])]);
  }

  private async compute(missing: Map<string, string>, options: EmbedOptions): Promise<[string, number[]][]> {
    if (missing.size === 0) return [];
    const computed = await this.inner.embed([...missing.values()], options);
    return [...missing.keys()].map((key, position) => {
      const vector = computed[position] ?? [];
      this.vectors.set(key, Float32Array.from(vector));
      return [key, vector];
    });
  }

  private key(text: string, { purpose }: EmbedOptions): string {
    const fields = JSON.stringify([this.model, purpose, text]);
    return createHash('sha256').update(fields).digest('base64');
  }
}
