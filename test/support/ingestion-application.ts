import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Environment } from '../../src/config/environment.js';
import { loadEnvironment } from '../../src/config/load-environment.js';
import { GraphModule } from '../../src/graph/graph.module.js';
import { MigratorService } from '../../src/graph/migrator.service.js';
import { GswModule } from '../../src/gsw/gsw.module.js';
import { LlmGswConstructor } from '../../src/extraction/llm/llm-gsw-constructor.js';
import { GSW_CONSTRUCTORS, type ConfiguredConstructor } from '../../src/ingestion/gsw-constructors.js';
import { IngestionModule } from '../../src/ingestion/ingestion.module.js';
import { EMBEDDER } from '../../src/models/embedder.js';
import type { LanguageModel } from '../../src/models/language-model.js';
import { RemovalModule } from '../../src/removal/removal.module.js';
import { HashEmbedder } from './gsw-application.js';
import { SentenceConstructor } from './sentence-constructor.js';

export interface IngestionApplication {
  context: INestApplicationContext;
  constructor_: SentenceConstructor;
  embedder: HashEmbedder;
  get: <T>(type: abstract new (...given: never[]) => T) => T;
}

/** Ingestion over the live tier's Neo4j, with vectors of 8 numbers and a constructor that reads "Mira taught Tove."; with a language model, that one reads. */
export async function openIngestionApplication(
  options: { model?: LanguageModel; environment?: Partial<Environment> } = {},
): Promise<IngestionApplication> {
  const environment = { ...loadEnvironment(), ...options.environment };
  const [sentences, embedder] = [new SentenceConstructor(), new HashEmbedder()];
  const constructors: ConfiguredConstructor[] = [
    ...(options.model ? [byModel(options.model)] : []),
    { kind: 'rules' as const, gswConstructor: sentences, concurrency: 1 },
  ];
  @Module({
    providers: [
      { provide: EMBEDDER, useValue: embedder },
      { provide: GSW_CONSTRUCTORS, useValue: constructors },
    ],
    exports: [EMBEDDER, GSW_CONSTRUCTORS],
  })
  class Ports {}
  const graph = GraphModule.forRoot({
    uri: environment.NEO4J_URI ?? '',
    username: environment.NEO4J_USERNAME,
    password: environment.NEO4J_PASSWORD ?? '',
    database: environment.NEO4J_DATABASE,
    statementTimeoutMs: 60_000,
  });
  const ingestion = IngestionModule.register(environment);
  @Module({ imports: [graph, { module: Ports, global: true }, GswModule, RemovalModule, ingestion] })
  class Application {}
  const context = await NestFactory.createApplicationContext(Application, { logger: ['error', 'warn'] });
  await context.get(MigratorService, { strict: false }).migrate();
  return {
    context,
    constructor_: sentences,
    embedder,
    get: (type) => context.get(type as never, { strict: false }),
  };
}

function byModel(model: LanguageModel): ConfiguredConstructor {
  return { kind: 'llm', gswConstructor: new LlmGswConstructor(), model, concurrency: 2 };
}
