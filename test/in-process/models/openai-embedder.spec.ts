import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PaniniError } from '../../../src/errors/panini-error.js';
import { OpenAiEmbedder, type OpenAiEmbedderSettings } from '../../../src/models/openai/openai-embedder.js';
import { quotaExhausted, rateLimited, status, truncatedJson, vectors } from '../../doubles/model-faults.js';
import type { ScriptedFault } from '../../doubles/model-reply.js';
import { ModelServer } from '../../doubles/model-server.js';

const KEY = 'sk-planted-0123456789abcdef';
const PASSAGE = { purpose: 'passage' } as const;
let server: ModelServer;

beforeAll(async () => {
  server = await ModelServer.start(KEY);
});
afterEach(() => server.reset());
afterAll(() => server.stop());

function embedder(settings: Partial<OpenAiEmbedderSettings> = {}): OpenAiEmbedder {
  const defaults = {
    modelName: 'text-embedding-3-small',
    dimension: 64,
    timeoutMs: 5000,
    apiKey: KEY,
    baseUrl: server.openAiUrl,
    firstDelayMs: 5,
  };
  return new OpenAiEmbedder({ ...defaults, ...settings });
}

async function failure(promise: Promise<unknown>): Promise<PaniniError> {
  const thrown: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(PaniniError);
  return thrown as PaniniError;
}

describe('embeddings of an OpenAI-compatible endpoint', () => {
  it('are unit vectors in the order of the texts', async () => {
    const texts = ['the lighthouse keeper', 'rye bread', 'the lighthouse'];
    const [keeper, bread, lighthouse] = await embedder().embed(texts, PASSAGE);
    for (const vector of [keeper, bread, lighthouse]) expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 6);
    expect(await embedder().embed(['rye bread'], PASSAGE)).toEqual([bread]);
    expect(lighthouse).toHaveLength(64);
  });

  it('keep their order when the endpoint answers in another', async () => {
    const texts = ['a', 'b', 'c', 'd'];
    const right = await embedder().embed(texts, PASSAGE);
    server.script(vectors((data) => [...data].reverse()));
    expect(await embedder().embed(texts, PASSAGE)).toEqual(right);
  });

  it('are brought to length 1 when the endpoint gives others', async () => {
    const right = await embedder().embed(['a'], PASSAGE);
    server.script(
      vectors((data) =>
        data.map((row) => ({ ...row, embedding: (row.embedding as number[]).map((value) => value * 8) })),
      ),
    );
    const [[first = 0] = []] = await embedder().embed(['a'], PASSAGE);
    expect(first).toBeCloseTo(right[0]?.[0] ?? 0, 6);
  });

  it('come in batches of at most 256 texts, as plain floats', async () => {
    const texts = Array.from({ length: 600 }, (_, number) => `text ${number}`);
    const all = await embedder({ dimension: 8 }).embed(texts, PASSAGE);
    expect(server.requests.map(({ body }) => (body['input'] as string[]).length).sort()).toEqual([
      256, 256, 88,
    ]);
    expect(server.requests.every(({ body }) => body['encoding_format'] === 'float')).toBe(true);
    expect([all[599]]).toEqual(await embedder({ dimension: 8 }).embed(['text 599'], PASSAGE));
  });

  it('are not cut into requests of more tokens than the service takes', async () => {
    const texts = Array.from({ length: 60 }, (_, number) => `${number} ${'x y '.repeat(3500)}`);
    expect(await embedder({ dimension: 8 }).embed(texts, PASSAGE)).toHaveLength(60);
  });

  it('ask for a length only where the model can shorten', async () => {
    await embedder({ dimension: 100 }).embed(['a'], PASSAGE);
    await embedder({ modelName: 'text-embedding-ada-002', dimension: 1536 }).embed(['a'], PASSAGE);
    await embedder({ modelName: 'nomic-embed-text', dimension: 768 }).embed(['a'], PASSAGE);
    expect(server.requests.map(({ body }) => body['dimensions'])).toEqual([100, undefined, undefined]);
  });

  it('send no request for no texts, and none for an empty text', async () => {
    expect(await embedder().embed([], PASSAGE)).toEqual([]);
    expect((await failure(embedder().embed(['a', ''], PASSAGE))).code).toBe('BAD_USER_INPUT');
    expect(server.requests).toHaveLength(0);
  });

  it('send no key to an endpoint that asks for none', async () => {
    const open = await ModelServer.start();
    await embedder({ baseUrl: open.openAiUrl, apiKey: undefined }).embed(['a'], PASSAGE);
    expect(open.requests[0]?.headers['authorization']).toBeUndefined();
    await open.stop();
  });
});

describe('wrong vectors', () => {
  const embeddingOf = (change: (embedding: number[]) => unknown): ScriptedFault =>
    vectors((data) =>
      data.map((row) => (row.index === 1 ? { ...row, embedding: change(row.embedding as number[]) } : row)),
    );

  it.each<[string, ScriptedFault]>([
    ['one too few', vectors((data) => data.slice(1))],
    ['one too many', vectors((data) => [...data, data[0]])],
    ['one index twice', vectors((data) => data.map((row) => ({ ...row, index: 0 })))],
    ['null for NaN', embeddingOf((embedding) => [null, ...embedding.slice(1)])],
    ['all zeros', embeddingOf((embedding) => embedding.map(() => 0))],
    ['another length', embeddingOf((embedding) => embedding.slice(1))],
    [
      'base64 that was not asked for',
      embeddingOf((embedding) => Buffer.from(Float32Array.from(embedding).buffer).toString('base64')),
    ],
  ])('are refused without asking again: %s', async (_what, fault) => {
    server.script(fault);
    expect((await failure(embedder().embed(['a', 'b', 'c'], PASSAGE))).code).toBe('EMBEDDING_INVALID');
    expect(server.requests).toHaveLength(1);
  });

  it('name the length to configure', async () => {
    const error = await failure(
      embedder({ modelName: 'nomic-embed-text', dimension: 1536 }).embed(['a'], PASSAGE),
    );
    expect([error.code, error.hint]).toEqual([
      'EMBEDDING_INVALID',
      expect.stringContaining('EMBEDDING_DIMENSIONS to 768'),
    ]);
  });
});

describe('an endpoint that refuses', () => {
  it('a wrong key: names the variable and never the key, not even what the endpoint echoes', async () => {
    const wrong = 'sk-wrong-echoed-by-the-service';
    const error = await failure(embedder({ apiKey: wrong }).embed(['a'], PASSAGE));
    expect([error.code, error.hint]).toEqual([
      'MODEL_REQUEST_REFUSED',
      expect.stringContaining('OPENAI_API_KEY'),
    ]);
    const everything = `${error.stack} ${JSON.stringify(error)} ${error.toSentence()} ${String((error.cause as Error).stack)}`;
    expect(everything).toContain('Incorrect API key');
    expect(everything).not.toContain(wrong);
    expect(server.requests).toHaveLength(1);
  });

  it('an unknown model and a request it does not take: refused once, with what to check', async () => {
    const unknown = await failure(embedder({ modelName: 'no-such-model' }).embed(['a'], PASSAGE));
    const tooLong = await failure(embedder().embed(['word '.repeat(9000)], PASSAGE));
    expect([unknown.code, unknown.details['status']]).toEqual(['MODEL_REQUEST_REFUSED', 404]);
    expect([tooLong.code, tooLong.details['status']]).toEqual(['MODEL_REQUEST_REFUSED', 400]);
    expect(unknown.hint).toContain('EMBEDDING_MODEL');
    expect(server.requests).toHaveLength(2);
  });

  it('an exhausted quota: stops at once', async () => {
    server.script(quotaExhausted);
    expect((await failure(embedder().embed(['a'], PASSAGE))).code).toBe('MODEL_QUOTA_EXHAUSTED');
    expect(server.requests).toHaveLength(1);
  });
});

describe('an endpoint in trouble', () => {
  const gap = (): number => (server.requests[1]?.at ?? 0) - (server.requests[0]?.at ?? 0);

  it('is asked again after the seconds, the date or the milliseconds it names', async () => {
    server.script(rateLimited({ 'retry-after': '1' }));
    await embedder().embed(['a'], PASSAGE);
    expect(gap()).toBeGreaterThanOrEqual(990);
    server.reset();
    server.script(rateLimited({ 'retry-after': new Date(Date.now() + 2100).toUTCString() }));
    await embedder().embed(['a'], PASSAGE);
    expect(gap()).toBeGreaterThanOrEqual(900);
    server.reset();
    server.script(rateLimited({ 'retry-after-ms': '300' }));
    await embedder().embed(['a'], PASSAGE);
    expect(gap()).toBeGreaterThanOrEqual(290);
    expect(gap()).toBeLessThan(900);
  });

  it('holds back every call of the process while it asks to wait', async () => {
    const shared = embedder();
    server.script(rateLimited({ 'retry-after-ms': '400' }));
    const first = shared.embed(['a'], PASSAGE);
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([first, shared.embed(['b'], PASSAGE)]);
    const [limited, ...later] = server.requests.map(({ at }) => at);
    for (const at of later) expect(at - (limited ?? 0)).toBeGreaterThanOrEqual(390);
  });

  it('is given up after four attempts, or at once when it asks for more than a minute', async () => {
    server.script(...Array.from({ length: 9 }, () => rateLimited()));
    expect((await failure(embedder().embed(['a'], PASSAGE))).code).toBe('MODEL_RATE_LIMITED');
    expect(server.requests).toHaveLength(4);
    server.reset();
    server.script(rateLimited({ 'retry-after': '3600' }));
    const error = await failure(embedder().embed(['a'], PASSAGE));
    expect([error.code, error.details['retryAfterMs']]).toEqual(['MODEL_RATE_LIMITED', 3_600_000]);
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, ScriptedFault]>([
    ['a failure of its own', status(500)],
    ['an overload', status(503)],
    ['a cut connection', { cut: true }],
    ['half a JSON text', truncatedJson],
  ])('is asked again after %s', async (_what, fault) => {
    const right = await embedder().embed(['a'], PASSAGE);
    server.reset();
    server.script(fault);
    expect(await embedder().embed(['a'], PASSAGE)).toEqual(right);
    expect(server.requests).toHaveLength(2);
  });

  it('is called unavailable when it stays so, and its reply invalid when it stays unreadable', async () => {
    server.script(...Array.from({ length: 4 }, () => status(500)));
    expect((await failure(embedder().embed(['a'], PASSAGE))).code).toBe('MODEL_UNAVAILABLE');
    server.script(...Array.from({ length: 4 }, () => truncatedJson));
    expect((await failure(embedder().embed(['a'], PASSAGE))).code).toBe('MODEL_REPLY_INVALID');
    const gone = await failure(embedder({ baseUrl: 'http://127.0.0.1:9/v1' }).embed(['a'], PASSAGE));
    expect([gone.code, gone.hint]).toEqual([
      'MODEL_UNAVAILABLE',
      expect.stringContaining('EMBEDDING_BASE_URL'),
    ]);
  });

  it.each<ScriptedFault>([{ hang: 'before' }, { hang: 'midway' }, { delayMs: 400 }])(
    'is left after the timeout: %j',
    async (fault) => {
      server.script(fault);
      expect(await embedder({ timeoutMs: 150 }).embed(['a'], PASSAGE)).toHaveLength(1);
      expect(server.requests).toHaveLength(2);
      expect(gap()).toBeGreaterThanOrEqual(140);
    },
  );
});

describe('a caller who goes away', () => {
  it.each<[string, ScriptedFault]>([
    ['while the endpoint is silent', { hang: 'before' }],
    ['in the middle of a reply', { hang: 'midway' }],
    ['while a wait is asked for', rateLimited({ 'retry-after': '30' })],
  ])('is answered at once %s', async (_what, fault) => {
    server.script(fault);
    const controller = new AbortController();
    const started = Date.now();
    setTimeout(() => controller.abort(), 100);
    expect((await failure(embedder().embed(['a'], { ...PASSAGE, signal: controller.signal }))).code).toBe(
      'CANCELLED',
    );
    expect(Date.now() - started).toBeLessThan(1000);
    expect(server.requests).toHaveLength(1);
  });

  it('by a deadline is told so', async () => {
    server.script({ hang: 'before' });
    const error = await failure(embedder().embed(['a'], { ...PASSAGE, signal: AbortSignal.timeout(80) }));
    expect(error.code).toBe('DEADLINE_EXCEEDED');
  });

  it('sends nothing when gone before', async () => {
    expect((await failure(embedder().embed(['a'], { ...PASSAGE, signal: AbortSignal.abort() }))).code).toBe(
      'CANCELLED',
    );
    expect(server.requests).toHaveLength(0);
  });
});
