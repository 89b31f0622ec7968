/** A unit vector made of the text's words alone: equal texts are equal, texts that share words are near. */
export function hashedVector(text: string, dimension: number): number[] {
  const sum = new Array<number>(dimension).fill(0);
  for (const word of wordsOf(text)) {
    const next = randomNumbers(hashOf(word));
    for (let position = 0; position < dimension; position += 1)
      sum[position] = (sum[position] ?? 0) + next() - 0.5;
  }
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

/** Share of the query's words that stand in the document, damped by the document's length: 0 to below 1. */
export function wordOverlap(query: string, document: string): number {
  const [asked, said] = [new Set(wordsOf(query)), new Set(wordsOf(document))];
  const shared = [...asked].filter((word) => said.has(word)).length;
  return (shared / asked.size) * (1 - said.size / (said.size + 1000));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text];
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
