import { throwIfInterrupted } from '../context/interruption.js';
import { PaniniError } from '../errors/panini-error.js';
import type { Embedder } from '../models/embedder.js';
import { unitVector } from '../models/unit-vector.js';

const TEXTS_A_CALL = 256;

/**
 * A vector for each distinct text.
 * @throws PaniniError EMBEDDING_INVALID when the model gives too few vectors or one that cannot be used; MODEL_*; CANCELLED
 */
export async function distinctVectors(
  embedder: Embedder,
  texts: Iterable<string>,
  signal: AbortSignal,
): Promise<Map<string, number[]>> {
  const distinct = [...new Set(texts)];
  const vectors = new Map<string, number[]>();
  for (let start = 0; start < distinct.length; start += TEXTS_A_CALL) {
    throwIfInterrupted(signal);
    const call = distinct.slice(start, start + TEXTS_A_CALL);
    const given = await embedder.embed(call, { purpose: 'passage', signal });
    refuseOtherCount(embedder, call.length, given.length);
    const { model, dimension } = embedder;
    call.forEach((text, row) => vectors.set(text, unitVector(given[row], { model, dimension, row })));
  }
  return vectors;
}

function refuseOtherCount(embedder: Embedder, expected: number, came: number): void {
  if (came === expected) return;
  throw new PaniniError(
    'EMBEDDING_INVALID',
    `${embedder.model} gave ${came} vectors for ${expected} texts.`,
    {
      hint: 'Check the embedding endpoint, or choose another model.',
    },
  );
}
