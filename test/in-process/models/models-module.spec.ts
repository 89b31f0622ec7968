import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { loadEnvironment } from '../../../src/config/load-environment.js';
import { EMBEDDER, type Embedder } from '../../../src/models/embedder.js';
import { describeModels } from '../../../src/models/models.js';
import { ModelsModule } from '../../../src/models/models.module.js';
import { RERANKER, type Reranker } from '../../../src/models/reranker.js';
import { ModelServer } from '../../doubles/model-server.js';

const KEY = 'sk-planted-0123456789abcdef';
let server: ModelServer;
let home: string;

beforeAll(async () => {
  server = await ModelServer.start(KEY);
  home = mkdtempSync(join(tmpdir(), 'panini-models-'));
});
afterAll(() => server.stop());

describe('the models of an application', () => {
  it('are the remote ones the environment names, and equal texts are asked for once', async () => {
    const variables = {
      PANINI_HOME: home,
      OPENAI_API_KEY: KEY,
      EMBEDDING_BASE_URL: server.openAiUrl,
      COHERE_API_KEY: KEY,
      COHERE_BASE_URL: server.url,
    };
    const environment = loadEnvironment(variables);
    const application = await Test.createTestingModule({
      imports: [ModelsModule.register(environment)],
    }).compile();
    const [embedder, reranker] = [application.get<Embedder>(EMBEDDER), application.get<Reranker>(RERANKER)];
    expect(server.requests).toHaveLength(0);
    expect([embedder.model, embedder.dimension, reranker.model, reranker.kind]).toEqual([
      'openai/text-embedding-3-small',
      1536,
      'cohere/rerank-v3.5',
      'remote',
    ]);
    await embedder.embed(['a', 'b', 'a'], { purpose: 'passage' });
    await embedder.embed(['b'], { purpose: 'passage' });
    await reranker.rerank([{ query: 'a', documents: ['a', 'b'] }]);
    await reranker.rerank([{ query: 'a', documents: ['b'] }]);
    expect(server.requests.map(({ path, body }) => [path, body['input'] ?? body['documents']])).toEqual([
      ['/v1/embeddings', ['a', 'b']],
      ['/v2/rerank', ['a', 'b']],
    ]);
    expect(JSON.stringify(describeModels(environment))).not.toContain(KEY);
    await application.close();
  });

  it('start without any model file and say what is missing', async () => {
    const environment = loadEnvironment({ PANINI_HOME: home });
    const application = await Test.createTestingModule({
      imports: [ModelsModule.register(environment)],
    }).compile();
    expect(application.get<Reranker>(RERANKER).kind).toBe('cosine');
    const refused = application.get<Embedder>(EMBEDDER).embed(['a'], { purpose: 'query' });
    await expect(refused).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect(describeModels(environment).notes).toHaveLength(2);
    await application.close();
  });
});
