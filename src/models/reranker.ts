export interface RerankQuery {
  query: string;
  documents: readonly string[];
}

export interface RerankOptions {
  signal?: AbortSignal;
}

/** Judges how well each document answers a query. */
export interface Reranker {
  /** E.g. `local/ms-marco-MiniLM-L-12-v2`, `cohere/rerank-v3.5`, `embedding` (cosine of the embedder, where no cross-encoder is to be had). */
  readonly model: string;
  /** What a score means: `cross-encoder` scores are logistic outputs in (0, 1) that a recipe may blend with cosines. */
  readonly kind: 'cross-encoder' | 'remote' | 'cosine';
  /**
   * For each query one relevance in [0, 1] per document, in the order given.
   * @throws PaniniError MODEL_* when the provider cannot be reached or refuses; CANCELLED / DEADLINE_EXCEEDED when the signal aborts.
   */
  rerank(queries: readonly RerankQuery[], options?: RerankOptions): Promise<number[][]>;
}

export const RERANKER = Symbol('Reranker');
