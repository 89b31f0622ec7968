import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';
import { localContext } from '../../src/context/request-context.js';
import type { ConsistencyReport, FindingKind } from '../../src/gsw/consistency-report.js';
import { ConsistencyService } from '../../src/gsw/consistency.service.js';
import { GswRepository } from '../../src/gsw/gsw.repository.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { editByHand } from '../support/break-graph.js';
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

async function filled(): Promise<{
  workspace: string;
  key: string;
  source: Parameters<ImportService['importGsws']>[1];
}> {
  const workspace = freshName('consistency');
  const { gsws, passages } = lessons(20);
  const source = await writeSource(gsws, passages);
  await application.context
    .get(ImportService, { strict: false })
    .importGsws(localContext({ workspace }), source);
  const { key } = await application.context
    .get(WorkspacesService, { strict: false })
    .get(localContext(), workspace);
  return { workspace, key, source };
}

const check = async (workspace: string, repair: boolean = false): Promise<ConsistencyReport> =>
  application.context
    .get(ConsistencyService, { strict: false })
    .check(localContext({ workspace }), { repair });

describe('the consistency check', () => {
  it('finds nothing after an import', async () => {
    const { workspace } = await filled();
    expect(await check(workspace)).toMatchObject({ consistent: true, repaired: false });
  });

  it.each<[string, FindingKind, string]>([
    [
      'a renamed entity',
      'staleEntities',
      "MATCH (e:GswEntity {workspaceKey: $key, name: 'Tove 3'}) SET e.name = 'Tova'",
    ],
    [
      'an alias added by hand',
      'staleEntities',
      "MATCH (e:GswEntity {workspaceKey: $key, name: 'Tove 3'}) SET e.aliases = e.aliases + 'Tovey'",
    ],
    [
      'a reworded question',
      'wrongPairs',
      "MATCH (q:GswQuestion {workspaceKey: $key, text: 'Who taught Tove 3?'}) SET q.text = 'Who was the teacher of Tove 3?'",
    ],
    [
      'a lost pair',
      'wrongPairs',
      "MATCH (:GswVerbPhrase {workspaceKey: $key})-[r:QA]->(:GswEntity {name: 'Tove 3'}) DELETE r",
    ],
    [
      'an answer taken away',
      'wrongPairs',
      "MATCH (:GswQuestion {workspaceKey: $key})-[r:ANSWERED_BY]->(:GswEntity {name: 'Tove 3'}) DELETE r",
    ],
    [
      'a corrected passage',
      'stalePassages',
      "MATCH (p:GswPassage {workspaceKey: $key, externalId: 'p3'}) SET p.text = 'Corrected.'",
    ],
    [
      'a lost vector',
      'missingVectors',
      "MATCH (q:GswQuestion {workspaceKey: $key, text: 'Who taught Tove 3?'}) REMOVE q.embeddingA",
    ],
    [
      'a hidden entity',
      'wrongFlags',
      "MATCH (e:GswEntity {workspaceKey: $key, name: 'Tove 3'}) SET e.live = false",
    ],
    [
      'a deleted passage',
      'orphanNodes',
      "MATCH (p:GswPassage {workspaceKey: $key, externalId: 'p3'}) DETACH DELETE p",
    ],
    [
      'an interrupted version',
      'unfinishedDocuments',
      "MATCH (p:GswPassage {workspaceKey: $key, externalId: 'p3'})-[:PART_OF]->(d) SET d.status = 'finishing', p.live = false",
    ],
  ])('finds and mends %s', async (_what, kind, cypher) => {
    const { workspace, key } = await filled();
    await editByHand(cypher, { key });
    const found = await check(workspace);
    expect(found.consistent).toBe(false);
    expect(found.findings[kind].count).toBeGreaterThan(0);
    expect(found.findings[kind].examples.length).toBeGreaterThan(0);
    expect(await check(workspace, true)).toMatchObject({ consistent: false, repaired: true });
    expect(await check(workspace)).toMatchObject({ consistent: true });
  });

  it('keeps the old name of a renamed entity findable', async () => {
    const { workspace, key } = await filled();
    await editByHand("MATCH (e:GswEntity {workspaceKey: $key, name: 'Tove 3'}) SET e.name = 'Tova Hale'", {
      key,
    });
    await check(workspace, true);
    await expect(
      editByHand(
        "MATCH (e:GswEntity {workspaceKey: $key, matchKey: 'tova hale'}) WHERE 'Tove 3' IN e.aliases AND e.searchTokens CONTAINS $key + 'tove' WITH count(e) AS n RETURN 1 / n",
        { key },
      ),
    ).resolves.toBeUndefined();
  });

  it('removes what an interrupted first import left, and the import then goes in', async () => {
    const { workspace, key, source } = await filled();
    await editByHand(
      "MATCH (p:GswPassage {workspaceKey: $key, externalId: 'p3'})-[:PART_OF]->(d) SET d.status = 'staging', d.versionHash = '', d.contentHash = '', p.live = false",
      { key },
    );
    await check(workspace, true);
    const counts = application.context.get(GswRepository, { strict: false });
    expect((await counts.counts(key)).documents).toBe(19);
    const again = await application.context
      .get(ImportService, { strict: false })
      .importGsws(localContext({ workspace }), source);
    expect(again.documents).toMatchObject({ added: 1, unchanged: 19 });
    expect((await counts.counts(key)).questions).toBe(40);
  });
});

describe('the saved queries for Browser', () => {
  it('run and only read', async () => {
    const { key } = await filled();
    const folder = join(PACKAGE_ROOT, 'cypher', 'browser');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.cypher'));
    expect(names).toHaveLength(10);
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      expect(text).toMatch(/^\/\/ \S/);
      expect(text).not.toMatch(/\b(CREATE|MERGE|SET|DELETE|REMOVE)\b/);
      await editByHand(text, { workspaceKey: key, name: 'Tove 3', passage: 'p3', document: 'p3' });
    }
  });
});
