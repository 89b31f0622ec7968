import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import { PaniniError } from '../../src/errors/panini-error.js';
import { GraphExportService } from '../../src/gsw/graph-export.service.js';
import { GswRepository } from '../../src/gsw/gsw.repository.js';
import type { IngestDocument } from '../../src/ingestion/ingest-document.js';
import { IngestionService } from '../../src/ingestion/ingestion.service.js';
import { JobsService } from '../../src/ingestion/jobs.service.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { rowsOf } from '../support/break-graph.js';
import { freshName } from '../support/gsw-application.js';
import { openIngestionApplication, type IngestionApplication } from '../support/ingestion-application.js';

jest.setTimeout(300_000);

let one: IngestionApplication;
let other: IngestionApplication;
beforeAll(async () => {
  one = await openIngestionApplication();
  other = await openIngestionApplication();
});
afterAll(async () => {
  await one.context.close();
  await other.context.close();
});
beforeEach(() => {
  one.constructor_.before = async () => undefined;
  one.constructor_.read.length = 0;
});

const fresh = (): RequestContext => localContext({ workspace: freshName('ingest') });
const document = (externalId: string, text: string, more: Partial<IngestDocument> = {}): IngestDocument => ({
  ...{ externalId, title: '', text, tags: [], date: null },
  ...more,
});

async function ingest(context: RequestContext, documents: IngestDocument[], application = one) {
  const accepted = await application.get(IngestionService).acceptAll(context, documents);
  await application.get(JobsService).drain(context, { ingestId: accepted.ingestId });
  const jobs = await application.get(JobsService).list(context, { ingestId: accepted.ingestId });
  const summary = await application.get(JobsService).summary(context, accepted.ingestId);
  return { ...accepted, summary, jobs: jobs.reverse() };
}

async function facts(context: RequestContext): Promise<string[]> {
  const { key } = await one.get(WorkspacesService).current(context);
  const rows = await rowsOf(
    'MATCH (q:GswQuestion)-[:ANSWERED_BY]->(e) WHERE q.workspaceKey = $key AND q.live RETURN q.text + " " + e.name AS fact',
    { key },
  );
  return rows.map(({ fact }) => String(fact)).sort();
}

/** Texts that jobs of the workspace keep. */
async function textsOf(context: RequestContext): Promise<number> {
  const { key } = await one.get(WorkspacesService).current(context);
  const [row] = await rowsOf('MATCH (t:GswJobText {workspaceKey: $key}) RETURN count(t) AS texts', { key });
  return Number(row?.texts);
}

async function graphOf(context: RequestContext): Promise<string> {
  const out = join(await mkdtemp(join(tmpdir(), 'panini-graph-')), 'graph.jsonl');
  await one.get(GraphExportService).exportGraph(context, { out, portable: true });
  return readFile(out, 'utf8');
}

describe('ingesting documents', () => {
  it('gives every document a receipt and one final state, and the summary adds up', async () => {
    one.constructor_.before = async ({ text }) => {
      if (text.includes('Broken')) throw new PaniniError('MODEL_REPLY_INVALID', 'The reply was no JSON.');
    };
    const context = fresh();
    const { receipts, summary, jobs } = await ingest(context, [
      document('good', 'Mira taught Tove.'),
      document('blank', ' \n'),
      document('dull', 'Nothing is said here.'),
      document('undated', 'Mira taught Sif.', { date: 'soon' }),
      document('broken', 'Broken. Mira taught Runa.'),
    ]);
    expect(receipts).toHaveLength(5);
    expect(jobs.map(({ externalId, state, code }) => [externalId, state, code])).toEqual([
      ['good', 'COMPLETED', 'COMPLETED'],
      ['blank', 'EMPTY', 'BLANK_TEXT'],
      ['dull', 'EMPTY', 'NO_FACTS'],
      ['undated', 'REJECTED', 'BAD_USER_INPUT'],
      ['broken', 'FAILED', 'MODEL_REPLY_INVALID'],
    ]);
    expect(summary).toMatchObject({
      documents: 5,
      settled: true,
      states: { COMPLETED: 1, EMPTY: 2, REJECTED: 1, FAILED: 1 },
    });
    expect(jobs[0]).toMatchObject({
      passagesDone: 1,
      passagesTotal: 1,
      constructorName: 'sentences/1',
      language: 'en',
    });
    expect(await facts(context)).toEqual(['Who taught Tove? Mira', 'Whom did Mira teach? Tove']);
    expect(one.constructor_.read).not.toContain(' \n');
  });

  it('replays what failed, without reading again what was read', async () => {
    const context = fresh();
    const { key } = await one.get(WorkspacesService).getOrCreate(context, context.workspace);
    const long = Array.from(
      { length: 60 },
      (_unused, at) => `Mira${at} taught Tove${at}. ${'It went on and on. '.repeat(10)}`,
    ).join('\n\n');
    one.constructor_.before = async ({ text }) => {
      if (text.includes('Mira50 ')) throw new PaniniError('MODEL_REPLY_INVALID', 'The reply was no JSON.');
    };
    const { jobs } = await ingest(context, [document('long', long)]);
    expect(jobs[0]).toMatchObject({ state: 'PARTIAL', code: 'PASSAGES_FAILED', canRetry: true });
    expect((await facts(context)).length).toBeLessThan(120);
    one.constructor_.before = async () => undefined;
    one.constructor_.read.length = 0;
    await one.get(JobsService).retry(context, jobs[0]?.id ?? '');
    await one.get(JobsService).drain(context);
    expect(one.constructor_.read).toHaveLength(1);
    expect(await facts(context)).toHaveLength(120);
    const passages = await rowsOf(
      'MATCH (p:GswPassage) WHERE p.workspaceKey = $key RETURN p.text AS text, p.start AS start, p.end AS end',
      { key },
    );
    for (const { text, start, end } of passages) expect(long.slice(Number(start), Number(end))).toBe(text);
  });

  it('leaves what did not change, replaces what did, and names the document that a copy repeats', async () => {
    const context = fresh();
    const [first] = (
      await ingest(context, [
        document('a/readme', 'Mira taught Tove.'),
        document('b/readme', 'Mira taught Sif.'),
      ])
    ).jobs;
    expect(first).toMatchObject({ state: 'COMPLETED', duplicateOf: null });
    one.constructor_.read.length = 0;
    const again = await ingest(context, [
      document('a/readme', '\uFEFFMira taught Tove.'),
      document('copy', 'Mira taught Tove.'),
    ]);
    expect(again.jobs[0]).toMatchObject({ state: 'COMPLETED', code: 'UNCHANGED' });
    expect(again.jobs[1]).toMatchObject({ state: 'COMPLETED', duplicateOf: 'a/readme' });
    expect(one.constructor_.read).toEqual([]);
    await ingest(context, [document('a/readme', 'Runa taught Tove.')]);
    expect(await facts(context)).toEqual([
      'Who taught Sif? Mira',
      'Who taught Tove? Mira',
      'Who taught Tove? Runa',
      'Whom did Mira teach? Sif',
      'Whom did Mira teach? Tove',
      'Whom did Runa teach? Tove',
    ]);
    await ingest(context, [document('a/readme', 'Mira taught Tove.')]);
    const { key } = await one.get(WorkspacesService).current(context);
    const versions = await rowsOf(
      'MATCH (d:GswDocument {workspaceKey: $key, externalId: "a/readme"}) RETURN d.version AS version',
      { key },
    );
    expect(versions).toEqual([{ version: 3 }]);
  });

  it('answers a repeat with the same key as the first time, and refuses the key for other documents', async () => {
    const context = fresh();
    const service = one.get(IngestionService);
    const sent = [document('a', 'Mira taught Tove.')];
    const first = await service.accept(context, sent, { idempotencyKey: 'k' });
    const second = await service.accept(context, sent, { idempotencyKey: 'k' });
    expect(second.receipts.map(({ jobId }) => jobId)).toEqual(first.receipts.map(({ jobId }) => jobId));
    await expect(
      service.accept(context, [document('b', 'Mira taught Sif.')], { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('cancels what waits and what runs, and leaves nothing of it', async () => {
    const context = fresh();
    const { receipts } = await one
      .get(IngestionService)
      .acceptAll(context, [document('a', 'Mira taught Tove.')]);
    const jobId = receipts[0]?.jobId ?? '';
    expect(await one.get(JobsService).cancel(context, jobId)).toMatchObject({ state: 'CANCELLED' });
    one.constructor_.before = async () => {
      await one.get(JobsService).cancel(context, jobId);
    };
    await one.get(JobsService).retry(context, jobId);
    await one.get(JobsService).drain(context);
    expect(await one.get(JobsService).get(context, jobId)).toMatchObject({
      state: 'CANCELLED',
      canRetry: true,
    });
    expect(await facts(context)).toEqual([]);
  });

  it('does not bring back a document that was deleted while it was read', async () => {
    const context = fresh();
    await ingest(context, [document('a', 'Mira taught Tove.')]);
    one.constructor_.before = async () => {
      await one.get(RemovalService).deleteDocuments(context, ['a']);
    };
    const { jobs } = await ingest(context, [document('a', 'Mira taught Sif.')]);
    expect(jobs[0]).toMatchObject({ state: 'CANCELLED', code: 'DOCUMENT_DELETED' });
    expect(await facts(context)).toEqual([]);
  });

  it('deletes a document that waits to be read, with its text, and one of which nothing could be read', async () => {
    const context = fresh();
    const { receipts } = await one
      .get(IngestionService)
      .acceptAll(context, [document('waits', 'Mira taught Tove.', { tags: ['old'] })]);
    const [byName] = await one.get(RemovalService).deleteDocuments(context, ['waits'], 'sent by mistake');
    expect(byName).toMatchObject({ outcome: 'DELETED', externalId: 'waits', removed: { passages: 0 } });
    expect(await one.get(JobsService).get(context, receipts[0]?.jobId ?? '')).toMatchObject({
      ...{ state: 'CANCELLED', code: 'DOCUMENT_DELETED', canRetry: false },
    });
    const [again] = await one.get(RemovalService).deleteDocuments(context, ['waits']);
    expect(again).toMatchObject({ outcome: 'ALREADY_DELETED', reason: 'sent by mistake' });
    one.constructor_.before = async () => {
      throw new PaniniError('MODEL_REPLY_INVALID', 'The reply was no JSON.');
    };
    const { jobs } = await ingest(context, [document('broken', 'Mira taught Sif.')]);
    expect(await textsOf(context)).toBe(1);
    const [byId] = await one.get(RemovalService).deleteDocuments(context, [jobs[0]?.documentId ?? '']);
    expect(byId).toMatchObject({ outcome: 'DELETED', externalId: 'broken' });
    expect(await textsOf(context)).toBe(0);
    one.constructor_.before = async () => undefined;
    await ingest(context, [document('waits', 'Mira taught Tove.')]);
    expect(await facts(context)).toHaveLength(2);
  });

  it('deletes by tag what waits, and keeps what is sent again after that', async () => {
    const context = fresh();
    const tagged = document('a', 'Mira taught Tove.', { tags: ['old'] });
    await one.get(IngestionService).acceptAll(context, [tagged]);
    expect(await one.get(RemovalService).deleteByTag(context, 'old')).toHaveLength(1);
    await one.get(IngestionService).acceptAll(context, [tagged]);
    await one.get(RemovalService).finish(context);
    expect(await textsOf(context)).toBe(1);
    await one.get(JobsService).drain(context);
    expect(await facts(context)).toHaveLength(2);
  });

  it('keeps no text of a document that was deleted while it was read and then failed', async () => {
    const context = fresh();
    await ingest(context, [document('a', 'Mira taught Tove.')]);
    one.constructor_.before = async () => {
      await one.get(RemovalService).deleteDocuments(context, ['a']);
      throw new PaniniError('MODEL_REPLY_INVALID', 'The reply was no JSON.');
    };
    const { jobs } = await ingest(context, [document('a', 'Mira taught Sif.')]);
    expect(jobs[0]).toMatchObject({ state: 'FAILED', canRetry: false });
    expect(await textsOf(context)).toBe(0);
  });

  it('says at once of a document in which nothing was found that it is as before', async () => {
    const context = fresh();
    await ingest(context, [document('dull', 'Nothing is said here.')]);
    const { receipts } = await ingest(context, [document('dull', 'Nothing is said here.')]);
    expect(receipts[0]).toMatchObject({ state: 'EMPTY', code: 'NO_FACTS' });
    await ingest(context, [document('dull', 'Mira taught Tove.')]);
    const third = await ingest(context, [document('dull', 'Nothing is said here.')]);
    expect(third.receipts[0]).toMatchObject({ state: 'QUEUED' });
    expect(third.jobs[0]).toMatchObject({ state: 'EMPTY', code: 'NO_FACTS' });
    expect(await facts(context)).toHaveLength(2);
  });

  it('stalls the queue visibly when the quota is used up, and goes on when asked to', async () => {
    const context = fresh();
    one.constructor_.before = async () => {
      throw new PaniniError('MODEL_QUOTA_EXHAUSTED', 'The quota is used up.');
    };
    const sent = Array.from({ length: 8 }, (_unused, at) => document(`d${at}`, `Mira taught Tove${at}.`));
    const { summary, jobs } = await ingest(context, sent);
    expect(summary.states.STALLED).toBe(8);
    expect(jobs[7]).toMatchObject({
      state: 'STALLED',
      code: 'MODEL_QUOTA_EXHAUSTED',
      sentence: 'The quota is used up.',
    });
    one.constructor_.before = async () => undefined;
    expect(await one.get(JobsService).replay(context)).toBe(8);
    await one.get(JobsService).drain(context);
    expect(await facts(context)).toHaveLength(16);
  });

  it('is the same graph from two instances that ingest the same 200 documents at once as from one alone', async () => {
    const sent = Array.from({ length: 200 }, (_unused, at) =>
      document(`d${at}`, `Mira${at % 40} taught Tove${at}. Berlin taught Mira${at % 7}.`),
    );
    const [alone, together] = [fresh(), fresh()];
    await ingest(alone, sent);
    await Promise.all([ingest(together, sent), ingest(together, sent, other)]);
    expect(await graphOf(together)).toBe(await graphOf(alone));
    const { key } = await one.get(WorkspacesService).current(together);
    expect((await one.get(GswRepository).counts(key)).documents).toBe(200);
  });
});
