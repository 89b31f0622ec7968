import { describe, expect, it } from '@jest/globals';
import { factOf, stepsOf, walk } from '../../test/support/ricr-world.js';

const releases = [
  ...factOf({
    document: 'a',
    forward: 'When was Salt Road released?',
    inverse: 'What was released in 1934?',
    of: 'Salt Road',
    is: ['1934'],
  }),
  ...factOf({
    document: 'b',
    forward: 'When was Night Ferry released?',
    inverse: 'What was released in 1951?',
    of: 'Night Ferry',
    is: ['1951'],
  }),
  ...factOf({
    document: 'a',
    forward: 'Who directed Salt Road?',
    inverse: 'What did Ada direct?',
    of: 'Salt Road',
    is: ['Ada'],
  }),
  ...factOf({
    document: 'b',
    forward: 'Who directed Night Ferry?',
    inverse: 'What did Ben direct?',
    of: 'Night Ferry',
    is: ['Ben'],
  }),
];

describe('A computed step in the middle of a plan', () => {
  it('goes on with the winner of a typed comparison, as the node it is', async () => {
    const { world, evidence, trace } = await walk(
      releases,
      stepsOf(
        'When was Salt Road released?',
        'When was Night Ferry released?',
        ['Which came out first, Salt Road or Night Ferry?'],
        'Who directed <ENTITY_Q3>?',
      ),
      { beamWidth: 1 },
    );
    expect(world.searches.at(-1)?.map(({ text }) => text)).toEqual(['Who directed Salt Road?']);
    expect(world.searches.at(-1)?.[0]?.chosen[0]?.entityIds).toEqual(['a/Salt Road']);
    expect(evidence.groups[0]?.chains[0]?.hops.at(-1)?.pair.answers[0]?.name).toBe('Ada');
    expect(trace.steps[2]).toMatchObject({
      kind: 'computed',
      states: [{ chosen: { name: 'Salt Road' }, pruned: null }],
    });
  });

  it('lets each parent go on as a beam where nothing can be compared', async () => {
    const { world } = await walk(
      releases,
      stepsOf(
        'Who directed Salt Road?',
        'Who directed Night Ferry?',
        ['Take <ENTITY_Q1> and <ENTITY_Q2>.'],
        'What did <ENTITY_Q3> direct?',
      ),
      { beamWidth: 2 },
    );
    const asked = world.searches.at(-1)?.map(({ text }) => text);
    expect(asked).toEqual(expect.arrayContaining(['What did Ada direct?']));
    expect(asked?.length).toBeLessThanOrEqual(2);
    expect(asked?.some((text) => text.includes('<ENTITY'))).toBe(false);
  });

  it('does not fill its beam with copies of one entity', async () => {
    const { trace } = await walk(
      releases,
      stepsOf(
        'Who directed Salt Road?',
        'Who directed Night Ferry?',
        ['Take <ENTITY_Q1> and <ENTITY_Q2>.'],
        'What did <ENTITY_Q3> direct?',
      ),
      { beamWidth: 5 },
    );
    const kept = trace.steps[2]?.states.filter((state) => state.pruned === null) ?? [];
    expect(new Set(kept.map((state) => state.chosen?.key)).size).toBe(kept.length);
    expect(kept.length).toBeLessThanOrEqual(5);
    expect(trace.steps[2]?.states.some((state) => state.pruned === 'SAME_ENTITY')).toBe(true);
  });
});
