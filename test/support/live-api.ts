import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createApplication } from '../../src/application.js';
import { loadEnvironment } from '../../src/config/load-environment.js';
import type { GraphSettings } from '../../src/graph/graph-settings.js';
import { ModelServer } from '../doubles/model-server.js';

export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId?: string; hint?: string; details?: Record<string, unknown> };
}

export interface GraphqlReply {
  status: number;
  /** What a test reads of it is its own assertion. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: Record<string, any> | null;
  errors: GraphqlError[];
  text: string;
}

/** The graph of the live tests. */
export function liveGraph(): GraphSettings {
  const { NEO4J_URI: uri, NEO4J_USERNAME: username, NEO4J_PASSWORD: password } = process.env;
  if (!uri || !username || !password)
    throw new Error('NEO4J_URI, NEO4J_USERNAME and NEO4J_PASSWORD are not set.');
  return { uri, username, password, database: 'neo4j', statementTimeoutMs: 60_000 };
}

/** The real application over HTTP, on a real Neo4j, with models that speak the real wire format. */
export class LiveApi {
  private constructor(
    readonly application: NestExpressApplication,
    readonly models: ModelServer,
  ) {}

  /** With `languageModel` the double's chat model plans and answers. */
  static async start(
    variables: Record<string, string> = {},
    { languageModel = false }: { languageModel?: boolean } = {},
  ): Promise<LiveApi> {
    const models = await ModelServer.start();
    const environment = loadEnvironment({
      PANINI_HOME: process.env.PANINI_HOME,
      EMBEDDING_BASE_URL: models.openAiUrl,
      EMBEDDING_MODEL: 'text-embedding-3-small',
      EMBEDDING_DIMENSIONS: '256',
      RERANKER: 'cohere',
      COHERE_BASE_URL: models.url,
      ...(languageModel ? { LANGUAGE_MODEL_BASE_URL: models.openAiUrl } : {}),
      ...variables,
    });
    return new LiveApi(await createApplication(environment, liveGraph()), models);
  }

  get http() {
    return request(this.application.getHttpServer());
  }

  async ask(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlReply> {
    const reply = await this.http.post('/graphql').send({ query, variables });
    const { data = null, errors = [] } = reply.body as Partial<GraphqlReply>;
    return { status: reply.status, data, errors, text: reply.text };
  }

  async stop(): Promise<void> {
    await this.application.close();
    await this.models.stop();
  }
}
