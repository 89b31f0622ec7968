import { OpenAiLanguageModel } from '../../src/models/openai/openai-language-model.js';
import type { RateLimiter } from '../../src/models/remote/rate-limiter.js';
import type { ModelServer } from '../doubles/model-server.js';

/** gpt-4.1-mini as the double serves it, through the real SDK, with next to no pause before a second try. */
export function modelOf(server: ModelServer, limiter?: RateLimiter): OpenAiLanguageModel {
  return new OpenAiLanguageModel({
    ...{ modelName: 'gpt-4.1-mini', timeoutMs: 5_000, baseUrl: server.openAiUrl, firstDelayMs: 1 },
    ...(limiter ? { limiter } : {}),
  });
}
