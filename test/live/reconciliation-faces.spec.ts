import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { ReconcileService } from '../../src/reconciliation/run/reconcile.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { sentenceLines, type Sentence } from '../support/decision-application.js';
import { freshName, writeSource } from '../support/gsw-application.js';
import { LiveApi } from '../support/live-api.js';

jest.setTimeout(240_000);

let api: LiveApi;
let workspace: string;
beforeAll(async () => {
  api = await LiveApi.start();
  workspace = freshName('reconciliation api');
  const made = SENTENCES.map(sentenceLines);
  const source = await writeSource(
    made.map(({ gsw }) => gsw),
    made.map(({ passage }) => passage),
  );
  const context = localContext({ workspace });
  await api.application.get(ImportService, { strict: false }).importGsws(context, source);
  await api.application.get(ReconcileService, { strict: false }).run(context, { all: true });
});
afterAll(async () => api.stop());

const SENTENCES: Sentence[] = [
  {
    document: 'mayor',
    subject: 'Quennell',
    verb: 'opened',
    object: 'the Ostwick Bridge',
    roles: ['person', 'bridge'],
  },
  {
    document: 'poet',
    subject: 'Amaryllis Quennell',
    verb: 'wrote',
    object: 'Tidewater',
    roles: ['person', 'poem'],
  },
  {
    document: 'letter',
    subject: 'Quennell',
    verb: 'praised',
    object: 'Tidewater',
    roles: ['person', 'poem'],
  },
  { document: 'review', subject: 'Quennell', verb: 'blamed', object: 'Tidewater', roles: ['person', 'poem'] },
];

const ask = async (query: string, variables: Record<string, unknown> = {}) =>
  api.ask(query, { w: workspace, ...variables });

// What a test reads of it is its own assertion.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const data = async (query: string, variables: Record<string, unknown> = {}): Promise<Record<string, any>> =>
  (await ask(query, variables)).data ?? {};

const QUEUE = `query ($w: String!, $first: Int, $after: String, $state: PossiblySameState) {
  reconciliationQueue(workspace: $w, first: $first, after: $after, state: $state) {
    edges { cursor node { id probability reasons state keptApartBy { kind } left { id name document } right { id name document } } } pageInfo { hasNextPage endCursor } } }`;

interface Queued {
  id: string;
  probability: number;
  reasons: string[];
  left: { id: string; name: string };
  right: { id: string; name: string };
}
const queue = async (variables: Record<string, unknown> = {}): Promise<Queued[]> => {
  return ((await data(QUEUE, variables)).reconciliationQueue.edges as { node: Queued }[]).map(
    ({ node }) => node,
  );
};

describe('reconciliation over GraphQL', () => {
  it('pages through what may be one, explains it, and takes decisions that can be undone', async () => {
    const all = await queue();
    expect(all.length).toBeGreaterThanOrEqual(2);
    expect(all.map(({ probability }) => probability)).toEqual(
      [...all.map(({ probability }) => probability)].sort((left, right) => right - left),
    );
    const firstPage = await data(QUEUE, { first: 1 });
    const { endCursor } = firstPage.reconciliationQueue.pageInfo as { endCursor: string };
    expect((await queue({ first: 1, after: endCursor }))[0]?.id).toBe(all[1]?.id);

    const [pair] = all;
    if (!pair) throw new Error('nothing is queued');
    expect(pair.reasons.length).toBeGreaterThan(0);
    const explain = `query ($w: String!, $l: ID!, $r: ID!) { explainPair(workspace: $w, left: $l, right: $r) { probability zone foundBy waterfall { feature logOdds } isOne } }`;
    const sides = { l: pair.left.id, r: pair.right.id };
    const explained = (await data(explain, sides)).explainPair;
    expect(explained).toMatchObject({ isOne: false, zone: 'review' });
    const odds = (explained.waterfall as { logOdds: number }[]).reduce(
      (sum, { logOdds }) => sum + logOdds,
      0,
    );
    expect(1 / (1 + Math.exp(-odds))).toBeCloseTo(pair.probability, 6);

    const things = `query ($w: String!, $ids: [ID!]!) { things(workspace: $w, things: $ids) { version things { id name } } }`;
    const { version } = (await data(things, { ids: [pair.left.id, pair.right.id] })).things as {
      version: string;
    };
    const merge = `mutation ($w: String!, $l: ID!, $r: ID!, $v: String) { mergeThings(workspace: $w, into: $l, things: [$r], expectedVersion: $v, reason: "read both") { decision { id actor reason } bookmark } }`;
    const stale = await ask(merge, { ...sides, v: 'an old one' });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { version } });
    const merged = (await data(merge, { ...sides, v: version })).mergeThings;
    expect(merged).toMatchObject({
      decision: { actor: 'local', reason: 'read both' },
      bookmark: expect.any(String),
    });
    expect((await queue()).map(({ id }) => id)).not.toContain(pair.id);
    expect((await data(explain, sides)).explainPair.isOne).toBe(true);

    const steps = `query ($w: String!, $id: ID!) { explainThing(workspace: $w, thing: $id) { thing { aliases members } steps { id kind } } }`;
    expect((await data(steps, { id: pair.left.id })).explainThing).toMatchObject({
      steps: expect.arrayContaining([{ id: merged.decision.id, kind: 'MERGE' }]),
    });
    const undo = `mutation ($w: String!, $id: ID!) { undoDecision(workspace: $w, decision: $id, reason: "hasty") { decision { kind inverseOf } } }`;
    expect((await data(undo, { id: merged.decision.id })).undoDecision.decision).toEqual({
      kind: 'UNDO',
      inverseOf: merged.decision.id,
    });
    expect((await queue()).map(({ id }) => id)).toContain(pair.id);
    expect((await ask(undo, { id: merged.decision.id })).errors[0]?.message).toContain('already undone');
  });

  it('judges every pair of the same two names at once, and each can be reopened', async () => {
    const before = await queue();
    const pair = before.find(({ left, right }) => left.name !== right.name && left.name.includes('Quennell'));
    if (!pair) throw new Error('no such pair is queued');
    const judge = `mutation ($w: String!, $ids: [ID!]!) { judgePairs(workspace: $w, pairs: $ids, verdict: DIFFERENT, similar: true, reason: "two people") { judged { pair decision code } } }`;
    const { judged } = (await data(judge, { ids: [pair.id] })).judgePairs as {
      judged: { pair: string; decision: string }[];
    };
    expect(judged).toHaveLength(2);
    expect((await queue()).length).toBe(before.length - 2);
    expect((await queue({ state: 'APART' })).map(({ id }) => id).sort()).toEqual(
      judged.map((one) => one.pair).sort(),
    );
    const undo = `mutation ($w: String!, $id: ID!) { undoDecision(workspace: $w, decision: $id, reason: "again") { decision { kind } } }`;
    for (const { decision } of judged) await ask(undo, { id: decision });
    expect(await queue()).toEqual(before);
  });

  it('takes a name that one thing has, and lists the ids of several', async () => {
    const things = `query ($w: String!, $ids: [ID!]!) { things(workspace: $w, things: $ids) { things { name } } }`;
    expect((await data(things, { ids: ['amaryllis quennell'] })).things.things).toEqual([
      { name: 'Amaryllis Quennell' },
    ]);
    const several = await ask(things, { ids: ['Quennell'] });
    expect(several.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(several.errors[0]?.message).toContain('things are called "Quennell"');
    const nobody = await ask(things, { ids: ['nobody'] });
    expect(nobody.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
