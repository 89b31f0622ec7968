import type { RerankReply } from './cohere-wire.js';
import type { ScriptedFault } from './model-reply.js';
import { type EmbeddingReply, openAiError } from './openai-wire.js';

/** 429 with the headers given, e.g. `retry-after` in seconds or as a date, `retry-after-ms`. */
export function rateLimited(headers: Record<string, string> = {}): ScriptedFault {
  const body = openAiError('Rate limit reached for requests.', 'rate_limit_exceeded', 'requests');
  return { reply: { status: 429, headers, body } };
}

export const quotaExhausted: ScriptedFault = {
  reply: {
    status: 429,
    body: openAiError(
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
      'insufficient_quota',
    ),
  },
};

export const monthlyTrialLimit: ScriptedFault = {
  reply: {
    status: 429,
    body: { message: 'You are using a Trial key, which is limited to 1000 API calls / month.' },
  },
};

export function status(code: number, body: unknown = { message: 'internal' }): ScriptedFault {
  return { reply: { status: code, body } };
}

export const truncatedJson: ScriptedFault = { mangle: (body: never) => JSON.stringify(body).slice(0, 40) };

/** Changes the list of vectors of an embeddings answer. */
export function vectors(change: (data: EmbeddingReply['data']) => unknown): ScriptedFault {
  return { mangle: (body: EmbeddingReply) => ({ ...body, data: change(body.data) }) };
}

/** Changes the list of results of a rerank answer. */
export function results(change: (list: RerankReply['results']) => unknown): ScriptedFault {
  return { mangle: (body: RerankReply) => ({ ...body, results: change(body.results) }) };
}
