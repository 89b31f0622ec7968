import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { GraphService } from '../graph/graph.service.js';
import { languageModelName } from '../models/language-model-name.js';
import { RATE_LIMITER } from '../models/remote/rate-limiter.js';
import { GraphRateLimiter } from './graph-rate-limiter.js';

const OPENAI_HOST = 'api.openai.com';

/** The limit of the language model's endpoint, shared through the graph by every process that uses it. */
@Module({})
export class RateLimitsModule {
  static register(environment: Environment): DynamicModule {
    return {
      module: RateLimitsModule,
      global: true,
      providers: [
        {
          provide: RATE_LIMITER,
          inject: [GraphService],
          useFactory: (graph: GraphService) => new GraphRateLimiter(graph, rateLimits(environment)),
        },
      ],
      exports: [RATE_LIMITER],
    };
  }
}

function rateLimits(environment: Environment): ConstructorParameters<typeof GraphRateLimiter>[1] {
  const address = environment.LANGUAGE_MODEL_BASE_URL;
  const host = address === undefined ? OPENAI_HOST : new URL(address).host;
  return {
    key: `${languageModelName(environment) ?? 'none'} at ${host}`,
    requestsPerMinute: environment.LANGUAGE_MODEL_REQUESTS_PER_MINUTE ?? null,
    tokensPerMinute: environment.LANGUAGE_MODEL_TOKENS_PER_MINUTE ?? null,
  };
}
