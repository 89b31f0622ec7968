import type { CohereClientV2 } from 'cohere-ai';
import { RemoteCalls } from '../remote/remote-calls.js';
import { type RemoteProvider, invalidReply } from '../remote/remote-failure.js';
import type { RerankOptions, RerankQuery, Reranker } from '../reranker.js';
import { cohereFailure } from './cohere-failure.js';
import { settledFetch } from './settled-fetch.js';
import { type RerankPiece, joinScores, rerankPieces } from './rerank-pieces.js';

export interface CohereRerankerSettings {
  /** E.g. `rerank-v3.5`. */
  modelName: string;
  /** Milliseconds one attempt may take. */
  timeoutMs: number;
  apiKey?: string | undefined;
  /** Absent for Cohere's own. */
  baseUrl?: string | undefined;
  /** The first back-off in milliseconds. */
  firstDelayMs?: number;
}

/** Cohere's rerank, version 2 of its API. */
export class CohereReranker implements Reranker {
  readonly model: string;
  readonly kind = 'remote';
  private readonly provider: RemoteProvider;
  private readonly calls: RemoteCalls;
  private client: Promise<CohereClientV2> | undefined;

  constructor(private readonly settings: CohereRerankerSettings) {
    this.model = `cohere/${settings.modelName}`;
    this.provider = {
      name: 'The rerank endpoint',
      variables: { key: 'COHERE_API_KEY', url: 'COHERE_BASE_URL', model: 'RERANK_MODEL' },
      secret: settings.apiKey,
    };
    this.calls = new RemoteCalls({
      provider: this.provider,
      timeoutMs: settings.timeoutMs,
      toFailure: (thrown) => cohereFailure(this.provider, thrown),
      firstDelayMs: settings.firstDelayMs,
    });
  }

  async rerank(queries: readonly RerankQuery[], { signal }: RerankOptions = {}): Promise<number[][]> {
    const pieces = rerankPieces(queries);
    const scores = await this.calls.all(pieces, (piece, inner) => this.rerankPiece(piece, inner), signal);
    return joinScores(queries, pieces, scores);
  }

  private async rerankPiece(piece: RerankPiece, abortSignal: AbortSignal): Promise<number[]> {
    this.client ??= connect(this.settings);
    const client = await this.client;
    const request = { model: this.settings.modelName, query: piece.query, documents: piece.documents };
    const timeoutInSeconds = this.settings.timeoutMs / 1000;
    const reply: unknown = await client.rerank(request, { abortSignal, timeoutInSeconds, maxRetries: 0 });
    return this.scores(reply, piece.documents.length);
  }

  /** Results come best first; `index` says which document each belongs to. */
  private scores(reply: unknown, expected: number): number[] {
    const results = (reply as { results?: unknown } | undefined)?.results;
    if (!Array.isArray(results)) throw invalidReply(this.provider, 'something that holds no list of results');
    const byIndex = new Map(
      (results as ({ index?: unknown; relevanceScore?: unknown } | null)[]).map((one) => [
        one?.index,
        one?.relevanceScore,
      ]),
    );
    return Array.from({ length: expected }, (_, index) => {
      const score = byIndex.get(index);
      if (typeof score === 'number' && score >= 0 && score <= 1) return score;
      throw invalidReply(this.provider, `no relevance between 0 and 1 for document ${index} of ${expected}`);
    });
  }
}

/** The SDK takes half a second to load, so it is loaded with the first request. */
async function connect(settings: CohereRerankerSettings): Promise<CohereClientV2> {
  const { CohereClientV2, CohereEnvironment } = await import('cohere-ai');
  return new CohereClientV2({
    token: settings.apiKey ?? '',
    baseUrl: settings.baseUrl ?? CohereEnvironment.Production,
    maxRetries: 0,
    fetch: settledFetch,
  });
}
