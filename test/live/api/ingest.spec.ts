import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../../src/context/request-context.js';
import { JobsService } from '../../../src/ingestion/jobs.service.js';
import { freshName } from '../../support/gsw-application.js';
import { LiveApi, type GraphqlReply } from '../../support/live-api.js';

jest.setTimeout(180_000);

let api: LiveApi;
let workspace: string;
beforeAll(async () => {
  api = await LiveApi.start();
  workspace = freshName('ingest api');
});
afterAll(async () => api.stop());

const DOCUMENTS = [
  { externalId: 'a/readme.md', title: 'Ada Quill', text: 'Ada Quill was born in Omvik.' },
  { externalId: 'b/readme.md', title: 'Ada Quill', text: 'Ada Quill was born in Omvik.' },
  { externalId: 'blank', title: '', text: '   ' },
];

async function ingest(documents: object[], key: string | null = null): Promise<GraphqlReply> {
  return api.ask(
    `mutation ($w: String!, $d: [IngestDocumentInput!]!, $k: String) { ingest(workspace: $w, documents: $d, idempotencyKey: $k) {
      ingestId receipts { jobId externalId state code sentence duplicateOf } } }`,
    { w: workspace, d: documents, k: key },
  );
}

const JOB = '{ id externalId state code sentence passagesDone passagesTotal canRetry }';

async function jobs(args: string = ''): Promise<{ id: string; externalId: string; state: string }[]> {
  const query = `query ($w: String!) { jobs(workspace: $w${args}) { edges { node ${JOB} } } }`;
  const edges = (await api.ask(query, { w: workspace })).data?.jobs.edges as { node: never }[];
  return edges.map(({ node }) => node);
}

async function drain(): Promise<void> {
  await api.application.get(JobsService, { strict: false }).drain(localContext({ workspace }));
}

describe('documents over GraphQL', () => {
  it('each get a receipt and end in one state with a sentence; a copy is told what it copies', async () => {
    const reply = await ingest(DOCUMENTS, 'first');
    expect(reply.errors).toEqual([]);
    const { receipts } = reply.data?.ingest as { receipts: { externalId: string; sentence: string }[] };
    expect(receipts.map(({ externalId }) => externalId)).toEqual(['a/readme.md', 'b/readme.md', 'blank']);
    for (const { sentence } of receipts) expect(sentence.length).toBeGreaterThan(5);
    await drain();
    const states = (await jobs()).map(({ externalId, state }) => `${externalId} ${state}`).sort();
    expect(states).toEqual(['a/readme.md COMPLETED', 'b/readme.md COMPLETED', 'blank EMPTY']);
  });

  it('sent again with the same key are answered as the first time, and nothing is read twice', async () => {
    const before = await jobs();
    const again = await ingest(DOCUMENTS, 'first');
    expect(again.errors).toEqual([]);
    expect(await jobs()).toEqual(before);
    const other = await ingest([DOCUMENTS[0] ?? {}], 'first');
    expect(other.errors[0]?.extensions.code).toBe('CONFLICT');
  });

  it('are refused together when one of the arguments is wrong', async () => {
    const reply = await ingest([{ externalId: '', text: 'x' }]);
    expect(reply.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 101 }, (_none, index) => ({ externalId: `d${index}`, text: 'x' }));
    expect((await ingest(many)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('can be cancelled while they wait, and put back', async () => {
    await ingest([{ externalId: 'late', text: 'Bo Fenn was born in Tarn.' }]);
    const [late] = await jobs(', states: [QUEUED]');
    const mutation = (name: string): string =>
      `mutation ($w: String!, $id: ID!) { ${name}(workspace: $w, id: $id) { job ${JOB} } }`;
    const cancelled = await api.ask(mutation('cancelJob'), { w: workspace, id: late?.id });
    expect(cancelled.data?.cancelJob.job.state).toBe('CANCELLED');
    const again = await api.ask(mutation('retryJob'), { w: workspace, id: late?.id });
    expect(again.data?.retryJob.job.state).toBe('QUEUED');
    await drain();
    const one = await api.ask(`query ($w: String!, $id: ID!) { job(workspace: $w, id: $id) ${JOB} }`, {
      w: workspace,
      id: late?.id,
    });
    expect(one.data?.job.state).toBe('COMPLETED');
  });

  it('of another workspace are not found', async () => {
    const [job] = await jobs();
    const foreign = freshName('foreign');
    await api.ask('mutation ($n: String!) { createWorkspace(name: $n) { workspace { name } } }', {
      n: foreign,
    });
    const reply = await api.ask(`query ($w: String!, $id: ID!) { job(workspace: $w, id: $id) ${JOB} }`, {
      w: foreign,
      id: job?.id,
    });
    expect(reply.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
