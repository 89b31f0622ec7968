import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DecisionsService } from '../../src/reconciliation/decisions.service.js';
import { QueueService, type QueuedPair } from '../../src/reconciliation/queue/queue.service.js';
import { ReconcileService } from '../../src/reconciliation/run/reconcile.service.js';
import { DecisionApplication, type Sentence } from '../support/decision-application.js';
import { openGswApplication, type GswApplication } from '../support/gsw-application.js';

jest.setTimeout(240_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

interface Told {
  name: string;
  verb?: string;
  object?: string;
  roles?: [string, string];
}

/** One document for each name; what is told differs unless the test says so. */
async function reconciled(told: readonly Told[]): Promise<DecisionApplication> {
  const sentences = told.map(
    ({ name, verb = 'is told of in', object, roles = ['thing', 'record'] }, place): Sentence => ({
      ...{ document: `document ${place + 1}`, subject: name, verb, roles },
      object: object ?? `Record Kesh${'abcdefghijklmnopqrstuvwxyz'[place] ?? ''}lon`,
    }),
  );
  const app = await DecisionApplication.with(application, sentences);
  await run(app);
  return app;
}

async function run(app: DecisionApplication): Promise<void> {
  await app.get(ReconcileService).run(app.context, { all: true });
}

async function queue(app: DecisionApplication, state: 'OPEN' | 'APART' = 'OPEN'): Promise<QueuedPair[]> {
  return app.get(QueueService).list(app.context, { state, first: 100 });
}

/** Pairs of names that a run brought together, merged or queued. */
async function together(app: DecisionApplication): Promise<string[]> {
  const queued = (await queue(app)).map(({ left, right }) => [left.name, right.name]);
  const merged = (await app.canonicals()).flatMap(({ members }) =>
    members.flatMap((one, place) => members.slice(place + 1).map((other) => [one, other])),
  );
  return [...queued, ...merged].map((pair) => pair.sort().join(' = '));
}

const mergedNames = async (app: DecisionApplication): Promise<string[][]> =>
  (await app.canonicals()).map(({ members }) => members);

describe('one thing under several names', () => {
  it('is proposed by equal keys, initials of a bracket and letters without accents, each with evidence and score', async () => {
    const office: [string, string] = ['organisation', 'record'];
    const app = await reconciled([
      { name: 'DGIA', roles: office, verb: 'signed', object: 'the accord of 2019' },
      { name: 'D.G.I.A.', roles: office, verb: 'is led by', object: 'Inés Ibáñez' },
      {
        name: 'Directorate General for Internal Affairs (DGIA)',
        roles: office,
        verb: 'moved to',
        object: 'Lyon',
      },
      { name: 'ines ibanez', roles: ['person', 'city'], verb: 'was born in', object: 'Vigo' },
      { name: 'DGIA\u00a0', roles: office, verb: 'hired', object: '40 people' },
    ]);
    const pairs = await together(app);
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['D.G.I.A.', 'DGIA'].join(' = '),
        ['DGIA', 'Directorate General for Internal Affairs (DGIA)'].join(' = '),
        ['Inés Ibáñez', 'ines ibanez'].sort().join(' = '),
      ]),
    );
    for (const { reasons, probability, foundBy } of await queue(app)) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(foundBy.length).toBeGreaterThan(0);
      expect(probability).toBeGreaterThan(0);
    }
  });
});

describe('different things of like names', () => {
  it('are never merged by a run: numbers, rulers, models, qualifiers, kinds', async () => {
    const app = await reconciled([
      { name: 'Lothair I', roles: ['person', 'land'], verb: 'ruled', object: 'Italy' },
      { name: 'Lothair II', roles: ['person', 'person'], verb: 'was the son of', object: 'Lothair I' },
      { name: 'Louis XIV', roles: ['person', 'record'] },
      { name: 'Louis XVI', roles: ['person', 'record'] },
      { name: 'Highway 66', roles: ['road', 'record'] },
      { name: 'Highway 96', roles: ['road', 'record'] },
      { name: 'Boeing 737-8', roles: ['vehicle', 'record'] },
      { name: 'Boeing 737-9', roles: ['vehicle', 'record'] },
      { name: 'First National Bank (Algiers)', roles: ['bank', 'record'] },
      { name: 'First National Bank (Denver)', roles: ['bank', 'record'] },
      { name: 'Apple', roles: ['company', 'software'], verb: 'released', object: 'iOS' },
      { name: 'apple', roles: ['fruit', 'person'], verb: 'was eaten by', object: 'Ottilie' },
      { name: 'Decisions', roles: ['heading', 'record'] },
      { name: 'Decisions', roles: ['heading', 'record'] },
    ]);
    const merged = await mergedNames(app);
    expect(merged.filter((members) => members.join() !== 'Lothair I,Lothair I')).toEqual([]);
    const open = (await queue(app)).map(({ left, right }) => [left.name, right.name].sort().join(' = '));
    const banks = ['First National Bank (Algiers)', 'First National Bank (Denver)'].join(' = ');
    expect(open).toContain(banks);
    for (const blocked of ['Louis XIV = Louis XVI', 'Highway 66 = Highway 96', 'Boeing 737-8 = Boeing 737-9'])
      expect(open).not.toContain(blocked);
  });
});

describe('a pair that somebody rejected', () => {
  it('does not come back with its documents, is listed apart, and is reopened only by undoing', async () => {
    const sentences: Sentence[] = ['DGIA', 'D.G.I.A'].map((subject, place) => ({
      ...{ document: `office ${place}`, subject, verb: 'runs', object: `Office ${place}` },
      roles: ['organisation', 'thing'],
    }));
    const app = await DecisionApplication.with(application, sentences);
    const rejected = await app.decide({
      kind: 'REJECT',
      left: await app.id('DGIA'),
      right: await app.id('D.G.I.A'),
    });
    await run(app);
    expect(await app.canonicals()).toEqual([]);
    await app.delete('office 0', 'office 1');
    await app.import(sentences);
    await run(app);
    expect(await app.canonicals()).toEqual([]);
    expect(await queue(app)).toEqual([]);
    expect(await queue(app, 'APART')).toMatchObject([{ keptApartBy: { id: rejected.id, kind: 'REJECT' } }]);
    await app.undo(rejected);
    await run(app);
    const open = await queue(app);
    expect(open.length + (await app.canonicals()).length).toBe(1);
  });

  it('is not joined through a third, and a merge that somebody undid is not made again', async () => {
    const same = { verb: 'was born in', object: 'Vigo', roles: ['person', 'city'] as [string, string] };
    const names = ['Inés Ibáñez Corral', 'Ines Ibanez Corral', 'Ines Ibáñez Corral'];
    const app = await reconciled(names.map((name) => ({ name, ...same })));
    const people = async (): Promise<string[][]> =>
      (await mergedNames(app)).filter((members) => !members.includes('Vigo'));
    expect(await people()).toHaveLength(1);
    const merges = (await app.get(DecisionsService).list(app.context, { kind: 'MERGE', limit: 100 })).filter(
      ({ left }) => left.some((anchor) => anchor.includes('corral')),
    );
    for (const merge of merges) await app.undo(merge);
    expect(await people()).toEqual([]);
    await run(app);
    const after = await people();
    // Of three only two pairs were merged by a decision; the third pair was never undone and may be merged.
    expect(after.flat().length).toBeLessThan(3);
  });
});

describe('hostile and foreign names', () => {
  it('stay what they are: two fruits are two, two spellings of one letter are one, nothing without a key is merged', async () => {
    const fruit: [string, string] = ['fruit', 'record'];
    const app = await reconciled([
      { name: '苹果', roles: fruit },
      { name: '香蕉', roles: fruit },
      { name: 'Zo\u00eb Marchetti', roles: ['person', 'city'], verb: 'was born in', object: 'Vigo' },
      { name: 'Zoe\u0308 Marchetti', roles: ['person', 'city'], verb: 'was born in', object: 'Vigo' },
      { name: `O'Brien "Bob"`, roles: ['person', 'record'] },
      { name: 'a`b', roles: ['thing', 'record'] },
      { name: 'C:\\new', roles: ['thing', 'record'] },
      { name: '👩‍🔬 Lab', roles: ['organisation', 'record'] },
      { name: '...', roles: ['thing', 'record'] },
      { name: '!!!', roles: ['thing', 'record'] },
      { name: 'مصر', roles: ['place', 'record'] },
    ]);
    const merged = await mergedNames(app);
    expect(merged).toContainEqual(['Zo\u00eb Marchetti', 'Zo\u00eb Marchetti']);
    for (const members of merged) expect(members).not.toEqual(expect.arrayContaining(['苹果', '香蕉']));
    const names = merged.flat();
    for (const name of ['...', '!!!', '苹果', '香蕉', 'a`b', 'C:\\new']) expect(names).not.toContain(name);
    expect(await together(app)).not.toContain(['...', '!!!'].sort().join(' = '));
  });
});
