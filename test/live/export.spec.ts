import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { ExportService } from '../../src/gsw/export.service.js';
import { GraphExportService } from '../../src/gsw/graph-export.service.js';
import { GraphRestoreService } from '../../src/gsw/graph-restore.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import {
  freshName,
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

const { gsws, passages } = lessons(120);
const placed = passages.map((passage, index) =>
  index < 4 ? { ...passage, document: 'first', index, tags: ['a', 'b'], date: '1999' } : passage,
);

async function imported(): Promise<{ workspace: string; source: string; passagesFile: string }> {
  const workspace = freshName('export');
  const source = await writeSource(gsws, placed);
  await application.context
    .get(ImportService, { strict: false })
    .importGsws(localContext({ workspace }), source);
  return { workspace, ...source };
}

const graphText = async (workspace: string, out: string, options: object = {}): Promise<string> => {
  await application.context
    .get(GraphExportService, { strict: false })
    .exportGraph(localContext({ workspace }), { out, ...options });
  return readFile(out, 'utf8');
};

describe('an export', () => {
  it('gives both files back byte by byte, and they load to an equal graph', async () => {
    const { workspace, source, passagesFile } = await imported();
    const files = { out: `${source}.out`, passagesOut: `${passagesFile}.out` };
    await application.context
      .get(ExportService, { strict: false })
      .exportGsws(localContext({ workspace }), files);
    expect(await readFile(files.out, 'utf8')).toBe(await readFile(source, 'utf8'));
    const lines = (text: string): unknown[] =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
    expect(lines(await readFile(files.passagesOut, 'utf8'))).toEqual(
      lines(await readFile(passagesFile, 'utf8')),
    );
    const again = freshName('reload');
    await application.context
      .get(ImportService, { strict: false })
      .importGsws(localContext({ workspace: again }), { source: files.out, passagesFile: files.passagesOut });
    expect(await graphText(again, `${source}.again`, { portable: true })).toBe(
      await graphText(workspace, `${source}.once`, { portable: true }),
    );
  });

  it('of the graph is restored exactly once the key is free, under any name, vectors included', async () => {
    const { workspace, source } = await imported();
    const before = await graphText(workspace, `${source}.graph`);
    const restore = application.context.get(GraphRestoreService, { strict: false });
    const name = freshName('restored');
    await expect(restore.restore(localContext({ workspace: name }), `${source}.graph`)).rejects.toMatchObject(
      { code: 'ALREADY_EXISTS' },
    );
    await application.context.get(WorkspacesService, { strict: false }).delete(localContext(), workspace);
    await restore.restore(localContext({ workspace: name }), `${source}.graph`);
    expect(await graphText(name, `${source}.restored`)).toBe(before);
    const [log, restored] = await Promise.all(
      ['graph.log', 'restored.log'].map((end) => readFile(`${source}.${end}`, 'utf8')),
    );
    expect(restored?.replaceAll(name, workspace)).toBe(log);
  });

  it('of the graph that breaks off leaves nothing, so that the whole file is restored next', async () => {
    const { workspace, source } = await imported();
    const before = await graphText(workspace, `${source}.graph`);
    await writeFile(`${source}.broken`, before.replace(/\n[^\n]*\n$/, '\nno line of a graph\n'));
    await copyFile(`${source}.graph.log`, `${source}.broken.log`);
    await application.context.get(WorkspacesService, { strict: false }).delete(localContext(), workspace);
    const restore = application.context.get(GraphRestoreService, { strict: false });
    const into = localContext({ workspace: freshName('restored') });
    await expect(restore.restore(into, `${source}.broken`)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await restore.restore(into, `${source}.graph`);
    expect(await graphText(into.workspace, `${source}.restored`)).toBe(before);
  });

  it('of the graph with a node of another workspace, put in by hand, is refused and leaves that one as it was', async () => {
    const [victim, moved] = [await imported(), await imported()];
    const before = await graphText(victim.workspace, `${victim.source}.graph`);
    const graph = await graphText(moved.workspace, `${moved.source}.graph`);
    const stolen = before.split('\n').find((line) => line.includes('"node":"GswEntity"'));
    await writeFile(`${moved.source}.forged`, graph.replace(/\n$/, `\n${stolen}\n`));
    await copyFile(`${moved.source}.graph.log`, `${moved.source}.forged.log`);
    await application.context
      .get(WorkspacesService, { strict: false })
      .delete(localContext(), moved.workspace);
    const restore = application.context.get(GraphRestoreService, { strict: false });
    const into = localContext({ workspace: freshName('forged') });
    await expect(restore.restore(into, `${moved.source}.forged`)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The file holds a node that another workspace has.',
    });
    expect(await graphText(victim.workspace, `${victim.source}.after`)).toBe(before);
  });

  it('with hashed vectors is smaller and is not taken for one that can be restored', async () => {
    const { workspace, source } = await imported();
    const hashed = await graphText(workspace, `${source}.hashed`, { hashVectors: true });
    expect(hashed).toMatch(/"embeddingA":"sha256:[0-9a-f]{64}"/);
    const restore = application.context.get(GraphRestoreService, { strict: false });
    await expect(
      restore.restore(localContext({ workspace: freshName('x') }), `${source}.hashed`),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('of GSWs and passages to one file is refused before it is written', async () => {
    const { workspace, source } = await imported();
    const files = {
      out: `${source}.one`,
      passagesOut: join(dirname(source), '.', `${basename(source)}.one`),
    };
    const exporter = application.context.get(ExportService, { strict: false });
    await expect(exporter.exportGsws(localContext({ workspace }), files)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(readFile(files.out)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('of a workspace that is not there is refused', async () => {
    const exporter = application.context.get(ExportService, { strict: false });
    await expect(
      exporter.exportGsws(localContext({ workspace: freshName('none') }), { out: '/nowhere/x' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
