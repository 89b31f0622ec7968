import { describe, expect, it } from '@jest/globals';
import { canonicalEntities, type AttachedEntity } from './canonical-entities.js';
import { applyLog } from './decision-log.js';
import type { Decision } from './decision.js';

const decision = (ordinal: number, more: Partial<Decision>): Decision => ({
  ...{ id: `d${ordinal}`, ordinal, kind: 'MERGE', method: 'manual', left: [], right: [], value: null },
  ...{ inverseOf: null, score: null },
  ...more,
});
const node = (anchor: string, name: string, coarseType: string | null = null): AttachedEntity => ({
  ...{ id: `node-${anchor}`, anchor, name, aliases: [name], coarseType },
});
const NODES = [node('a', 'DGIA', 'organisation'), node('b', 'D.G.I.A.'), node('c', 'Lyon', 'place')];
const merge = decision(1, { left: ['b'], right: ['a'] });

describe('canonical entities', () => {
  it('keep every name as an alias, and take that of what was merged into', () => {
    const [one, ...others] = canonicalEntities('key', applyLog([merge]), NODES);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ name: 'DGIA', aliases: ['D.G.I.A.', 'DGIA'], type: 'organisation' });
    const why = { decisionId: 'd1', method: 'manual', score: null };
    expect(one?.members).toEqual([
      { entityId: 'node-a', ...why },
      { entityId: 'node-b', ...why },
    ]);
  });

  it('keep their id when they grow and are renamed, and change their version', () => {
    const rename = decision(2, { kind: 'RENAME', left: ['a'], value: 'Directorate' });
    const more = decision(3, { left: ['c'], right: ['b'], method: 'automatic', score: 0.99 });
    const [[first], [second]] = [[merge], [merge, rename, more]].map((log) =>
      canonicalEntities('key', applyLog(log), NODES),
    ) as [ReturnType<typeof canonicalEntities>, ReturnType<typeof canonicalEntities>];
    expect(second?.id).toBe(first?.id);
    expect(second?.version).not.toBe(first?.version);
    expect(second).toMatchObject({
      name: 'Directorate',
      aliases: ['D.G.I.A.', 'DGIA', 'Directorate', 'Lyon'],
    });
    expect(second?.members[2]).toEqual({
      entityId: 'node-c',
      decisionId: 'd3',
      method: 'automatic',
      score: 0.99,
    });
  });

  it('are none when their documents are gone, and are as before when these come back', () => {
    const state = applyLog([merge]);
    expect(canonicalEntities('key', state, [])).toEqual([]);
    expect(canonicalEntities('key', state, [...NODES].reverse())).toEqual(
      canonicalEntities('key', state, NODES),
    );
  });

  it('are of one workspace', () => {
    const [one, other] = ['key', 'other'].map(
      (key) => canonicalEntities(key, applyLog([merge]), NODES)[0]?.id,
    );
    expect(one).not.toBe(other);
  });
});
