import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { GraphService } from '../../src/graph/graph.service.js';
import { IngestionService } from '../../src/ingestion/ingestion.service.js';
import { JobsService } from '../../src/ingestion/jobs.service.js';
import { GraphRateLimiter } from '../../src/rate-limits/graph-rate-limiter.js';
import { quotaExhausted, rateLimited } from '../doubles/model-faults.js';
import { ModelServer } from '../doubles/model-server.js';
import { teachingChat } from '../doubles/teaching-chat.js';
import { modelOf } from '../support/double-model.js';
import { freshName } from '../support/gsw-application.js';
import { openIngestionApplication, type IngestionApplication } from '../support/ingestion-application.js';

jest.setTimeout(60_000);

let server: ModelServer;
let one: IngestionApplication;
let other: IngestionApplication;
beforeAll(async () => {
  server = await ModelServer.start();
  const model = modelOf(server);
  one = await openIngestionApplication({ model });
  other = await openIngestionApplication();
});
afterAll(async () => {
  await one.context.close();
  await other.context.close();
  await server.stop();
});
beforeEach(() => server.reset());

/** The same limit as two processes see it. */
function limiters(requestsPerMinute: number | null, tokensPerMinute: number | null): GraphRateLimiter[] {
  const key = freshName('limit');
  return [one, other].map(
    ({ get }) => new GraphRateLimiter(get(GraphService), { key, requestsPerMinute, tokensPerMinute }),
  );
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

describe('the limit of a model', () => {
  it('counts the requests of all processes together, and lets the next one through in its time', async () => {
    const [mine, theirs] = limiters(60, null);
    const burst = [mine, theirs, mine, theirs, mine, theirs];
    await Promise.all(burst.map(async (limiter) => limiter?.acquire(0)));
    const waited = await seconds(() =>
      Promise.all([mine, theirs].map(async (limiter) => limiter?.acquire(0))),
    );
    expect(waited).toBeGreaterThan(1.2);
    expect(waited).toBeLessThan(8);
  });

  it('counts tokens too, lets a call pass that is larger than the burst, and gives back what was not used', async () => {
    const [mine, theirs] = limiters(null, 60_000);
    expect(await seconds(async () => mine?.acquire(8_000))).toBeLessThan(2);
    await mine?.settle(8_000, 1_000);
    expect(await seconds(async () => theirs?.acquire(8_000))).toBeLessThan(6);
    const stop = new AbortController();
    const waiting = mine?.acquire(8_000, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  it('is obeyed by everybody when the provider asks one of them to wait', async () => {
    const models = limiters(null, null).map((limiter) => modelOf(server, limiter));
    const call = { kind: 'plan' as const, system: 'Say.', messages: [], maxOutputTokens: 10 };
    server.script(rateLimited({ 'retry-after': '2' }));
    const first = models[0]?.complete({ ...call, messages: [{ role: 'user', content: 'one' }] });
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await models[1]?.complete({ ...call, messages: [{ role: 'user', content: 'two' }] });
    await first;
    const [refused, ...later] = server.requests.map(({ at }) => at);
    expect(later).toHaveLength(2);
    for (const at of later) expect(at - (refused ?? 0)).toBeGreaterThan(1_800);
  });
});

describe('an account without quota', () => {
  it('pauses the queue with a code and a sentence, and it goes on when it is resumed', async () => {
    const context = localContext({ workspace: freshName('quota') });
    server.chat = teachingChat;
    server.script(quotaExhausted);
    const documents = ['Ada', 'Bea', 'Cyd'].map((name) => ({
      ...{ externalId: name, title: '', tags: [], date: null, text: `${name} taught Tove.` },
    }));
    const { ingestId } = await one.get(IngestionService).acceptAll(context, documents);
    const jobs = one.get(JobsService);
    await jobs.drain(context, { ingestId, workers: 1 });
    expect(server.requests).toHaveLength(1);
    const paused = await jobs.list(context, { ingestId });
    for (const job of paused) {
      expect(job).toMatchObject({ state: 'STALLED', code: 'MODEL_QUOTA_EXHAUSTED', canRetry: true });
      expect(job.sentence).toMatch(/no quota left/);
    }
    expect(await jobs.replay(context)).toBe(3);
    await jobs.drain(context, { ingestId });
    expect((await jobs.summary(context, ingestId)).states.COMPLETED).toBe(3);
  });
});
