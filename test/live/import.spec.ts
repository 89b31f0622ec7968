import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { GraphService } from '../../src/graph/graph.service.js';
import { GswRepository, type WorkspaceCounts } from '../../src/gsw/gsw.repository.js';
import { TRANSACTION_ROWS } from '../../src/gsw/split-rows.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import {
  freshName,
  lesson,
  lessons,
  openGswApplication,
  writeSource,
  type GswApplication,
} from '../support/gsw-application.js';

jest.setTimeout(180_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

const importer = (): ImportService => application.context.get(ImportService, { strict: false });
const workspaceKey = async (name: string): Promise<string> =>
  (await application.context.get(WorkspacesService, { strict: false }).get(localContext(), name)).key;
const counts = async (name: string): Promise<WorkspaceCounts> =>
  application.context.get(GswRepository, { strict: false }).counts(await workspaceKey(name));

describe('an import', () => {
  it('puts in exactly what the files hold, embeds each distinct text of a batch once, and does nothing the second time', async () => {
    const workspace = freshName('import');
    const { gsws, passages } = lessons(250);
    const source = await writeSource(gsws, passages);
    const first = await importer().importGsws(localContext({ workspace }), source);
    expect(first.documents).toEqual({ added: 250, updated: 0, unchanged: 0, rejected: 0 });
    expect(await counts(workspace)).toEqual({
      documents: 250,
      passages: 250,
      entities: 750,
      mentions: 500,
      literals: 250,
      verbPhrases: 250,
      questions: 500,
      answers: 750,
    });
    const texts = application.embedder.texts.length;
    const version = (
      await application.context.get(WorkspacesService, { strict: false }).get(localContext(), workspace)
    ).contentVersion;
    const second = await importer().importGsws(localContext({ workspace }), source);
    expect(second.documents).toEqual({ added: 0, updated: 0, unchanged: 250, rejected: 0 });
    expect(application.embedder.texts).toHaveLength(texts);
    expect(
      (await application.context.get(WorkspacesService, { strict: false }).get(localContext(), workspace))
        .contentVersion,
    ).toBe(version);
  });

  it('replaces a changed document, leaves nothing of the old version, and takes new tags without embedding', async () => {
    const workspace = freshName('update');
    const context = localContext({ workspace });
    const [before, after] = [lesson('p', 'Mira', 'Tove'), lesson('p', 'Mira', 'Siv')];
    await importer().importGsws(context, await writeSource([before.gsw], [before.passage]));
    expect(
      (await importer().importGsws(context, await writeSource([after.gsw], [after.passage]))).documents
        .updated,
    ).toBe(1);
    expect(await counts(workspace)).toMatchObject({
      documents: 1,
      passages: 1,
      entities: 3,
      questions: 2,
      answers: 3,
    });
    const texts = application.embedder.texts.length;
    const tagged = await writeSource([after.gsw], [{ ...after.passage, tags: ['school'] }]);
    expect((await importer().importGsws(context, tagged)).documents.updated).toBe(1);
    expect(application.embedder.texts).toHaveLength(texts);
    expect((await importer().importGsws(context, tagged)).documents.unchanged).toBe(1);
  });

  it('stages a document that no transaction may hold, shows all of it at the end, and replaces it whole', async () => {
    const workspace = freshName('large');
    const context = localContext({ workspace });
    const large = async (teacher: string): Promise<Parameters<ImportService['importGsws']>[1]> => {
      const { gsws, passages } = lessons(300, teacher);
      return writeSource(
        gsws,
        passages.map((passage, index) => ({ ...passage, document: 'school', index })),
      );
    };
    const first = await importer().importGsws(context, await large('Mira'));
    expect(Object.values(first.written).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(TRANSACTION_ROWS);
    expect(await counts(workspace)).toMatchObject({
      documents: 1,
      passages: 300,
      questions: 600,
      answers: 900,
      mentions: 600,
    });
    expect((await importer().importGsws(context, await large('Ylva'))).documents.updated).toBe(1);
    expect(await counts(workspace)).toMatchObject({
      documents: 1,
      passages: 300,
      questions: 600,
      answers: 900,
      mentions: 600,
    });
    const [state] = await application.context
      .get(GswRepository, { strict: false })
      .documentStates(await workspaceKey(workspace), ['school']);
    expect(state?.status).toBe('current');
  });

  it('gives one graph when two clients import the same at once', async () => {
    const workspace = freshName('race');
    const { gsws, passages } = lessons(20);
    const source = await writeSource(gsws, passages);
    await Promise.all([1, 2].map(() => importer().importGsws(localContext({ workspace }), source)));
    expect(await counts(workspace)).toMatchObject({
      documents: 20,
      passages: 20,
      mentions: 40,
      questions: 40,
      answers: 60,
    });
  });

  it('lists a bad line and takes the rest, and writes nothing when vectors cannot be used', async () => {
    const workspace = freshName('faults');
    const { gsws, passages } = lessons(3);
    const source = await writeSource([gsws[0], { passage: 'p1', gsw: {} }, gsws[2]], passages);
    const result = await importer().importGsws(localContext({ workspace }), source);
    expect(result.documents).toMatchObject({ added: 2, rejected: 1 });
    expect(result.faults).toMatchObject([
      { line: 2, passage: 'p1', reason: expect.stringContaining('entity_nodes') },
    ]);
    const spoiled = [
      (vectors: number[][]) => vectors.slice(1),
      (vectors: number[][]) => vectors.map(() => new Array<number>(8).fill(0)),
      (vectors: number[][]) => vectors.map(() => new Array<number>(8).fill(NaN)),
    ];
    for (const spoil of spoiled) {
      application.embedder.spoil = spoil;
      const other = freshName('spoiled');
      await expect(importer().importGsws(localContext({ workspace: other }), source)).rejects.toMatchObject({
        code: 'EMBEDDING_INVALID',
      });
      application.embedder.spoil = null;
      expect((await counts(other)).documents).toBe(0);
    }
  });

  it('takes names with quotes, backticks, emoji and Cypher in them as names', async () => {
    const workspace = freshName('names');
    const names = ['O\'Brien "Bob"', 'a`b', "x') DETACH DELETE n //", '👩‍🔬 Lab', '苹果', '香蕉', '...'];
    const made = names.map((name, index) => lesson(`n${index}`, name, `Pupil ${index}`));
    await importer().importGsws(
      localContext({ workspace }),
      await writeSource(
        made.map(({ gsw }) => gsw),
        made.map(({ passage }) => passage),
      ),
    );
    const rows = await application.context
      .get(GraphService, { strict: false })
      .read('gsw/graph-entities', { workspaceKey: await workspaceKey(workspace), after: '', limit: 100 });
    const stored = rows.map((row) => row.properties.name);
    expect(stored).toEqual(expect.arrayContaining(names));
    expect(
      new Set(
        rows
          .filter((row) => ['苹果', '香蕉'].includes(String(row.properties.name)))
          .map((row) => row.properties.matchKey),
      ).size,
    ).toBe(2);
  });
});
