import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ExportService } from '../../src/gsw/export.service.js';
import { GraphExportService } from '../../src/gsw/graph-export.service.js';
import { GraphRestoreService } from '../../src/gsw/graph-restore.service.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { course, EditApplication } from '../support/edit-application.js';
import { lesson, openGswApplication, type GswApplication } from '../support/gsw-application.js';

jest.setTimeout(180_000);

let application: GswApplication;
let folder: string;
beforeAll(async () => {
  application = await openGswApplication();
  folder = await mkdtemp(join(tmpdir(), 'panini-edits-'));
});
afterAll(async () => application.context.close());

const open = async (): Promise<EditApplication> => EditApplication.with(application, course());

it('edits and notes of deletions are in a graph export and come back with a restore, to be undone there', async () => {
  const app = await open();
  const entity = await app.id('GswEntity', 'name', 'Tove');
  const edit = await app.edit({ kind: 'EDIT_ENTITY', entity, name: 'Tova' });
  const pupil = lesson('one', 'Ask', 'Embla');
  await app.import({ gsws: [pupil.gsw], passages: [pupil.passage] });
  await app.get(RemovalService).deleteDocuments(app.context, ['one']);
  const out = join(folder, 'whole');
  await app.get(GraphExportService).exportGraph(app.context, { out });
  await app.get(WorkspacesService).delete(app.context, app.context.workspace);
  await app.get(GraphRestoreService).restore(app.context, out);
  await app.get(GraphExportService).exportGraph(app.context, { out: `${out}2` });
  expect(await readFile(`${out}2`, 'utf8')).toBe(await readFile(out, 'utf8'));
  expect(await app.get(RemovalService).deleteDocuments(app.context, ['one'])).toMatchObject([
    { outcome: 'ALREADY_DELETED', removed: { passages: 1, questions: 2 } },
  ]);
  await app.undo(edit.id);
  expect((await app.edits.target(app.context, entity)).state).toMatchObject({ name: 'Tove' });
});

it('exported GSWs show the edited state', async () => {
  const app = await open();
  await app.edit({ kind: 'EDIT_ENTITY', entity: await app.id('GswEntity', 'name', 'Tove'), name: 'Tova' });
  await app.edit({ kind: 'RETIRE_ENTITY', entity: await app.id('GswEntity', 'name', 'Runa') });
  await app.edit({
    kind: 'RETIRE_QUESTION',
    question: await app.id('GswQuestion', 'text', 'Who taught Sif?'),
  });
  const out = join(folder, 'gsws');
  await app.get(ExportService).exportGsws(app.context, { out });
  const text = await readFile(out, 'utf8');
  expect(text).toContain('"name":"Tova"');
  expect(text).not.toMatch(/"name":"(Tove|Runa)"|Who taught Sif/);
});
