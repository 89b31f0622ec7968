import OpenAI from 'openai';
import type { RateLimiter } from '../remote/rate-limiter.js';
import { RemoteCalls } from '../remote/remote-calls.js';
import type { RemoteProvider } from '../remote/remote-failure.js';
import { openAiFailure } from './openai-failure.js';

/** How a model behind OpenAI's protocol is reached. */
export interface OpenAiEndpointSettings {
  /** Name of the model at the endpoint. */
  modelName: string;
  /** Milliseconds one attempt may take. */
  timeoutMs: number;
  /** Absent for an endpoint that asks for no key. */
  apiKey?: string | undefined;
  /** Absent for OpenAI's own. */
  baseUrl?: string | undefined;
  /** The first back-off in milliseconds. */
  firstDelayMs?: number;
  /** Shared with other processes. */
  limiter?: RateLimiter | undefined;
}

/** What its errors call it, and the variables that set it. */
export type OpenAiEndpointName = Pick<RemoteProvider, 'name' | 'variables'>;

/** The client, and the calls that go through it with our timeouts and retries. */
export interface OpenAiEndpoint {
  client: OpenAI;
  provider: RemoteProvider;
  calls: RemoteCalls;
}

const OPENAI_URL = 'https://api.openai.com/v1';

/** Any endpoint that speaks OpenAI's protocol. Everything the SDK would else read from the environment is given, so that only our own variables count. */
export function openAiEndpoint(
  { timeoutMs, apiKey, baseUrl, firstDelayMs, limiter }: OpenAiEndpointSettings,
  named: OpenAiEndpointName,
): OpenAiEndpoint {
  const provider = { ...named, secret: apiKey };
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    ...(apiKey ? {} : { defaultHeaders: { authorization: null } }),
  });
  const toFailure = (thrown: unknown): ReturnType<typeof openAiFailure> => openAiFailure(provider, thrown);
  return {
    client,
    provider,
    calls: new RemoteCalls({ provider, timeoutMs, toFailure, firstDelayMs, limiter }),
  };
}
