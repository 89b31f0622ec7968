import { type ModelReply, type ModelRequest, refuses } from './model-reply.js';
import { wordOverlap } from './hashed-vector.js';

const MODELS = new Set(['rerank-v3.5', 'rerank-english-v3.0', 'rerank-multilingual-v3.0']);
const PARAMETERS = new Set(['model', 'query', 'documents', 'top_n', 'max_tokens_per_doc', 'priority']);
const MAX_DOCUMENTS = 1000;

export interface RerankReply {
  id: string;
  results: { index: number; relevance_score: number }[];
  meta: unknown;
}

/** `POST /v2/rerank` as Cohere answers it: best first. */
export function answerRerank({ headers, body }: ModelRequest, key: string | undefined): ModelReply {
  const refusal = unauthorised(headers['authorization'], key) ?? refusedShape(body);
  if (refusal) return refusal;
  const { query, documents, top_n: top } = body as { query: string; documents: string[]; top_n?: number };
  const results = documents.map((document, index) => ({
    index,
    relevance_score: wordOverlap(query, document),
  }));
  results.sort((one, other) => other.relevance_score - one.relevance_score || one.index - other.index);
  const meta = {
    api_version: { version: '2' },
    billed_units: { search_units: Math.ceil(documents.length / 100) },
  };
  return {
    status: 200,
    body: { id: '07734bd2-2473-4f07-94e1-0d9f0e6843cf', results: results.slice(0, top), meta },
  };
}

function unauthorised(
  header: string | string[] | undefined,
  key: string | undefined,
): ModelReply | undefined {
  if (key === undefined || header === `Bearer ${key}`) return undefined;
  return refuses(401, {
    message: header === undefined ? 'no api key supplied' : `invalid api token ${String(header)}`,
  });
}

function refusedShape(body: Record<string, unknown>): ModelReply | undefined {
  const unknown = Object.keys(body).find((name) => !PARAMETERS.has(name));
  if (unknown) return refuses(400, { message: `unknown field: parameter '${unknown}' is not a valid field` });
  if (!MODELS.has(String(body['model'])))
    return refuses(404, { message: `model '${String(body['model'])}' not found` });
  if (typeof body['query'] !== 'string' || body['query'].trim() === '')
    return refuses(400, { message: 'invalid request: query must not be empty' });
  return refusedDocuments(body['documents']);
}

function refusedDocuments(documents: unknown): ModelReply | undefined {
  if (!Array.isArray(documents) || documents.length === 0)
    return refuses(400, { message: 'invalid request: list of documents must not be empty' });
  if (documents.length > MAX_DOCUMENTS)
    return refuses(400, {
      message: `invalid request: ${documents.length} documents, at most ${MAX_DOCUMENTS}`,
    });
  const blank = documents.findIndex((document) => typeof document !== 'string' || document.trim() === '');
  return blank < 0
    ? undefined
    : refuses(400, { message: `invalid request: document at index ${blank} must not be empty` });
}
