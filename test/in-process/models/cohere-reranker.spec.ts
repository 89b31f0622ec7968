import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PaniniError } from '../../../src/errors/panini-error.js';
import { CohereReranker, type CohereRerankerSettings } from '../../../src/models/cohere/cohere-reranker.js';
import {
  monthlyTrialLimit,
  rateLimited,
  results,
  status,
  truncatedJson,
} from '../../doubles/model-faults.js';
import type { ScriptedFault } from '../../doubles/model-reply.js';
import { ModelServer } from '../../doubles/model-server.js';

const KEY = 'co-planted-0123456789abcdef';
const ASKED = [
  { query: 'who kept the lighthouse', documents: ['rye bread', 'Ada kept the lighthouse', 'the lighthouse'] },
];
let server: ModelServer;

beforeAll(async () => {
  server = await ModelServer.start(KEY);
});
afterEach(() => server.reset());
afterAll(() => server.stop());

function reranker(settings: Partial<CohereRerankerSettings> = {}): CohereReranker {
  return new CohereReranker({
    modelName: 'rerank-v3.5',
    timeoutMs: 5000,
    apiKey: KEY,
    baseUrl: server.url,
    firstDelayMs: 5,
    ...settings,
  });
}

async function failure(promise: Promise<unknown>): Promise<PaniniError> {
  const thrown: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(PaniniError);
  return thrown as PaniniError;
}

describe('relevance from Cohere', () => {
  it('belongs to the document asked about, though the service answers best first', async () => {
    const [[bread = 1, ada = 0, lighthouse = 0] = []] = await reranker().rerank(ASKED);
    expect(ada).toBeGreaterThan(lighthouse);
    expect(lighthouse).toBeGreaterThan(bread);
    expect(bread).toBe(0);
  });

  it('keeps several queries apart and asks nothing for blank texts', async () => {
    const queries = [
      { query: 'bread', documents: ['', 'rye bread'] },
      { query: 'a', documents: [] },
      { query: ' ', documents: ['x'] },
      ...ASKED,
    ];
    const [bread, none, blank, lighthouse] = await reranker().rerank(queries);
    expect([bread?.[0], none, blank]).toEqual([0, [], [0]]);
    expect(bread?.[1]).toBeGreaterThan(0.9);
    expect([lighthouse]).toEqual(await reranker().rerank(ASKED));
  });

  it('comes for 2,500 documents in requests of at most 1,000', async () => {
    const documents = Array.from({ length: 2500 }, (_, number) =>
      number === 1234 ? 'the lighthouse' : `stone ${number}`,
    );
    const [scores = []] = await reranker().rerank([{ query: 'lighthouse', documents }]);
    expect(
      server.requests.map(({ body }) => (body['documents'] as string[]).length).sort((a, b) => a - b),
    ).toEqual([500, 1000, 1000]);
    expect(scores.indexOf(Math.max(...scores))).toBe(1234);
  });

  it.each<[string, ScriptedFault]>([
    ['a score above 1', results((list) => list.map((one) => ({ ...one, relevance_score: 1.2 })))],
    ['a score that is text', results((list) => list.map((one) => ({ ...one, relevance_score: '0.5' })))],
    ['a document left out', results((list) => list.slice(1))],
    ['another index', results((list) => list.map((one) => ({ ...one, index: one.index + 1 })))],
    ['no list', results(() => undefined)],
    ['half a JSON text', truncatedJson],
  ])('is refused when the reply stays wrong: %s', async (_what, fault) => {
    // The SDK writes what it finds wrong to the console as well.
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.script(fault, fault, fault, fault);
    expect((await failure(reranker().rerank(ASKED))).code).toBe('MODEL_REPLY_INVALID');
    expect(server.requests).toHaveLength(4);
    warned.mockRestore();
  });
});

describe('Cohere refusing or failing', () => {
  it('a wrong key: names the variable and never the key', async () => {
    const wrong = 'co-wrong-echoed-by-the-service';
    const error = await failure(reranker({ apiKey: wrong }).rerank(ASKED));
    expect([error.code, error.hint]).toEqual([
      'MODEL_REQUEST_REFUSED',
      expect.stringContaining('COHERE_API_KEY'),
    ]);
    const everything = `${error.stack} ${JSON.stringify(error)} ${String((error.cause as Error).stack)}`;
    expect(everything).toContain('invalid api token');
    expect(everything).not.toContain(wrong);
  });

  it('an unknown model: refused once', async () => {
    const error = await failure(reranker({ modelName: 'rerank-v99' }).rerank(ASKED));
    expect([error.code, error.details['status']]).toEqual(['MODEL_REQUEST_REFUSED', 404]);
    expect(server.requests).toHaveLength(1);
  });

  it('a used-up account: stops at once', async () => {
    for (const fault of [monthlyTrialLimit, status(402)]) {
      server.reset();
      server.script(fault);
      expect((await failure(reranker().rerank(ASKED))).code).toBe('MODEL_QUOTA_EXHAUSTED');
      expect(server.requests).toHaveLength(1);
    }
  });

  it('a wait it names in seconds, as a date or in milliseconds is kept', async () => {
    const waits: [Record<string, string>, number][] = [
      [{ 'retry-after': '1' }, 990],
      [{ 'retry-after': new Date(Date.now() + 3500).toUTCString() }, 900],
      [{ 'retry-after-ms': '300' }, 290],
    ];
    for (const [headers, least] of waits) {
      server.reset();
      server.script(rateLimited(headers));
      await reranker().rerank(ASKED);
      const [first = 0, second = 0] = server.requests.map(({ at }) => at);
      expect(second - first).toBeGreaterThanOrEqual(least);
    }
  });

  it.each<[string, ScriptedFault]>([
    ['500', status(500)],
    ['a cut connection', { cut: true }],
    ['half a JSON text', truncatedJson],
    ['silence', { hang: 'before' }],
    ['silence in mid-reply', { hang: 'midway' }],
  ])('is asked again after %s', async (_what, fault) => {
    server.script(fault);
    expect((await reranker({ timeoutMs: 200 }).rerank(ASKED))[0]).toHaveLength(3);
    expect(server.requests).toHaveLength(2);
  });

  it('is called unavailable or rate-limited when it stays so', async () => {
    server.script(...Array.from({ length: 4 }, () => status(503)));
    expect((await failure(reranker().rerank(ASKED))).code).toBe('MODEL_UNAVAILABLE');
    server.script(...Array.from({ length: 4 }, () => rateLimited()));
    expect((await failure(reranker().rerank(ASKED))).code).toBe('MODEL_RATE_LIMITED');
    expect((await failure(reranker({ baseUrl: 'http://127.0.0.1:9' }).rerank(ASKED))).code).toBe(
      'MODEL_UNAVAILABLE',
    );
  });

  it.each<ScriptedFault>([{ hang: 'before' }, { hang: 'midway' }, rateLimited({ 'retry-after': '30' })])(
    'leaves a caller who goes away at once',
    async (fault) => {
      server.script(fault);
      const controller = new AbortController();
      const started = Date.now();
      setTimeout(() => controller.abort(), 100);
      expect((await failure(reranker().rerank(ASKED, { signal: controller.signal }))).code).toBe('CANCELLED');
      expect(Date.now() - started).toBeLessThan(1500);
    },
  );
});
