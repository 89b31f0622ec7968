export interface BatchBounds {
  texts: number;
  /** UTF-8 bytes: a token covers at least one byte, so a bound in bytes bounds the tokens without a tokenizer. */
  bytes: number;
}

/** The texts in order, cut into batches that keep both bounds; a text longer than the bound goes alone. */
export function embeddingBatches(texts: readonly string[], bounds: BatchBounds): string[][] {
  const batches: string[][] = [];
  let open: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    if (open.length > 0 && (open.length >= bounds.texts || bytes + size > bounds.bytes)) {
      batches.push(open);
      open = [];
      bytes = 0;
    }
    open.push(text);
    bytes += size;
  }
  return open.length > 0 ? [...batches, open] : batches;
}
