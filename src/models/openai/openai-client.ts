import OpenAI from 'openai';

export interface OpenAiClientSettings {
  timeoutMs: number;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
}

const OPENAI_URL = 'https://api.openai.com/v1';

/** A client that reads nothing from the environment: everything the SDK would else look up there is given, so that only our own variables count. */
export function openAiClient({ timeoutMs, apiKey, baseUrl }: OpenAiClientSettings): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    ...(apiKey ? {} : { defaultHeaders: { authorization: null } }),
  });
}
