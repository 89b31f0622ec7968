import type { Embedder } from './embedder.js';
import type { RerankOptions, RerankQuery, Reranker } from './reranker.js';

/** The embedder's cosine as relevance, where no cross-encoder is to be had. */
export class EmbeddingReranker implements Reranker {
  readonly model = 'embedding';
  readonly kind = 'cosine';

  constructor(private readonly embedder: Embedder) {}

  async rerank(queries: readonly RerankQuery[], { signal }: RerankOptions = {}): Promise<number[][]> {
    const stop = signal ? { signal } : {};
    const asked = queries.filter(isAnswerable);
    const documents = asked.flatMap(({ documents }) => documents.filter(isWritten));
    const asking = asked.map(({ query }) => query);
    const [questions, answers] = await Promise.all([
      this.embedder.embed(asking, { purpose: 'query', ...stop }),
      this.embedder.embed(documents, { purpose: 'passage', ...stop }),
    ]);
    const questionOf = new Map(asking.map((text, index) => [text, questions[index]]));
    const answerOf = new Map(documents.map((text, index) => [text, answers[index]]));
    return queries.map(({ query, documents }) =>
      documents.map((text) => relevance(questionOf.get(query), answerOf.get(text))),
    );
  }
}

function isAnswerable({ query, documents }: RerankQuery): boolean {
  return isWritten(query) && documents.some(isWritten);
}

function isWritten(text: string): boolean {
  return text.trim() !== '';
}

/** Cosine -1..1 as 0..1; a blank side is irrelevant. */
function relevance(question: number[] | undefined, answer: number[] | undefined): number {
  if (!question || !answer) return 0;
  const cosine = question.reduce((sum, value, position) => sum + value * (answer[position] ?? 0), 0);
  return Math.min(1, Math.max(0, (1 + cosine) / 2));
}
