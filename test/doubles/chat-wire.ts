import { openAiError } from './openai-wire.js';
import { type ModelReply, type ModelRequest, refuses } from './model-reply.js';
import { strictSchemaFault } from './strict-schema-fault.js';

/** What the model of a double writes; absent parts are those of a reply that ended by itself. */
export interface ChatAnswer {
  /** A string as it is, anything else as JSON. */
  content?: unknown;
  finish?: 'stop' | 'length' | 'content_filter';
  refusal?: string;
  /** Null for an endpoint that counts no tokens. */
  usage?: { input: number; cached?: number; output: number } | null;
}

export interface ChatRequestBody {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: object } };
  stream?: boolean;
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
}

/** What a double's model answers to a request. */
export type ChatModel = (request: ChatRequestBody) => ChatAnswer | Promise<ChatAnswer>;

const PARAMETERS = new Set([
  ...['model', 'messages', 'response_format', 'stream', 'stream_options', 'max_tokens', 'seed', 'user'],
  ...['max_completion_tokens', 'temperature', 'top_p', 'n', 'stop', 'frequency_penalty', 'presence_penalty'],
  ...['metadata', 'store', 'service_tier', 'prompt_cache_key', 'reasoning_effort'],
]);
const REASONING = /^(?:o\d|gpt-5)/;
const MOST_OUTPUT: Record<string, number> = { 'gpt-4.1-mini': 32_768, 'gpt-4o-mini': 16_384 };

/** `POST /v1/chat/completions` as OpenAI answers it, streamed when asked. */
export async function answerChat(
  { headers, body }: ModelRequest,
  { key, model }: { key: string | undefined; model: ChatModel },
): Promise<ModelReply> {
  const request = body as unknown as ChatRequestBody;
  const refusal = unauthorised(headers['authorization'], key) ?? refusedRequest(body, request);
  if (refusal) return refusal;
  const answer = await model(request);
  return request.stream ? streamed(request, answer) : whole(request, answer);
}

function unauthorised(header: unknown, key: string | undefined): ModelReply | undefined {
  if (key === undefined || header === `Bearer ${key}`) return undefined;
  return refuses(401, openAiError('Incorrect API key provided.', 'invalid_api_key'));
}

function refusedRequest(body: Record<string, unknown>, request: ChatRequestBody): ModelReply | undefined {
  const fault =
    unknownParameter(body) ?? messageFault(request) ?? limitFault(request) ?? formatFault(request);
  return fault === undefined ? undefined : refuses(400, openAiError(fault, null));
}

function unknownParameter(body: Record<string, unknown>): string | undefined {
  const unknown = Object.keys(body).find((name) => !PARAMETERS.has(name));
  return unknown && `Unrecognized request argument supplied: ${unknown}`;
}

function messageFault({ messages }: ChatRequestBody): string | undefined {
  if (!Array.isArray(messages) || messages.length === 0) return "Invalid 'messages': empty array.";
  const wrong = messages.some(
    ({ role, content }) =>
      !['system', 'developer', 'user', 'assistant'].includes(role) || typeof content !== 'string',
  );
  return wrong ? "Invalid value for 'messages'." : undefined;
}

function limitFault(request: ChatRequestBody): string | undefined {
  const { model, max_tokens: most, max_completion_tokens: mostCompletion, temperature } = request;
  const isReasoning = REASONING.test(model);
  if (isReasoning && most !== undefined)
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  if (isReasoning && temperature !== undefined && temperature !== 1)
    return "Unsupported value: 'temperature' does not support 0 with this model.";
  const limit = MOST_OUTPUT[model];
  const asked = most ?? mostCompletion ?? 0;
  return limit !== undefined && asked > limit
    ? `max_tokens is too large: ${asked}. This model supports at most ${limit} completion tokens.`
    : undefined;
}

function formatFault({ response_format: format, messages }: ChatRequestBody): string | undefined {
  if (!format || format.type === 'text') return undefined;
  if (format.type === 'json_object') {
    const saysJson = messages.some(({ content }) => /json/i.test(content));
    return saysJson
      ? undefined
      : "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
  }
  const { json_schema: given } = format;
  if (format.type !== 'json_schema' || !given) return "Invalid value for 'response_format'.";
  if (!/^[\w-]{1,64}$/.test(given.name)) return "Invalid 'response_format.json_schema.name'.";
  const fault = given.strict ? strictSchemaFault(given.schema) : undefined;
  return fault && `Invalid schema for response_format '${given.name}': ${fault}`;
}

function whole({ model }: ChatRequestBody, answer: ChatAnswer): ModelReply {
  const message = { role: 'assistant', content: textOf(answer), refusal: answer.refusal ?? null };
  const choice = { index: 0, message, finish_reason: answer.finish ?? 'stop', logprobs: null };
  const usage = usageOf(answer);
  return {
    status: 200,
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [choice],
      ...(usage ? { usage } : {}),
    },
  };
}

function streamed({ model }: ChatRequestBody, answer: ChatAnswer): ModelReply {
  const chunk = (part: object): string =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model, ...part })}\n\n`;
  const delta = (content: object, reason: string | null = null): string =>
    chunk({ choices: [{ index: 0, delta: content, finish_reason: reason }] });
  const pieces = (textOf(answer) ?? '').match(/[\s\S]{1,12}/g) ?? [];
  const usage = usageOf(answer);
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: [
      ...pieces.map((content) => delta({ content })),
      ...(answer.refusal ? [delta({ refusal: answer.refusal })] : []),
      delta({}, answer.finish ?? 'stop'),
      ...(usage ? [chunk({ choices: [], usage })] : []),
      'data: [DONE]\n\n',
    ].join(''),
  };
}

function textOf({ content, refusal }: ChatAnswer): string | null {
  if (content === undefined || content === null) return refusal === undefined ? '' : null;
  return typeof content === 'string' ? content : JSON.stringify(content);
}

function usageOf({ usage, content }: ChatAnswer): object | null {
  if (usage === null) return null;
  const { input, cached = 0, output } = usage ?? { input: 100, output: JSON.stringify(content ?? '').length };
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  };
}
