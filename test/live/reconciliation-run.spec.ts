import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReconcileService } from '../../src/reconciliation/run/reconcile.service.js';
import { rowsOf } from '../support/break-graph.js';
import { DecisionApplication, type Sentence } from '../support/decision-application.js';
import { openGswApplication, type GswApplication } from '../support/gsw-application.js';

jest.setTimeout(240_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

const SAME: Sentence[] = [
  {
    document: 'accord',
    subject: 'DGIA',
    verb: 'signed',
    object: 'the Vauban Accord',
    roles: ['organisation', 'treaty'],
  },
  {
    document: 'lead',
    subject: 'D.G.I.A.',
    verb: 'signed',
    object: 'the Vauban Accord',
    roles: ['organisation', 'treaty'],
  },
  {
    document: 'born',
    subject: 'Inés Ibáñez Corral',
    verb: 'was born in',
    object: 'Vigo',
    roles: ['person', 'city'],
  },
  {
    document: 'lives',
    subject: 'Ines Ibanez Corral',
    verb: 'was born in',
    object: 'Vigo',
    roles: ['person', 'city'],
  },
];

describe('a run', () => {
  it('merges what is sure in any order of documents, names itself, and does nothing the second time', async () => {
    const groups: string[] = [];
    for (const sentences of [SAME, [...SAME].reverse()]) {
      const app = await DecisionApplication.with(application, []);
      for (const sentence of sentences) {
        await app.import([sentence]);
        await app.get(ReconcileService).run(app.context);
      }
      groups.push(JSON.stringify((await app.canonicals()).map(({ name, members }) => [name, members])));
      const again = await app.get(ReconcileService).run(app.context, { all: true });
      expect(again).toMatchObject({ documents: 4, merged: 0, stopped: 0 });
      expect(await app.get(ReconcileService).run(app.context)).toMatchObject({ documents: 0 });
      const decisions = await rowsOf(
        `MATCH (d:GswDecision {workspaceKey: $key}) RETURN DISTINCT d.actor AS actor, d.method AS method`,
        { key: app.key },
      );
      expect(decisions).toEqual([{ actor: 'reconciliation', method: 'automatic' }]);
    }
    expect(groups[1]).toBe(groups[0]);
    expect(groups[0]).toContain('Ines Ibanez Corral');
    expect(groups[0]).toContain('D.G.I.A.');
  });
});
