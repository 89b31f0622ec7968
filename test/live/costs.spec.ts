import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import { UsageService } from '../../src/costs/usage.service.js';
import { EstimatesService } from '../../src/ingestion/estimates.service.js';
import type { IngestDocument } from '../../src/ingestion/ingest-document.js';
import { IngestionService } from '../../src/ingestion/ingestion.service.js';
import { JobsService } from '../../src/ingestion/jobs.service.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { ModelServer } from '../doubles/model-server.js';
import { isFirstCall, teachingChat } from '../doubles/teaching-chat.js';
import { modelOf } from '../support/double-model.js';
import { freshName } from '../support/gsw-application.js';
import { openIngestionApplication, type IngestionApplication } from '../support/ingestion-application.js';

jest.setTimeout(120_000);

let server: ModelServer;
let one: IngestionApplication;
let other: IngestionApplication;
let unpriced: IngestionApplication;
beforeAll(async () => {
  server = await ModelServer.start();
  const open = (environment: object): Promise<IngestionApplication> =>
    openIngestionApplication({ model: modelOf(server), environment });
  one = await open({ OPENAI_API_KEY: 'sk-planted' });
  other = await open({ OPENAI_API_KEY: 'sk-planted' });
  unpriced = await open({ LANGUAGE_MODEL_BASE_URL: server.openAiUrl });
});
afterAll(async () => {
  for (const { context } of [one, other, unpriced]) await context.close();
  await server.stop();
});
beforeEach(() => {
  server.reset();
  server.chat = (request) => ({
    ...teachingChat(request),
    usage: isFirstCall(request)
      ? { input: 2_500, cached: 1_000, output: 3_000 }
      : { input: 1_000, output: 100 },
  });
});

/** USD of a first call, and of a second one. */
const FIRST = (1_500 * 0.4 + 1_000 * 0.1 + 3_000 * 1.6) / 1e6;
const NAMES = ['Ada', 'Bea', 'Cyd', 'Dora', 'Eva', 'Flo', 'Gina', 'Hel', 'Ida', 'Jo'];

const fresh = (): RequestContext => localContext({ workspace: freshName('costs') });
const documents = (count: number): IngestDocument[] =>
  NAMES.slice(0, count).map((name) => ({
    ...{ externalId: name, title: 'Teachers', tags: [], date: null },
    text: `${name} taught Tove. ${'They met in the hall on a long day in spring. '.repeat(20)}`,
  }));

async function ingest(context: RequestContext, sent: IngestDocument[], at = one) {
  const { ingestId } = await at.get(IngestionService).acceptAll(context, sent);
  await at.get(JobsService).drain(context, { ingestId });
  const jobs = (await at.get(JobsService).list(context, { ingestId })).reverse();
  return { ingestId, jobs, usage: await at.get(UsageService).report(context, { ingestId }) };
}

describe('what reading costs', () => {
  it('is counted by document, stage and model, and shown with its job and its document', async () => {
    const context = fresh();
    const { jobs, usage } = await ingest(context, documents(2));
    expect(usage.lines).toMatchObject([
      {
        stage: 'construct',
        model: 'openai/gpt-4.1-mini',
        calls: 2,
        inputTokens: 5_000,
        cachedInputTokens: 2_000,
      },
    ]);
    expect(usage.total.costUsd).toBeCloseTo(2 * FIRST, 8);
    expect(usage.prices).toEqual([expect.stringContaining('list prices of August 2025')]);
    expect(jobs[0]?.usage).toMatchObject([{ stage: 'construct', calls: 1, outputTokens: 3_000 }]);
    expect(jobs[0]?.usage[0]?.costUsd).toBeCloseTo(FIRST, 8);
    const again = await ingest(context, documents(2));
    expect(again.usage.total).toMatchObject({ calls: 0, costUsd: 0 });
    await one.get(RemovalService).deleteDocuments(context, ['Ada', 'Bea']);
    expect((await one.get(UsageService).report(context)).total.costUsd).toBeCloseTo(2 * FIRST, 8);
    const deleted = { documentId: jobs[0]?.documentId ?? '' };
    expect((await one.get(UsageService).report(context, deleted)).lines).toEqual([]);
  });

  it('is unknown, not nothing, when the price is', async () => {
    const { usage } = await ingest(fresh(), documents(1), unpriced);
    expect(usage.total).toMatchObject({ calls: 1, costUsd: null });
    expect(usage.prices[0]).toMatch(/set LANGUAGE_MODEL_PRICE_INPUT/);
  });

  it('counts replies that were cut too: they are paid', async () => {
    server.chat = () => ({
      content: '{',
      finish: 'length',
      usage: { input: 2_500, cached: 1_000, output: 3_000 },
    });
    const { jobs, usage } = await ingest(fresh(), documents(1));
    expect(jobs).toMatchObject([{ state: 'FAILED', code: 'OUTPUT_TRUNCATED' }]);
    expect(usage.total.calls).toBe(server.requests.length);
    expect(usage.total.costUsd).toBeCloseTo(server.requests.length * FIRST, 8);
  });
});

describe('an estimate', () => {
  it('says low, likely and high before any call, the actual cost is within, and what was read costs nothing again', async () => {
    const context = fresh();
    server.chat = (request) => ({ ...teachingChat(request), usage: { input: 3_000, output: 500 } });
    const estimate = await one.get(EstimatesService).estimate(context, [...documents(3), ...documents(1)]);
    expect(server.requests).toHaveLength(0);
    expect(estimate).toMatchObject({ documents: 4, refused: 0, passages: 3, known: 1 });
    const { low, likely, high } = estimate;
    // A re-ask for 3 % of the passages is one call for all of them, not one for each document.
    expect(likely.calls).toBe(3 + 1 + 3);
    expect(low.batchUsd).toBeCloseTo((low.standardUsd ?? 0) / 2, 8);
    expect(likely.standardUsd).toBeGreaterThan(low.standardUsd ?? 0);
    const { usage } = await ingest(context, documents(3));
    expect(usage.total.costUsd).toBeGreaterThan((low.standardUsd ?? 0) / 2);
    expect(usage.total.costUsd).toBeLessThan(high.standardUsd ?? 0);
    const after = await one.get(EstimatesService).estimate(context, documents(3));
    expect(after).toMatchObject({ passages: 0, known: 3, high: { calls: 0, standardUsd: 0 } });
  });

  it('says that a price is unknown, and that rules cost nothing', async () => {
    const estimates = unpriced.get(EstimatesService);
    expect(await estimates.estimate(fresh(), documents(1))).toMatchObject({
      likely: { standardUsd: null, batchUsd: null },
      price: expect.stringContaining('LANGUAGE_MODEL_PRICE_INPUT') as unknown,
    });
    expect(await estimates.estimate(fresh(), documents(1), 'rules')).toMatchObject({
      model: null,
      likely: { calls: 0, standardUsd: 0 },
    });
  });
});

describe('a budget', () => {
  it('stops before the call that would pass it, in every process, and a bigger one goes on without paying twice', async () => {
    const context = fresh();
    const budgetUsd = 0.03;
    const { ingestId } = await one.get(IngestionService).acceptAll(context, documents(8), { budgetUsd });
    await Promise.all([one, other].map((each) => each.get(JobsService).drain(context, { ingestId })));
    const jobs = one.get(JobsService);
    const spent = (await one.get(UsageService).report(context, { ingestId })).total;
    expect(spent.costUsd).toBeLessThanOrEqual(budgetUsd);
    expect(spent.calls).toBeGreaterThanOrEqual(3);
    expect(spent.calls).toBe(server.requests.length);
    const stalled = await jobs.list(context, { ingestId, states: ['STALLED'] });
    expect(stalled).toHaveLength(8 - spent.calls);
    expect(stalled[0]).toMatchObject({ code: 'BUDGET_EXCEEDED', canRetry: true });
    expect(stalled[0]?.sentence).toMatch(/budget of 0\.0300 USD .* bigger budget/);
    expect(await jobs.replay(context, 1)).toBe(stalled.length);
    await jobs.drain(context, { ingestId });
    expect((await jobs.summary(context, ingestId)).states).toMatchObject({ COMPLETED: 8, STALLED: 0 });
    expect(server.requests).toHaveLength(8);
  });

  it('that cannot be kept or is none is refused before anything is accepted', async () => {
    const context = fresh();
    const accept = (budgetUsd: number, at: IngestionApplication) =>
      at.get(IngestionService).acceptAll(context, documents(1), { budgetUsd });
    await expect(accept(1, unpriced)).rejects.toMatchObject({ code: 'CONFIGURATION_INVALID' });
    await expect(accept(0, one)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(accept(NaN, one)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(server.requests).toHaveLength(0);
  });
});
