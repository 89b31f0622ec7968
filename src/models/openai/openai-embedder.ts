import type OpenAI from 'openai';
import type { CreateEmbeddingResponse } from 'openai/resources/embeddings';
import { PaniniError } from '../../errors/panini-error.js';
import type { EmbedOptions, Embedder } from '../embedder.js';
import { refuseEmptyTexts } from '../refuse-empty-texts.js';
import { invalidReply } from '../remote/remote-failure.js';
import { unitVector } from '../unit-vector.js';
import { embeddingBatches } from './embedding-batches.js';
import { openAiEndpoint, type OpenAiEndpoint, type OpenAiEndpointSettings } from './openai-endpoint.js';

export interface OpenAiEmbedderSettings extends OpenAiEndpointSettings {
  /** Length of the vectors; sent to the endpoint only for models that can shorten theirs. */
  dimension: number;
}

const ENDPOINT = {
  name: 'The embedding endpoint',
  variables: { key: 'OPENAI_API_KEY', url: 'EMBEDDING_BASE_URL', model: 'EMBEDDING_MODEL' },
};
/** OpenAI takes 2,048 texts and 300,000 tokens; smaller batches lose less when one fails. */
const BATCH_BOUNDS = { texts: 256, bytes: 250_000 };

/** Embeddings of any endpoint that speaks OpenAI's protocol. */
export class OpenAiEmbedder implements Embedder {
  readonly model: string;
  readonly dimension: number;
  private readonly endpoint: OpenAiEndpoint;

  constructor(private readonly settings: OpenAiEmbedderSettings) {
    this.model = `openai/${settings.modelName}`;
    this.dimension = settings.dimension;
    this.endpoint = openAiEndpoint(settings, ENDPOINT);
  }

  /** @throws PaniniError BAD_USER_INPUT for an empty text, which the service refuses; else as the port says. */
  async embed(texts: readonly string[], { signal }: EmbedOptions): Promise<number[][]> {
    refuseEmptyTexts(texts);
    const batches = embeddingBatches(texts, BATCH_BOUNDS);
    const replies = await this.endpoint.calls.all(
      batches,
      (batch, inner) => this.embedBatch(batch, inner),
      signal,
    );
    return replies.flat();
  }

  private async embedBatch(texts: string[], signal: AbortSignal): Promise<number[][]> {
    const shortened = this.settings.modelName.startsWith('text-embedding-3')
      ? { dimensions: this.dimension }
      : {};
    const request = {
      model: this.settings.modelName,
      input: texts,
      encoding_format: 'float' as const,
      ...shortened,
    };
    const reply = await this.endpoint.client.embeddings.create(request, { signal, maxRetries: 0 });
    return this.vectors(reply, texts.length);
  }

  private vectors(reply: CreateEmbeddingResponse, expected: number): number[][] {
    const data: unknown = (reply as Partial<CreateEmbeddingResponse> | null)?.data;
    if (!Array.isArray(data))
      throw invalidReply(this.endpoint.provider, 'JSON that holds no list of vectors');
    const byIndex = new Map((data as Partial<OpenAI.Embedding>[]).map((row) => [row?.index, row?.embedding]));
    const complete =
      data.length === expected &&
      Array.from({ length: expected }, (_, row) => byIndex.has(row)).every(Boolean);
    if (!complete) throw this.wrongCount(expected, data.length);
    const { model, dimension } = this;
    return Array.from({ length: expected }, (_, row) =>
      unitVector(byIndex.get(row), { model, dimension, row }),
    );
  }

  private wrongCount(expected: number, came: number): PaniniError {
    const message = `${this.model} was to give one vector for each of ${expected} texts, but gave ${came} or repeated an index.`;
    return new PaniniError('EMBEDDING_INVALID', message, {
      hint: 'Check the embedding endpoint, or choose another model.',
    });
  }
}
