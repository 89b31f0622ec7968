import type { Embedder } from '../models/embedder.js';
import type { Slot } from '../workspaces/workspace.js';
import { distinctVectors } from './distinct-vectors.js';
import { entityEmbeddingText, questionEmbeddingText } from './embedding-text.js';
import type { DocumentRows } from './gsw-rows.js';

export interface EmbedTarget {
  embedder: Embedder;
  slot: Slot;
  signal: AbortSignal;
}

/** Puts a vector into the properties of every entity and question that has a text. @returns distinct texts embedded */
export async function embedRows(documents: readonly DocumentRows[], target: EmbedTarget): Promise<number> {
  const wanted = documents.flatMap(({ entities, questions }) => [
    ...entities.map(({ properties }) => ({ properties, text: entityEmbeddingText(properties) })),
    ...questions.map(({ properties }) => ({ properties, text: questionEmbeddingText(properties) })),
  ]);
  const texts = wanted.flatMap(({ text }) => (text === null ? [] : [text]));
  const vectors = await distinctVectors(target.embedder, texts, target.signal);
  const property = `embedding${target.slot}`;
  for (const { properties, text } of wanted) {
    const vector = text === null ? undefined : vectors.get(text);
    if (vector) Object.assign(properties, { [property]: vector });
  }
  return vectors.size;
}
