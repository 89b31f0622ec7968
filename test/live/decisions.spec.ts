import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { PaniniError } from '../../src/errors/panini-error.js';
import { ConsistencyService } from '../../src/gsw/consistency.service.js';
import { GraphExportService } from '../../src/gsw/graph-export.service.js';
import { GraphRestoreService } from '../../src/gsw/graph-restore.service.js';
import type { DecisionCommand } from '../../src/reconciliation/decision-command.js';
import { DecisionsService } from '../../src/reconciliation/decisions.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { editByHand } from '../support/break-graph.js';
import { DecisionApplication, type Sentence } from '../support/decision-application.js';
import { freshName, openGswApplication, type GswApplication } from '../support/gsw-application.js';

jest.setTimeout(240_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

const sentence = (document: string, subject: string, object: string): Sentence => ({
  ...{ document, subject, object, verb: 'visited' },
});
const LETTERS = ['A', 'B', 'C', 'D'];
const letters = async (): Promise<DecisionApplication> =>
  DecisionApplication.with(
    application,
    LETTERS.map((letter) => sentence(`doc ${letter}`, `Name ${letter}`, `Town ${letter}`)),
  );

async function refusal(work: Promise<unknown>): Promise<PaniniError> {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof PaniniError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was refused');
}

describe('merges of merges', () => {
  it('are undone in order only, give everything back, and take new mentions along', async () => {
    const app = await letters();
    const untouched = await app.graph();
    const first = await app.merge('Name B', 'Name A');
    await app.import([sentence('doc B2', 'Name B', 'Town B2')]);
    const withMention = await app.graph();
    const B2 = await app.id('Name B', 'doc B2');
    const joined = await app.decide({ kind: 'MERGE', ids: [B2], into: await app.id('Name B', 'doc B') });
    const a = await app.id('Name A');
    const renamed = await app.decide({ kind: 'RENAME', id: a, name: 'The A' });
    const second = await app.merge('Name A', 'Name C');
    expect(await app.canonicals()).toMatchObject([
      {
        name: 'Name C',
        members: ['Name A', 'Name B', 'Name B', 'Name C'],
        aliases: ['Name A', 'Name B', 'Name C'],
      },
    ]);

    const refused = await refusal(app.undo(first));
    expect(refused.code).toBe('CONFLICT');
    expect(refused.message).toContain('superseded');
    expect(refused.details.decision).not.toBe(first.id);

    await app.undo(second);
    expect(await app.canonicals()).toMatchObject([
      { name: 'The A', members: ['Name A', 'Name B', 'Name B'] },
    ]);
    await app.undo(renamed);
    await app.undo(joined);
    expect(await app.graph()).toBe(withMention);
    await app.undo(first);
    expect(await app.canonicals()).toEqual([]);
    await app.delete('doc B2');
    expect(await app.graph()).toContain('"node":"GswRemoval"');
    expect(withoutRemovals(await app.graph())).toBe(untouched);

    const again = await refusal(app.undo(first));
    expect(again.message).toContain('already undone');
    const log = await app.get(DecisionsService).list(app.context, { limit: 100 });
    expect(log.map(({ kind }) => kind)).toEqual([
      'UNDO',
      'UNDO',
      'UNDO',
      'UNDO',
      'MERGE',
      'RENAME',
      'MERGE',
      'MERGE',
    ]);
    for (const one of log) {
      expect(one).toMatchObject({ actor: 'local', reason: 'a test', before: { things: expect.any(Array) } });
      expect(Date.parse(one.at)).not.toBeNaN();
    }
  });

  it('give one group in any order', async () => {
    const pairs = [
      ['Name A', 'Name B'],
      ['Name C', 'Name D'],
      ['Name B', 'Name C'],
    ] as const;
    const groups: string[] = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const app = await letters();
      for (const index of order) await app.merge(pairs[index]?.[0] ?? '', pairs[index]?.[1] ?? '');
      groups.push(JSON.stringify((await app.canonicals()).map(({ members, name }) => [name, members])));
    }
    expect(groups).toEqual(Array(2).fill(JSON.stringify([['Name D', LETTERS.map((one) => `Name ${one}`)]])));
  });

  it('of a thing with itself change nothing; a target that is also a source stays', async () => {
    const app = await letters();
    const [a, b] = [await app.id('Name A'), await app.id('Name B')];
    const before = await app.graph();
    const service = app.get(DecisionsService);
    const itself: DecisionCommand = { kind: 'MERGE', ids: [a, a], into: a };
    expect(await service.decide(app.context, itself, { reason: 'why not' })).toBeNull();
    expect(await app.graph()).toBe(before);
    await app.decide({ kind: 'MERGE', ids: [a, b], into: a });
    expect(await app.canonicals()).toMatchObject([{ name: 'Name A', members: ['Name A', 'Name B'] }]);
  });

  it('stop at a rejection and name it', async () => {
    const app = await letters();
    await app.merge('Name B', 'Name A');
    const rejected = await app.decide({
      kind: 'REJECT',
      left: await app.id('Name B'),
      right: await app.id('Name C'),
    });
    await app.merge('Name D', 'Name C');
    const refused = await refusal(app.merge('Name D', 'Name A'));
    expect(refused).toMatchObject({ code: 'CONFLICT', details: { decision: rejected.id, kind: 'REJECT' } });
  });
});

describe('decisions', () => {
  it('on what somebody else changed meanwhile are refused with both versions', async () => {
    const app = await letters();
    const ids = [await app.id('Name A'), await app.id('Name B')] as const;
    const seen = await app.version(...ids);
    await app.merge('Name C', 'Name A');
    const refused = await refusal(app.decide({ kind: 'MERGE', ids: [ids[1]], into: ids[0] }, seen));
    expect(refused.code).toBe('CONFLICT');
    const version = await app.version(...ids);
    expect(refused.details).toMatchObject({ expectedVersion: seen, version });
    await app.decide({ kind: 'MERGE', ids: [ids[1]], into: ids[0] }, version);
    expect((await app.canonicals())[0]?.members).toHaveLength(3);
  });

  it('at the same moment do not lose one another', async () => {
    const app = await letters();
    await Promise.all(['B', 'C', 'D'].map((letter) => app.merge(`Name ${letter}`, 'Name A')));
    expect((await app.canonicals())[0]?.members).toHaveLength(4);
    const log = await app.get(DecisionsService).list(app.context, { limit: 9 });
    expect(log.map(({ ordinal }) => ordinal)).toEqual([3, 2, 1]);
  });

  it('split what was merged, keep it apart, and can be undone', async () => {
    const app = await letters();
    await app.merge('Name B', 'Name A');
    await app.merge('Name C', 'Name A');
    const before = await app.graph();
    const split = await app.decide({ kind: 'SPLIT', ids: [await app.id('Name C')] });
    expect(await app.canonicals()).toMatchObject([{ members: ['Name A', 'Name B'] }]);
    expect((await refusal(app.merge('Name C', 'Name B'))).details).toMatchObject({ decision: split.id });
    await app.undo(split);
    expect(await app.graph()).toBe(before);
  });

  it('name and type a thing, alone or not', async () => {
    const app = await letters();
    const before = await app.graph();
    const a = await app.id('Name A');
    const named = await app.decide({ kind: 'RENAME', id: a, name: '  O’Brien "Bob" \u{1F469}‍\u{1F52C}  ' });
    const typed = await app.decide({ kind: 'RETYPE', id: a, type: 'organisation' });
    const [one] = await app.canonicals();
    expect(one).toMatchObject({ name: 'O’Brien "Bob" \u{1F469}‍\u{1F52C}', members: ['Name A'] });
    await app.undo(named);
    await app.undo(typed);
    expect(await app.graph()).toBe(before);
    expect((await refusal(app.decide({ kind: 'RENAME', id: a, name: ' \u0000 ' }))).code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('when documents go', () => {
  it('decisions stay, hold nothing, and hold again when the documents come back', async () => {
    const app = await letters();
    const merged = await app.merge('Name B', 'Name A');
    await app.decide({ kind: 'REJECT', left: await app.id('Name A'), right: await app.id('Name C') });
    const [canonical] = await app.canonicals();
    await app.delete('doc A', 'doc B', 'doc C', 'doc D');
    expect(await app.canonicals()).toEqual([]);
    const inert = await app.get(DecisionsService).get(app.context, merged.id);
    expect(inert).toMatchObject({ attached: false, undoneBy: null });

    await app.import(LETTERS.map((letter) => sentence(`doc ${letter}`, `Name ${letter}`, `Town ${letter}`)));
    expect(await app.canonicals()).toEqual([canonical]);
    expect((await refusal(app.merge('Name C', 'Name B'))).code).toBe('CONFLICT');
    expect((await app.get(ConsistencyService).check(app.context)).consistent).toBe(true);
  });

  it('one of them leaves the thing to the others', async () => {
    const app = await letters();
    await app.merge('Name B', 'Name A');
    await app.merge('Name C', 'Name A');
    await app.delete('doc A');
    expect(await app.canonicals()).toMatchObject([
      { members: ['Name B', 'Name C'], aliases: ['Name B', 'Name C'] },
    ]);
    await app.delete('doc C');
    expect(await app.canonicals()).toEqual([]);
  });

  it('a new version of one keeps its place in the thing', async () => {
    const app = await letters();
    await app.merge('Name B', 'Name A');
    const [before] = await app.canonicals();
    const { document, ...rest } = sentence('doc B', 'Name B', 'Town B');
    await app.import([{ document, ...rest, verb: 'visited', roles: ['sailor', 'place'] }]);
    expect(await app.canonicals()).toMatchObject([{ id: before?.id, members: ['Name A', 'Name B'] }]);
  });
});

it('what a hand edit did to canonical entities is found and mended', async () => {
  const app = await letters();
  await app.merge('Name B', 'Name A');
  await app.merge('Name D', 'Name C');
  const before = await app.graph();
  const check = app.get(ConsistencyService);
  await editByHand(
    `MATCH (c:GswCanonicalEntity {workspaceKey: $key, name: 'Name A'}) SET c.name = 'Another'
     WITH c MATCH (:GswEntity)-[r:RESOLVES_TO]->(o:GswCanonicalEntity {workspaceKey: $key}) WHERE o <> c DELETE r
     WITH count(*) AS gone CREATE (:GswCanonicalEntity {id: 'made up ' + $key, workspaceKey: $key, name: 'Nobody'})`,
    { key: app.key },
  );
  const found = await check.check(app.context);
  expect(found.findings.wrongCanonicals.count).toBeGreaterThanOrEqual(3);
  await check.check(app.context, { repair: true });
  expect((await check.check(app.context)).consistent).toBe(true);
  expect(await app.graph()).toBe(before);
});

it('an exported workspace with decisions is restored with them', async () => {
  const app = await letters();
  const merged = await app.merge('Name B', 'Name A');
  await app.decide({ kind: 'REJECT', left: await app.id('Name C'), right: await app.id('Name D') });
  const out = join(await mkdtemp(join(tmpdir(), 'panini-decisions-')), 'graph.jsonl');
  await app.get(GraphExportService).exportGraph(app.context, { out });
  const exported = await app.graph();
  const before = await app.get(DecisionsService).list(app.context, { limit: 9 });
  await app.get(WorkspacesService).delete(app.context, app.context.workspace);
  const context = localContext({ workspace: freshName('restored') });
  await app.get(GraphRestoreService).restore(context, out);
  const again = join(await mkdtemp(join(tmpdir(), 'panini-decisions-')), 'graph.jsonl');
  await app.get(GraphExportService).exportGraph(context, { out: again });
  const { readFile } = await import('node:fs/promises');
  expect(await readFile(again, 'utf8')).toBe(exported);
  expect(await app.get(DecisionsService).list(context, { limit: 9 })).toEqual(before);
  await app
    .get(DecisionsService)
    .decide(context, { kind: 'UNDO', decision: merged.id }, { reason: 'a test' });
});

function withoutRemovals(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.includes('"node":"GswRemoval"'))
    .join('\n');
}
