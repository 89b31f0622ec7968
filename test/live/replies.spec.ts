import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import type { IngestDocument } from '../../src/ingestion/ingest-document.js';
import { IngestionService } from '../../src/ingestion/ingestion.service.js';
import type { Job } from '../../src/ingestion/job.js';
import { JobsService } from '../../src/ingestion/jobs.service.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { RepliesRepository } from '../../src/replies/replies.repository.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { ModelServer } from '../doubles/model-server.js';
import { status } from '../doubles/model-faults.js';
import { isFirstCall, teachingChat } from '../doubles/teaching-chat.js';
import { editByHand, rowsOf } from '../support/break-graph.js';
import { modelOf } from '../support/double-model.js';
import { freshName } from '../support/gsw-application.js';
import { openIngestionApplication, type IngestionApplication } from '../support/ingestion-application.js';

jest.setTimeout(120_000);

let server: ModelServer;
let application: IngestionApplication;
beforeAll(async () => {
  server = await ModelServer.start();
  application = await openIngestionApplication({ model: modelOf(server) });
});
afterAll(async () => {
  await application.context.close();
  await server.stop();
});
beforeEach(() => {
  server.reset();
  server.chat = teachingChat;
});

const fresh = (): RequestContext => localContext({ workspace: freshName('replies') });
const document = (externalId: string, ...paragraphs: string[]): IngestDocument => ({
  ...{ externalId, title: 'Teachers', tags: [], date: null },
  text: paragraphs
    .map((first) => `${first} ${'They met in the hall on a long day in spring. '.repeat(28)}`)
    .join('\n\n'),
});
const keyOf = async (context: RequestContext): Promise<string> =>
  (await application.get(WorkspacesService).current(context)).key;
const jobs = (): JobsService => application.get(JobsService);

async function ingest(context: RequestContext, ...documents: IngestDocument[]): Promise<Job[]> {
  const { ingestId } = await application.get(IngestionService).acceptAll(context, documents);
  await jobs().drain(context, { ingestId });
  return (await jobs().list(context, { ingestId })).reverse();
}

async function retried(context: RequestContext, { id }: Job): Promise<Job> {
  await jobs().retry(context, id);
  await jobs().drain(context);
  return jobs().get(context, id);
}

/** First calls of which the user message holds each of the texts, since the last look. */
function asked(...texts: string[]): number[] {
  const bodies = server.requests.map(({ body }) => JSON.stringify(body));
  server.requests.length = 0;
  const first = bodies.filter((body) => body.includes('turn a passage into'));
  return texts.map((text) => first.filter((body) => body.includes(text)).length);
}

async function left(context: RequestContext): Promise<Record<string, unknown>> {
  const cypher = `OPTIONAL MATCH (r:GswReply {workspaceKey: $key}) WITH count(CASE WHEN r.failedAt IS NULL THEN r END) AS good, count(r.failedAt) AS failed
                  OPTIONAL MATCH (u:GswReplyUse {workspaceKey: $key}) RETURN good, failed, count(u) AS uses`;
  return (await rowsOf(cypher, { key: await keyOf(context) }))[0] ?? {};
}

describe('replies of a language model', () => {
  it('that were kept are used when the process died before they were read, and only the rest is paid', async () => {
    const context = fresh();
    const book = document('book', 'Mira taught Tove.', 'Sif taught Runa.');
    expect(await ingest(context, book)).toMatchObject([{ state: 'COMPLETED', passagesDone: 2 }]);
    expect(asked('Mira', 'Sif')).toEqual([1, 1]);
    // As after a kill between keeping a reply and keeping what was read out of it.
    await editByHand('MATCH (c:GswConstruction {workspaceKey: $key}) DELETE c', {
      key: await keyOf(context),
    });
    const longer = document('book', 'Mira taught Tove.', 'Sif taught Runa.', 'Ada taught Ben.');
    expect(await ingest(context, longer)).toMatchObject([{ state: 'COMPLETED', passagesDone: 3 }]);
    expect(asked('Mira', 'Sif', 'Ada')).toEqual([0, 0, 1]);
  });

  it('that came to nothing are kept for diagnosis, and a retry asks anew', async () => {
    const context = fresh();
    server.chat = (request) =>
      JSON.stringify(request.messages).includes('Sif') ? { content: 'no JSON' } : teachingChat(request);
    const [job] = await ingest(context, document('book', 'Mira taught Tove.', 'Sif taught Runa.'));
    expect(job).toMatchObject({ state: 'PARTIAL', faults: [{ passage: 1, code: 'MODEL_REPLY_INVALID' }] });
    const failed = await application.get(RepliesRepository).failed(await keyOf(context), null, 10);
    expect(failed.map(({ stage, code, text }) => [stage, code, text]).sort()).toEqual([
      ['construct', 'MODEL_REPLY_INVALID', 'no JSON'],
      ['construct-again', 'MODEL_REPLY_INVALID', 'no JSON'],
    ]);
    server.chat = teachingChat;
    asked();
    expect(await retried(context, job as Job)).toMatchObject({ state: 'COMPLETED', passagesDone: 2 });
    expect(asked('Mira', 'Sif')).toEqual([0, 1]);
  });

  it('that were cut, refused or never came are kept with their code and never used', async () => {
    const context = fresh();
    server.chat = () => ({ content: '{"e":[["1","Mira', finish: 'length' });
    const [cut] = await ingest(context, document('cut', 'Mira taught Tove.'));
    server.chat = () => ({ refusal: 'I will not.' });
    const [refused] = await ingest(context, document('refused', 'Sif taught Runa.'));
    server.script(status(400));
    const [broken] = await ingest(context, document('broken', 'Ada taught Ben.'));
    expect([cut, refused, broken].map((job) => [job?.state, job?.code])).toEqual([
      ['FAILED', 'OUTPUT_TRUNCATED'],
      ['FAILED', 'MODEL_REFUSED'],
      ['FAILED', 'MODEL_REQUEST_REFUSED'],
    ]);
    const failed = await application.get(RepliesRepository).failed(await keyOf(context), null, 20);
    expect([...new Set(failed.map(({ code }) => code))].sort()).toEqual([
      'MODEL_REFUSED',
      'MODEL_REQUEST_REFUSED',
      'OUTPUT_TRUNCATED',
    ]);
    expect(await left(context)).toMatchObject({ good: 0 });
    server.chat = teachingChat;
    for (const job of [cut, refused, broken]) {
      expect(await retried(context, job as Job)).toMatchObject({ state: 'COMPLETED' });
    }
  });

  it('about a passage that two documents share are paid once, and stay until both documents are deleted', async () => {
    const context = fresh();
    const removal = application.get(RemovalService);
    const shared = 'Mira taught Tove.';
    await ingest(
      context,
      document('one', shared),
      document('two', shared),
      document('three', 'Sif taught Runa.'),
    );
    expect(asked('Mira', 'Sif')).toEqual([1, 1]);
    await removal.deleteDocuments(context, ['one']);
    expect(await left(context)).toMatchObject({ good: 2, uses: 2 });
    expect(await ingest(context, document('one', shared))).toMatchObject([{ state: 'COMPLETED' }]);
    expect(asked('Mira')).toEqual([0]);
    await removal.deleteDocuments(context, ['two', 'three']);
    expect(await left(context)).toMatchObject({ good: 1, uses: 1 });
    await removal.deleteDocuments(context, ['one']);
    expect(await left(context)).toEqual({ good: 0, failed: 0, uses: 0 });
  });

  it('about what a changed document no longer says are forgotten', async () => {
    const context = fresh();
    await ingest(context, document('book', 'Mira taught Tove.', 'Sif taught Runa.'));
    await ingest(context, document('book', 'Mira taught Tove.', 'Ada taught Ben.'));
    expect(asked('Mira', 'Sif', 'Ada')).toEqual([1, 1, 1]);
    expect(await left(context)).toMatchObject({ good: 2, uses: 2 });
  });

  it('that come after their document was deleted leave nothing behind', async () => {
    const context = fresh();
    server.chat = async (request) => {
      if (isFirstCall(request)) await application.get(RemovalService).deleteDocuments(context, ['book']);
      return teachingChat(request);
    };
    expect(await ingest(context, document('book', 'Mira taught Tove.'))).toMatchObject([
      { state: 'CANCELLED' },
    ]);
    expect(await left(context)).toEqual({ good: 0, failed: 0, uses: 0 });
  });

  it('of one workspace are not used in another', async () => {
    const [mine, foreign] = [fresh(), fresh()];
    await ingest(mine, document('book', 'Mira taught Tove.'));
    await ingest(foreign, document('book', 'Mira taught Tove.'));
    expect(asked('Mira')).toEqual([2]);
  });
});
