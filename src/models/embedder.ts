/** Whether a text is something looked for or something stored: some models prefix the one and not the other. */
export type EmbeddingPurpose = 'query' | 'passage';

export interface EmbedOptions {
  purpose: EmbeddingPurpose;
  signal?: AbortSignal;
}

/** Turns texts into unit-length vectors. */
export interface Embedder {
  /** Stored with a workspace and compared at start, e.g. `local/bge-small-en-v1.5-q` or `openai/text-embedding-3-small`. */
  readonly model: string;
  /** Length of each vector. */
  readonly dimension: number;
  /**
   * One unit-length vector per text, in the order given; equal texts give equal vectors whatever else is in the call.
   * @throws PaniniError EMBEDDING_INVALID when the provider returns another number of vectors, another length, NaN or zeros;
   *   MODEL_* when the provider cannot be reached or refuses; CANCELLED / DEADLINE_EXCEEDED when the signal aborts.
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<number[][]>;
}

export const EMBEDDER = Symbol('Embedder');
