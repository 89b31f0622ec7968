import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { EMBEDDER } from './embedder.js';
import { LANGUAGE_MODEL } from './language-model.js';
import { type Models, createModels } from './models.js';
import { RATE_LIMITER, type RateLimiter } from './remote/rate-limiter.js';
import { RERANKER } from './reranker.js';

export const MODELS = Symbol('Models');

/** Provides the models that the environment asks for, and ends their threads with the application. */
@Module({})
export class ModelsModule implements OnModuleDestroy {
  constructor(@Inject(MODELS) private readonly models: Models) {}

  static register(environment: Environment): DynamicModule {
    return {
      module: ModelsModule,
      global: true,
      providers: [
        {
          provide: MODELS,
          inject: [{ token: RATE_LIMITER, optional: true }],
          useFactory: (limiter?: RateLimiter) => createModels(environment, limiter),
        },
        { provide: EMBEDDER, useFactory: (models: Models) => models.embedder, inject: [MODELS] },
        { provide: RERANKER, useFactory: (models: Models) => models.reranker, inject: [MODELS] },
        { provide: LANGUAGE_MODEL, useFactory: (models: Models) => models.languageModel, inject: [MODELS] },
      ],
      exports: [MODELS, EMBEDDER, RERANKER, LANGUAGE_MODEL],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.models.close();
  }
}
