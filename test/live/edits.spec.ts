import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import type { EditCommand } from '../../src/edits/edit-command.js';
import { ConsistencyService } from '../../src/gsw/consistency.service.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { rowsOf } from '../support/break-graph.js';
import { course, EditApplication } from '../support/edit-application.js';
import { lesson, openGswApplication, type GswApplication } from '../support/gsw-application.js';

jest.setTimeout(300_000);

let application: GswApplication;
let folder: string;
beforeAll(async () => {
  application = await openGswApplication();
  folder = await mkdtemp(join(tmpdir(), 'panini-edits-'));
});
afterAll(async () => application.context.close());

const open = async (lines = course()): Promise<EditApplication> => EditApplication.with(application, lines);
const consistent = async (app: EditApplication): Promise<boolean> =>
  (await app.get(ConsistencyService).check(app.context)).consistent;

describe('an edit', () => {
  it('of an entity changes its name everywhere it is mentioned, and what follows from it', async () => {
    const app = await open();
    const mira = await app.id('GswEntity', 'name', 'Mira');
    const edit = await app.edit({ kind: 'EDIT_ENTITY', entity: mira, name: 'Míra Dahl' }, 'full name');
    expect(edit).toMatchObject({
      kind: 'EDIT_ENTITY',
      state: 'APPLIED',
      actor: 'local',
      reason: 'full name',
    });
    expect(edit.before).toMatchObject({ name: 'Mira' });
    expect(edit.after).toMatchObject({ name: 'Míra Dahl', aliases: ['Míra Dahl', 'Mira'] });
    expect(await app.pairs()).toContain('Who taught Tove? Míra Dahl');
    expect(await app.ids('GswEntity', 'matchKey', 'míra dahl')).toEqual([mira]);
    expect(await consistent(app)).toBe(true);
  });

  it('of an answer, a text, a role or a verb phrase is found by search at once', async () => {
    const app = await open();
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    await app.edit({ kind: 'EDIT_QUESTION', question, text: 'Who was the teacher of Tove?' });
    await app.edit({ kind: 'SET_ANSWERS', question, answers: [{ name: 'Eldar' }, { name: 'MIRA' }] });
    expect(await app.pairs()).toEqual(
      expect.arrayContaining(['Who was the teacher of Tove? Eldar', 'Who was the teacher of Tove? Mira']),
    );
    const tove = await app.id('GswEntity', 'name', 'Tove');
    await app.edit({ kind: 'EDIT_ENTITY', entity: tove, roles: [{ role: 'village', states: ['small'] }] });
    expect(await app.ids('GswEntity', 'coarseType', 'place')).toEqual([tove]);
    const fact = (
      await rowsOf('MATCH (v:GswVerbPhrase)-[:ASKS]->(:GswQuestion {id: $question}) RETURN v.id AS id', {
        question,
      })
    )[0]?.id;
    await app.edit({ kind: 'EDIT_FACT', fact: String(fact), phrase: 'was teacher of' });
    expect(await app.ids('GswVerbPhrase', 'phrase', 'was teacher of')).toEqual([fact]);
    expect(await consistent(app)).toBe(true);
  });

  it('that adds a fact makes it answerable, and says who added it and why', async () => {
    const app = await open();
    const passage = await app.id('GswPassage', 'externalId', 'course-0');
    const tove = await app.id('GswEntity', 'name', 'Tove');
    await app.edit(
      {
        ...{ kind: 'ADD_FACT', passage, phrase: 'was born in' },
        questions: [
          { text: 'Where was Tove born?', answers: [{ name: 'Vik' }] },
          { text: 'Who was born in Vik?', answers: [{ entity: tove }] },
        ],
      },
      'the parish register',
    );
    expect(await app.pairs()).toEqual(
      expect.arrayContaining(['Where was Tove born? Vik', 'Who was born in Vik? Tove']),
    );
    const [row] = await rowsOf(
      'MATCH (q:GswQuestion {workspaceKey: $key, text: "Where was Tove born?"}) RETURN q.note AS note, q.embeddingA IS NOT NULL AS embedded',
      { key: app.key },
    );
    expect(row).toEqual({ note: 'added by local: the parish register', embedded: true });
    const [facts] = await rowsOf('MATCH (e:GswEntity {id: $tove}) RETURN e.facts AS facts', { tove });
    expect(String(facts?.facts)).toContain('"birthplace"');
    expect(await consistent(app)).toBe(true);
  });

  it('that retires a fact, a question or an entity takes it out of every search and answer', async () => {
    const app = await open();
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    await app.edit({ kind: 'RETIRE_QUESTION', question });
    expect(await app.pairs()).not.toContain('Who taught Tove? Mira');
    const runa = await app.id('GswQuestion', 'text', 'Who taught Runa?');
    const [fact] = await rowsOf(
      'MATCH (v:GswVerbPhrase)-[:ASKS]->(:GswQuestion {id: $runa}) RETURN v.id AS id',
      { runa },
    );
    await app.edit({ kind: 'RETIRE_FACT', fact: String(fact?.id) });
    const sif = await app.id('GswEntity', 'name', 'Sif');
    await app.edit({ kind: 'RETIRE_ENTITY', entity: sif });
    expect((await app.pairs()).filter((pair) => /Runa|Sif$/.test(pair))).toEqual([]);
    const live =
      'MATCH (n) WHERE n.workspaceKey = $key AND n.retiredBy IS NOT NULL AND n.live RETURN count(n) AS count';
    expect(await rowsOf(live, { key: app.key })).toEqual([{ count: 0 }]);
    await expect(app.edit({ kind: 'EDIT_QUESTION', question, text: 'x?' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await consistent(app)).toBe(true);
  });

  it('of what somebody changed meanwhile is refused with both versions', async () => {
    const app = await open();
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    const { version } = await app.edits.target(app.context, question);
    const both = await Promise.allSettled(
      ['Who trained Tove?', 'Who schooled Tove?'].map((text) =>
        app.edits.edit(
          app.context,
          { kind: 'EDIT_QUESTION', question, text },
          { reason: 'r', expectedVersion: version },
        ),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    const held = (await app.edits.target(app.context, question)).state;
    expect(refused.reason).toMatchObject({
      code: 'CONFLICT',
      details: {
        expected: { version, state: { text: 'Who taught Tove?' } },
        current: { state: held },
        lastEdit: { actor: 'local' },
      },
    });
  });

  it('without a reason, without a version, of nothing or of a foreign thing is refused', async () => {
    const [app, other] = [await open(), await open()];
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    const command: EditCommand = { kind: 'EDIT_QUESTION', question, text: 'Who?' };
    const send = async (to: EditApplication, given: EditCommand, options: object) =>
      to.edits.edit(to.context, given, { reason: 'r', ...options });
    const bad = { code: 'BAD_USER_INPUT' };
    await expect(send(app, command, { expectedVersion: 'x', reason: ' ' })).rejects.toMatchObject(bad);
    await expect(send(app, command, {})).rejects.toMatchObject(bad);
    await expect(app.edit({ ...command, text: 'Who taught Tove?' })).rejects.toMatchObject(bad);
    await expect(send(app, { ...command, text: ' \u0000' }, { expectedVersion: 'x' })).rejects.toMatchObject(
      bad,
    );
    await expect(send(other, command, { expectedVersion: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = await other.id('GswEntity', 'name', 'Mira');
    await expect(
      app.edit({ kind: 'SET_ANSWERS', question, answers: [{ entity: foreign }] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    `O'Brien "Bob"`,
    'a`b',
    'C:\\new',
    '苹果',
    '👩‍🔬 Lab',
    'ﬁnance',
    'Ω',
    'مصر',
    '${jndi:x}',
    '<script>alert(1)</script>',
    "x'}) DETACH DELETE n //",
    'MATCH (n) DETACH DELETE n',
    '{{constructor}}',
    '"; DROP',
    'a\u202eb',
    '\\u0000',
    '../../etc/passwd',
    '+ - && || ! ( ) { } [ ] ^ " ~ * ? : \\ /',
  ])('stores the name %s as it is, and gives it back', async (name) => {
    const app = await open(course('names'));
    const entity = await app.id('GswEntity', 'name', 'Tove');
    const edit = await app.edit(
      { kind: 'EDIT_ENTITY', entity, name, roles: [{ role: name, states: [name] }] },
      name,
    );
    expect(edit.reason).toBe(name);
    expect((await app.edits.target(app.context, entity)).state).toMatchObject({
      name,
      mentions: [{ name, roles: [{ role: name, states: [name] }] }],
    });
    await app.undo(edit.id);
    expect((await app.edits.target(app.context, entity)).state).toMatchObject({ name: 'Tove' });
  });

  it('takes NUL characters and lone surrogates out of a name, composes it, and refuses one that is too long or blank', async () => {
    const app = await open();
    const entity = await app.id('GswEntity', 'name', 'Tove');
    await app.edit({ kind: 'EDIT_ENTITY', entity, name: 'Zoe\u0308\u0000\ud83d' });
    expect((await app.edits.target(app.context, entity)).state).toMatchObject({ name: 'Zoë' });
    for (const name of ['x'.repeat(5_000), '   ', '\ud83d'])
      await expect(app.edit({ kind: 'EDIT_ENTITY', entity, name })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });
});

describe('undoing', () => {
  it('is refused while a later edit stands on it, naming that one; goes in order; and not twice', async () => {
    const app = await open();
    const before = await app.graph(join(folder, 'a'));
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    const first = await app.edit({ kind: 'EDIT_QUESTION', question, text: 'Who trained Tove?' });
    const second = await app.edit({ kind: 'EDIT_QUESTION', question, text: 'Who schooled Tove?' });
    await expect(app.undo(first.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { laterEdit: second.id },
    });
    await app.undo(second.id);
    const undone = await app.undo(first.id);
    expect(await app.graph(join(folder, 'b'))).toBe(before);
    await expect(app.undo(first.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { undoneBy: undone.id },
    });
    await app.undo(undone.id);
    expect(await app.pairs()).toContain('Who trained Tove? Mira');
    expect((await app.edits.get(app.context, first.id)).state).toBe('APPLIED');
  });

  it('of edits that do not touch each other goes in any order', async () => {
    const app = await open();
    const before = await app.graph(join(folder, 'c'));
    const entity = await app.id('GswEntity', 'name', 'Tove');
    const name = await app.edit({ kind: 'EDIT_ENTITY', entity, name: 'Tova' });
    const roles = await app.edit({ kind: 'EDIT_ENTITY', entity, roles: [{ role: 'city', states: [] }] });
    await app.undo(name.id);
    expect((await app.edits.target(app.context, entity)).state).toMatchObject({
      name: 'Tove',
      mentions: [{ roles: [{ role: 'city' }] }],
    });
    await app.undo(roles.id);
    expect(await app.graph(join(folder, 'd'))).toBe(before);
  });

  it('of an added entity is refused while a later edit answers with it', async () => {
    const app = await open();
    const passage = await app.id('GswPassage', 'externalId', 'course-0');
    const added = await app.edit({
      kind: 'ADD_ENTITY',
      passage,
      name: 'Eldar',
      roles: [{ role: 'person', states: [] }],
    });
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    const later = await app.edit({ kind: 'SET_ANSWERS', question, answers: [{ entity: added.targetId }] });
    await expect(app.undo(added.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { laterEdit: later.id },
    });
  });
});

describe('a new version of a document', () => {
  /** The course with its first lesson read in other words, other local ids, and a lesson more. */
  function again(first: { pupil: string; text?: string } = { pupil: 'Tove' }): ReturnType<typeof course> {
    const { gsws, passages } = course();
    const extra = lesson('course-3', 'Mira', 'Ylva');
    const other = lesson('course-0', 'Mira', first.pupil);
    const gsw = JSON.parse(
      JSON.stringify(other.gsw)
        .replaceAll('"e1"', '"n7"')
        .replaceAll('"e2"', '"n3"')
        .replaceAll('"q1"', '"w9"'),
    ) as object;
    const text = first.text ?? 'Mira taught Tove.';
    return {
      gsws: [gsw, ...gsws.slice(1), extra.gsw],
      passages: [
        { ...passages[0], text },
        ...passages.slice(1),
        { ...extra.passage, document: 'course', index: 3 },
      ],
    };
  }

  it('has the edits of unchanged passages, whatever ids they got; a second import writes nothing', async () => {
    const app = await open();
    const tove = await app.id('GswEntity', 'name', 'Tove');
    const question = await app.id('GswQuestion', 'text', 'Who taught Tove?');
    const passage = await app.id('GswPassage', 'externalId', 'course-1');
    await app.edit({ kind: 'EDIT_ENTITY', entity: tove, name: 'Tova' });
    await app.edit({ kind: 'EDIT_ENTITY', entity: tove, roles: [{ role: 'poet', states: [] }] });
    await app.edit({ kind: 'EDIT_QUESTION', question, text: 'Who was the teacher of Tove?' });
    const added = await app.edit({ kind: 'ADD_ENTITY', passage, name: 'Eldar', roles: [] });
    const runa = await app.id('GswQuestion', 'text', 'Who taught Runa?');
    await app.edit({ kind: 'SET_ANSWERS', question: runa, answers: [{ entity: added.targetId }] });
    const gone = await app.edit({
      kind: 'EDIT_ENTITY',
      entity: await app.id('GswEntity', 'name', 'Sif'),
      name: 'Siv',
    });
    await app.undo(gone.id);
    const edited = await app.pairs();
    await app.import(again());
    expect(await app.pairs()).toEqual(expect.arrayContaining(edited));
    expect(await app.pairs()).toContain('Who taught Ylva? Mira');
    expect(await app.ids('GswEntity', 'name', 'Siv')).toEqual([]);
    const tova = await app.edits.target(app.context, await app.id('GswEntity', 'name', 'Tova'));
    expect(tova.state).toMatchObject({ mentions: [{ roles: [{ role: 'poet' }] }] });
    expect(await consistent(app)).toBe(true);
    const graph = await app.graph(join(folder, 'e'));
    const counted = await rowsOf('MATCH (w:GswWorkspace {key: $key}) RETURN w.contentVersion AS version', {
      key: app.key,
    });
    await app.import(again());
    expect(await app.graph(join(folder, 'f'))).toBe(graph);
    expect(
      await rowsOf('MATCH (w:GswWorkspace {key: $key}) RETURN w.contentVersion AS version', { key: app.key }),
    ).toEqual(counted);
  });

  it('lists the edits that find no place in it, and loses none', async () => {
    const app = await open();
    const tove = await app.id('GswEntity', 'name', 'Tove');
    const edit = await app.edit({ kind: 'EDIT_ENTITY', entity: tove, name: 'Tova' });
    await app.import(again({ pupil: 'Tove', text: 'Mira taught Tove long ago.' }));
    const [listed] = await app.edits.list(app.context, { state: 'UNATTACHED', limit: 10 });
    expect(listed).toMatchObject({
      id: edit.id,
      state: 'UNATTACHED',
      problem: 'The new version has no such entity.',
    });
    await app.import(course());
    expect(await app.edits.get(app.context, edit.id)).toMatchObject({ state: 'APPLIED', problem: null });
    expect(await app.pairs()).toContain('Whom did Mira teach? Tova');
    await app.undo(edit.id);
    expect(await app.pairs()).toContain('Whom did Mira teach? Tove');
  });

  it('after the document was deleted has them again; in between they are listed as inert', async () => {
    const app = await open();
    const tove = await app.id('GswEntity', 'name', 'Tove');
    const edit = await app.edit({ kind: 'EDIT_ENTITY', entity: tove, name: 'Tova' });
    const [receipt] = await app.get(RemovalService).deleteDocuments(app.context, ['course']);
    expect(receipt?.removed?.edits).toBe(1);
    expect(await app.edits.list(app.context, { document: 'course', limit: 10 })).toMatchObject([
      { id: edit.id, state: 'INERT' },
    ]);
    await app.import(course());
    expect(await app.pairs()).toContain('Whom did Mira teach? Tova');
    expect((await app.edits.get(app.context, edit.id)).state).toBe('APPLIED');
  });

  it('has not what was undone while the document was gone', async () => {
    const app = await open();
    const edit = await app.edit({
      kind: 'EDIT_ENTITY',
      entity: await app.id('GswEntity', 'name', 'Tove'),
      name: 'Tova',
    });
    await app.get(RemovalService).deleteDocuments(app.context, ['course']);
    await app.undo(edit.id);
    await app.import(course());
    expect(await app.pairs()).toContain('Whom did Mira teach? Tove');
  });
});

it('edits are listed by document and target, a page at a time, and not for another workspace', async () => {
  const [app, other] = [await open(), await open()];
  const tove = await app.id('GswEntity', 'name', 'Tove');
  for (const name of ['A', 'B', 'C']) await app.edit({ kind: 'EDIT_ENTITY', entity: tove, name });
  const page = await app.edits.list(app.context, { target: tove, limit: 2 });
  expect(page.map(({ ordinal }) => ordinal)).toEqual([3, 2]);
  expect(
    (await app.edits.list(app.context, { document: 'course', before: 2, limit: 2 })).map(
      ({ ordinal }) => ordinal,
    ),
  ).toEqual([1]);
  expect(await other.edits.list(other.context, { limit: 10 })).toEqual([]);
  await expect(other.edits.get(other.context, page[0]?.id ?? '')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(other.edits.undo(other.context, page[0]?.id ?? '', 'r')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(
    (await app.edits.list(localContext({ workspace: app.context.workspace }), { limit: 1 }))[0]?.before,
  ).toMatchObject({ name: 'B' });
});
