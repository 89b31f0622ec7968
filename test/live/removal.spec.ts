import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import { GswRepository } from '../../src/gsw/gsw.repository.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { ConsistencyService } from '../../src/gsw/consistency.service.js';
import { RemovalRepository } from '../../src/removal/removal.repository.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { editByHand, rowsOf } from '../support/break-graph.js';
import {
  freshName,
  lesson,
  lessons,
  openGswApplication,
  writeSource,
  type GswApplication,
} from '../support/gsw-application.js';

jest.setTimeout(300_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

const get = <T>(type: abstract new (...given: never[]) => T): T =>
  application.context.get<T>(type, { strict: false });
const removal = (): RemovalService => get(RemovalService);

type Lines = { gsws: object[]; passages: object[] };

async function importing(context: RequestContext, { gsws, passages }: Lines): Promise<void> {
  await get(ImportService).importGsws(context, await writeSource(gsws, passages));
}

async function workspaceOf(lines: Lines): Promise<RequestContext> {
  const context = localContext({ workspace: freshName('removal') });
  await importing(context, lines);
  return context;
}

const keyOf = async (context: RequestContext): Promise<string> =>
  (await get(WorkspacesService).current(context)).key;
const countsOf = async (context: RequestContext) => get(GswRepository).counts(await keyOf(context));

/** Labels of every node of the workspace but the notes of deletions. */
async function labelsLeft(key: string): Promise<unknown[]> {
  return rowsOf(
    'MATCH (n) WHERE n.workspaceKey = $key AND NOT n:GswRemoval RETURN labels(n) AS labels, count(*) AS count',
    { key },
  );
}

/** One document of many passages. */
function book(passages: number, document: string = 'book'): Lines {
  const made = lessons(passages);
  return {
    gsws: made.gsws,
    passages: made.passages.map((passage, index) => ({ ...passage, document, index })),
  };
}

const fact = (id: string): { gsw: object; passage: object } => lesson(id, 'Marie Curie', 'Irène');

describe('deleting documents', () => {
  it('leaves a fact with its other source, then nothing at all', async () => {
    const [a, b, c] = [fact('A'), fact('B'), lesson('C', 'Marie Curie', 'Warsaw')];
    const context = await workspaceOf({
      gsws: [a.gsw, b.gsw, c.gsw],
      passages: [a.passage, b.passage, c.passage],
    });
    const key = await keyOf(context);
    const never = await workspaceOf({ gsws: [], passages: [] });
    const [first] = await removal().deleteDocuments(context, ['A'], 'a duplicate');
    expect(first).toMatchObject({
      outcome: 'DELETED',
      externalId: 'A',
      removedBy: 'local',
      reason: 'a duplicate',
      removed: { passages: 1, entities: 3, mentions: 3, verbPhrases: 1, questions: 2, answers: 3 },
    });
    const questions = 'MATCH (q:GswQuestion) WHERE q.workspaceKey = $key RETURN count(q) AS count';
    expect(await rowsOf(questions, { key })).toEqual([{ count: 4 }]);
    await removal().deleteDocuments(context, ['B']);
    expect(await countsOf(context)).toMatchObject({ documents: 1, questions: 2, entities: 3 });
    await removal().deleteDocuments(context, ['C']);
    expect(await labelsLeft(key)).toEqual([]);
    expect(await countsOf(context)).toEqual(await countsOf(never));
    expect((await get(ConsistencyService).check(context)).consistent).toBe(true);
  });

  it('twice answers that they are deleted already, by whom and when; a made-up id is not found', async () => {
    const context = await workspaceOf(lessons(2));
    const [first] = await removal().deleteDocuments(context, ['p0']);
    const again = await removal().deleteDocuments(context, ['p0', first?.documentId ?? '', 'never', 'p1']);
    expect(again.map(({ outcome }) => outcome)).toEqual([
      'ALREADY_DELETED',
      'ALREADY_DELETED',
      'NOT_FOUND',
      'DELETED',
    ]);
    expect(again[0]).toEqual({ ...first, outcome: 'ALREADY_DELETED' });
    expect(again[1]).toMatchObject({ externalId: 'p0', removedAt: first?.removedAt });
  });

  it('by the hundred asks no model anything', async () => {
    const context = await workspaceOf(lessons(120));
    const asked = application.embedder.texts.length;
    const ids = Array.from({ length: 100 }, (_unused, index) => `p${index}`);
    const receipts = await removal().deleteDocuments(context, ids);
    expect(receipts.every(({ outcome }) => outcome === 'DELETED')).toBe(true);
    expect(application.embedder.texts.length).toBe(asked);
    expect(await countsOf(context)).toMatchObject({ documents: 20, questions: 40, entities: 60 });
  });

  it('by two people at once deletes each once', async () => {
    const context = await workspaceOf(lessons(20));
    const ids = Array.from({ length: 20 }, (_unused, index) => `p${index}`);
    const receipts = (
      await Promise.all([
        removal().deleteDocuments(context, ids),
        removal().deleteDocuments(context, [...ids].reverse()),
      ])
    ).flat();
    expect(receipts.filter(({ outcome }) => outcome === 'DELETED')).toHaveLength(20);
    expect(await labelsLeft(await keyOf(context))).toEqual([]);
  });

  it('that carry a tag deletes those and no other', async () => {
    const { gsws, passages } = lessons(6);
    const context = await workspaceOf({
      gsws,
      passages: passages.map((passage, index) => (index < 4 ? { ...passage, tags: ["o'tag`"] } : passage)),
    });
    expect(await removal().deleteByTag(context, "o'tag`")).toHaveLength(4);
    expect(await countsOf(context)).toMatchObject({ documents: 2, questions: 4 });
  });

  it('hides a large one by its first write, and a later call finishes what was stopped', async () => {
    const context = await workspaceOf(book(600));
    const key = await keyOf(context);
    const hidden = await get(RemovalRepository).hide({
      ...{ workspaceKey: key, actor: 'somebody' },
      ...{
        ids: [
          String(
            (await rowsOf('MATCH (d:GswDocument {workspaceKey: $key}) RETURN d.id AS id', { key }))[0]?.id,
          ),
        ],
        reason: '',
      },
    });
    // What a killed process leaves: hidden, one step done.
    expect(await get(RemovalRepository).removeSome(key, hidden)).toBeGreaterThan(0);
    expect(await countsOf(context)).toMatchObject({ documents: 0 });
    const readable =
      'MATCH (d:GswDocument)<-[:PART_OF]-(p:GswPassage) WHERE d.workspaceKey = $key AND d.versionHash = p.versionHash RETURN count(p) AS count';
    expect(await rowsOf(readable, { key })).toEqual([{ count: 0 }]);
    expect(await removal().deleteDocuments(context, ['book'])).toMatchObject([
      { outcome: 'ALREADY_DELETED', removedBy: 'somebody', removed: { passages: 600, questions: 1200 } },
    ]);
    expect(await labelsLeft(key)).toEqual([]);
  });

  it('that are being written stops the writer, and nothing of them is left', async () => {
    const context = localContext({ workspace: freshName('removal') });
    await get(WorkspacesService).getOrCreate(context, context.workspace);
    const key = await keyOf(context);
    const writing = importing(context, book(600)).then(
      () => 'written',
      (thrown: { code: string }) => thrown.code,
    );
    while (
      (await rowsOf('MATCH (p:GswPassage {workspaceKey: $key}) RETURN count(p) AS count', { key }))[0]
        ?.count === 0
    );
    await removal().deleteDocuments(context, ['book']);
    expect(await writing).toBe('CONFLICT');
    await removal().finish(context);
    expect(await labelsLeft(key)).toEqual([]);
    await importing(context, book(600));
    expect(await countsOf(context)).toMatchObject({ documents: 1, passages: 600, questions: 1200 });
    expect((await get(ConsistencyService).check(context)).consistent).toBe(true);
  });

  it('takes along what a model said of it, and leaves what it said of another document too', async () => {
    const context = await workspaceOf(lessons(2));
    const key = await keyOf(context);
    await editByHand(
      `MATCH (d:GswDocument {workspaceKey: $key})
       CREATE (own:GswReply {workspaceKey: $key, key: d.id + 'own'}), (:GswConstruction {workspaceKey: $key, documentId: d.id})
       MERGE (both:GswReply {workspaceKey: $key, key: $key + 'both'})
       WITH d, own, both UNWIND [own, both] AS reply
       CREATE (:GswReplyUse {id: reply.key + d.id, workspaceKey: $key, documentId: d.id, createdAt: datetime()})-[:USES]->(reply)`,
      { key },
    );
    await removal().deleteDocuments(context, ['p0']);
    const left = `MATCH (n) WHERE n.workspaceKey = $key AND (n:GswReply OR n:GswReplyUse OR n:GswConstruction)
                  RETURN count(CASE WHEN n:GswReply THEN 1 END) AS replies, count(*) AS count`;
    expect(await rowsOf(left, { key })).toEqual([{ replies: 2, count: 5 }]);
    await removal().deleteDocuments(context, ['p1']);
    expect(await labelsLeft(key)).toEqual([]);
  });

  it('of another workspace is not found there and stays', async () => {
    const [mine, foreign] = [await workspaceOf(lessons(1)), await workspaceOf(lessons(2))];
    const key = await keyOf(foreign);
    const ids = (await rowsOf('MATCH (d:GswDocument {workspaceKey: $key}) RETURN d.id AS id', { key })).map(
      ({ id }) => String(id),
    );
    expect((await removal().deleteDocuments(mine, ids)).map(({ outcome }) => outcome)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(await countsOf(foreign)).toMatchObject({ documents: 2, questions: 4 });
  });

  it('lets a document come back whole when it is imported again', async () => {
    const context = await workspaceOf(lessons(3));
    const before = await countsOf(context);
    await removal().deleteDocuments(context, ['p0', 'p1']);
    await importing(context, lessons(3));
    expect(await countsOf(context)).toEqual(before);
    expect(await removal().deleteDocuments(context, ['p0'])).toMatchObject([{ outcome: 'DELETED' }]);
  });
});

describe('deleting a workspace', () => {
  it('leaves no node of it, whatever its label, and lists what went', async () => {
    const context = await workspaceOf(lessons(5));
    await removal().deleteDocuments(context, ['p0']);
    const key = await keyOf(context);
    await editByHand('CREATE (:GswOfLaterFeature {workspaceKey: $key})', { key });
    const receipt = await get(WorkspacesService).delete(context, context.workspace);
    expect(receipt).toMatchObject({ name: context.workspace, deletedBy: 'local' });
    expect(Object.fromEntries(receipt.byLabel.map(({ label, deleted }) => [label, deleted]))).toMatchObject({
      ...{ GswWorkspace: 1, GswDocument: 4, GswPassage: 4, GswEntity: 12 },
      ...{ GswVerbPhrase: 4, GswQuestion: 8, GswRemoval: 1, GswOfLaterFeature: 1 },
    });
    const all = 'MATCH (n) WHERE n.workspaceKey = $key OR n.key = $key RETURN count(n) AS count';
    expect(await rowsOf(all, { key })).toEqual([{ count: 0 }]);
  });
});
