import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ConsistencyService } from '../../src/gsw/consistency.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { DecisionWriter } from '../../src/reconciliation/decision-writer.service.js';
import { rowsOf } from '../support/break-graph.js';
import { DecisionApplication, type Sentence } from '../support/decision-application.js';
import { openGswApplication, type GswApplication } from '../support/gsw-application.js';
import { RandomDecisions } from '../support/random-decisions.js';

jest.setTimeout(600_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

/** Files of GSWs and their passages to walk on instead, as `GSWS:PASSAGES`, separated by commas. */
const PACKAGES = (process.env.PANINI_TEST_PACKAGES ?? '').split(',').filter((one) => one !== '');
const DECISIONS = 250;

async function world(): Promise<DecisionApplication> {
  const sentences = Array.from({ length: 24 }, (_, place): Sentence => {
    const names = ['Quill', 'Quill Marden', 'Q. Marden', 'Ostwick', 'Ostwick Bay', 'Bay of Ostwick'];
    return {
      ...{ document: `doc ${place}`, subject: names[place % 6] ?? '', verb: 'knew' },
      object: names[(place * 5 + 1) % 6] ?? '',
    };
  });
  const app = await DecisionApplication.with(application, PACKAGES.length === 0 ? sentences : []);
  for (const files of PACKAGES) {
    const [source = '', passagesFile = ''] = files.split(':');
    await app.get(ImportService).importGsws(app.context, { source, passagesFile });
  }
  return app;
}

async function entitiesOf(app: DecisionApplication): Promise<string[]> {
  const rows = await rowsOf(
    `MATCH (e:GswEntity) WHERE e.workspaceKey = $key AND e.matchKey <> '' RETURN e.id AS id ORDER BY id LIMIT 400`,
    { key: app.key },
  );
  return rows.map(({ id }) => String(id));
}

const clusters = async (app: DecisionApplication): Promise<string> =>
  JSON.stringify(
    (
      await rowsOf(
        `MATCH (c:GswCanonicalEntity) WHERE c.workspaceKey = $key
         RETURN COLLECT { MATCH (c)<-[:RESOLVES_TO]-(e) RETURN e.id AS id ORDER BY id } AS members ORDER BY members`,
        { key: app.key },
      )
    ).map(({ members }) => members),
  );

it.each([1, 2])(
  'any decisions followed by their undos in any accepted order give the graph back byte for byte (seed %i)',
  async (seed) => {
    const app = await world();
    const before = await app.graph();
    const walk = new RandomDecisions(app, await entitiesOf(app), seed);
    await walk.take(DECISIONS);
    expect(await app.graph()).not.toBe(before);
    expect((await app.get(ConsistencyService).check(app.context)).consistent).toBe(true);
    await walk.undoAll();
    expect(await app.graph()).toBe(before);
  },
);

describe('the same approvals', () => {
  it('give the same clusters in any order, and none when all documents are deleted', async () => {
    const app = await world();
    const entities = await entitiesOf(app);
    const walk = new RandomDecisions(app, entities, 3);
    const pairs = walk.shuffled(entities).map((id, place) => [id, entities[place] ?? id] as const);
    const approvals = pairs.slice(0, 12).filter(([left, right]) => left !== right);
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const requests = walk.shuffled(approvals).map(([left, right]) => ({
        command: { kind: 'MERGE' as const, ids: [left], into: right },
        ...{ actor: 'a walk', reason: 'drawn', method: 'manual' as const },
        ...{ expectedVersion: null, score: null, evidence: null },
      }));
      const made = await app.get(DecisionWriter).decide(app.key, requests);
      seen.add(await clusters(app));
      const undo = made.flatMap(({ recorded }) => recorded?.id ?? []).reverse();
      if (round < 5)
        await app.get(DecisionWriter).decide(
          app.key,
          undo.map((decision) => ({
            command: { kind: 'UNDO' as const, decision },
            ...{ actor: 'a walk', reason: 'again', method: 'manual' as const },
            ...{ expectedVersion: null, score: null, evidence: null },
          })),
        );
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).not.toBe('[]');
    const documents = await rowsOf(
      `MATCH (d:GswDocument) WHERE d.workspaceKey = $key RETURN d.externalId AS id`,
      {
        key: app.key,
      },
    );
    for (let start = 0; start < documents.length; start += 1_000)
      await app.delete(...documents.slice(start, start + 1_000).map(({ id }) => String(id)));
    expect(await clusters(app)).toBe('[]');
    expect(
      await rowsOf(`MATCH (c:GswCanonicalEntity) WHERE c.workspaceKey = $key RETURN c.id AS id`, {
        key: app.key,
      }),
    ).toEqual([]);
  });
});
