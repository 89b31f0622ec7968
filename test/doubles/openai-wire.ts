import { type ModelReply, type ModelRequest, refuses } from './model-reply.js';
import { hashedVector } from './hashed-vector.js';

/** Length of each model's vectors, and whether the model can shorten them. */
const MODELS: Record<string, { length: number; shortens: boolean }> = {
  'text-embedding-3-small': { length: 1536, shortens: true },
  'text-embedding-3-large': { length: 3072, shortens: true },
  'text-embedding-ada-002': { length: 1536, shortens: false },
  /** Stands for the many models of other OpenAI-compatible servers. */
  'nomic-embed-text': { length: 768, shortens: false },
};
const PARAMETERS = new Set(['model', 'input', 'encoding_format', 'dimensions', 'user']);
const MAX_INPUTS = 2048;
const MAX_TOKENS = { input: 8192, request: 300_000 };

export interface EmbeddingReply {
  object: 'list';
  data: { object: 'embedding'; index: number; embedding: number[] | string | null }[];
  model: string;
  usage: { prompt_tokens: number; total_tokens: number };
}

/** `POST /v1/embeddings` as OpenAI answers it. */
export async function answerEmbeddings(
  { headers, body }: ModelRequest,
  key: string | undefined,
): Promise<ModelReply> {
  const tokens = await tokensOf(body['input']);
  const refusal =
    unauthorised(headers['authorization'], key) ??
    refusedShape(body) ??
    refusedModel(body) ??
    refusedTokens(tokens);
  if (refusal) return refusal;
  const {
    model,
    input,
    encoding_format: format,
    dimensions,
  } = body as { model: string; input: string | string[]; encoding_format?: string; dimensions?: number };
  const length = dimensions ?? MODELS[model]?.length ?? 0;
  const total = tokens.reduce((sum, count) => sum + count, 0);
  const data = [input].flat().map((text, index) => ({
    object: 'embedding',
    index,
    embedding: encoded(hashedVector(text, length), format),
  }));
  return {
    status: 200,
    body: { object: 'list', data, model, usage: { prompt_tokens: total, total_tokens: total } },
  };
}

export function openAiError(message: string, code: string | null, type = 'invalid_request_error'): unknown {
  return { error: { message, type, param: null, code } };
}

function unauthorised(
  header: string | string[] | undefined,
  key: string | undefined,
): ModelReply | undefined {
  if (key === undefined || header === `Bearer ${key}`) return undefined;
  if (header === undefined) return refuses(401, openAiError("You didn't provide an API key.", null));
  return refuses(
    401,
    openAiError(`Incorrect API key provided: ${String(header).replace('Bearer ', '')}.`, 'invalid_api_key'),
  );
}

function refusedShape(body: Record<string, unknown>): ModelReply | undefined {
  const unknown = Object.keys(body).find((name) => !PARAMETERS.has(name));
  if (unknown) return refuses(400, openAiError(`Unrecognized request argument supplied: ${unknown}`, null));
  const input = [body['input']].flat();
  const valid =
    input.length > 0 &&
    input.length <= MAX_INPUTS &&
    input.every((text) => typeof text === 'string' && text !== '');
  if (!valid) return refuses(400, openAiError("'$.input' is invalid.", null));
  const known = [undefined, 'float', 'base64'].includes(body['encoding_format'] as string | undefined);
  return known
    ? undefined
    : refuses(400, openAiError("'encoding_format' must be 'float' or 'base64'.", null));
}

function refusedModel({ model, dimensions }: Record<string, unknown>): ModelReply | undefined {
  const known = MODELS[String(model)];
  if (!known)
    return refuses(
      404,
      openAiError(
        `The model \`${String(model)}\` does not exist or you do not have access to it.`,
        'model_not_found',
      ),
    );
  if (dimensions === undefined) return undefined;
  if (!known.shortens)
    return refuses(400, openAiError('This model does not support specifying dimensions.', null));
  const fits = Number.isInteger(dimensions) && Number(dimensions) >= 1 && Number(dimensions) <= known.length;
  return fits
    ? undefined
    : refuses(400, openAiError(`Invalid value for 'dimensions' = ${JSON.stringify(dimensions)}.`, null));
}

function refusedTokens(tokens: number[]): ModelReply | undefined {
  const total = tokens.reduce((sum, count) => sum + count, 0);
  if (tokens.some((count) => count > MAX_TOKENS.input))
    return refuses(400, openAiError("This model's maximum context length is 8192 tokens.", null));
  return total > MAX_TOKENS.request
    ? refuses(
        400,
        openAiError(`Requested ${total} tokens, max 300000 tokens per request.`, 'max_tokens_per_request'),
      )
    : undefined;
}

async function tokensOf(input: unknown): Promise<number[]> {
  const { countTokens } = await import('gpt-tokenizer/encoding/cl100k_base');
  return [input].flat().map((text) => countTokens(String(text)));
}

function encoded(vector: number[], format: string | undefined): number[] | string {
  return format === 'base64' ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector;
}
