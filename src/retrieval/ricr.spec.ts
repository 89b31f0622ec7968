import { describe, expect, it } from '@jest/globals';
import { factOf, inputOf, pairOf, RicrWorld, stepsOf, walk } from '../../test/support/ricr-world.js';
import { ricr } from './ricr.js';
import type { TraceState, TraceStep } from './trace.js';

const kept = (step: TraceStep | undefined): TraceState[] =>
  step?.states.filter((state) => state.pruned === null) ?? [];

const family = [
  ...factOf({
    forward: 'Who was the father of Ada?',
    inverse: 'Whose father was Ben?',
    of: 'Ada',
    is: ['Ben'],
  }),
  ...factOf({
    forward: 'Who was the mother of Ada?',
    inverse: 'Whose mother was Cleo?',
    of: 'Ada',
    is: ['Cleo'],
  }),
  ...factOf({ forward: 'Where was Ben born?', inverse: 'Who was born in Oslo?', of: 'Ben', is: ['Oslo'] }),
  ...factOf({ forward: 'Where was Cleo born?', inverse: 'Who was born in Rome?', of: 'Cleo', is: ['Rome'] }),
];

describe('A walk over the graph', () => {
  it('follows the chosen entity from hop to hop, by name and by node', async () => {
    const { evidence, world } = await walk(
      family,
      stepsOf('Who was the father of Ada?', 'Where was <ENTITY_Q1> born?'),
    );
    const [best] = evidence.groups[0]?.chains ?? [];
    expect(best?.hops.map(({ asked, pair }) => [asked, pair.answers[0]?.name])).toEqual([
      ['Who was the father of Ada?', 'Ben'],
      ['Where was Ben born?', 'Oslo'],
    ]);
    expect(
      world.searches[1]?.find(({ text }) => text === 'Where was Ben born?')?.chosen[0]?.entityIds,
    ).toEqual(['d/Ben']);
  });

  it('takes a lone step as its own chain', async () => {
    const { evidence } = await walk(family, stepsOf('Where was Cleo born?'));
    expect(evidence.groups).toHaveLength(1);
    expect(evidence.groups[0]).toMatchObject({ finalStep: 0, steps: [0] });
    expect(evidence.lines[0]).toMatchObject({ question: 'Where was Cleo born?', answers: ['Rome'] });
  });

  it('walks parallel chains side by side, one search a level', async () => {
    const { evidence, world } = await walk(
      family,
      stepsOf(
        'Who was the father of Ada?',
        'Who was the mother of Ada?',
        'Where was <ENTITY_Q1> born?',
        'Where was <ENTITY_Q2> born?',
        ['Are <ENTITY_Q3> and <ENTITY_Q4> the same?'],
      ),
    );
    expect(world.searches).toHaveLength(2);
    expect(evidence.groups.map((group) => group.chains[0]?.hops.at(-1)?.pair.answers[0]?.name)).toEqual([
      'Oslo',
      'Rome',
    ]);
  });

  it('asks a step that depends on several once per combination of their answers', async () => {
    const shared = pairOf({ question: 'Where did Ben meet Cleo?', answers: ['Lyon'] });
    const { evidence, world } = await walk(
      [...family, shared],
      stepsOf(
        'Who was the father of Ada?',
        'Who was the mother of Ada?',
        'Where did <ENTITY_Q1> meet <ENTITY_Q2>?',
      ),
      { beamWidth: 1 },
    );
    expect(world.searches[1]?.map(({ text }) => text)).toEqual(['Where did Ben meet Cleo?']);
    expect(world.searches[1]?.[0]?.chosen.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
    expect(evidence.groups[0]?.chains[0]?.hops.map(({ step }) => step)).toEqual([0, 1, 2]);
  });

  it('searches identical instantiated questions once, in one step and across steps', async () => {
    const films = ['Salt Road', 'Night Ferry'].flatMap((film, at) =>
      factOf({
        document: `f${at}`,
        forward: `Who directed ${film}?`,
        inverse: `What did Ada direct in ${film}?`,
        of: film,
        is: ['Ada'],
      }),
    );
    const { world, trace } = await walk(
      [...films, pairOf({ question: 'Where was Ada born?', answers: ['Oslo'] })],
      stepsOf(
        'Who directed Salt Road?',
        'Who directed Night Ferry?',
        'Where was <ENTITY_Q1> born?',
        'Where was <ENTITY_Q2> born?',
      ),
      { beamWidth: 5 },
    );
    const asked = world.searches
      .flat()
      .map((query) => JSON.stringify([query.text, query.chosen.map((one) => one.entityIds)]));
    expect(new Set(asked).size).toBe(asked.length);
    const questions = trace.steps.slice(2).map((step) => step.questions.map(({ text }) => text));
    expect(questions[0]).toContain('Where was Ada born?');
    expect(questions[1]).toContain('Where was Ada born?');
  });

  it('follows two people of one name as two chains, each with its own facts', async () => {
    const tolvey = (document: string, year: string, place: string) => {
      const person = { name: 'Edrin Tolvey', facts: [{ kind: 'birth-date' as const, value: year }] };
      return [
        ...factOf({
          document,
          forward: 'Who was called Tolvey?',
          inverse: `What was the ${document} called?`,
          of: `Tolvey the ${document}`,
          is: [person],
        }),
        ...factOf({
          document,
          forward: 'Where did Edrin Tolvey die?',
          inverse: `Who died in ${place}?`,
          of: person,
          is: [place],
        }),
      ];
    };
    const { trace, evidence } = await walk(
      [...tolvey('composer', '1841', 'Brindal'), ...tolvey('shipwright', '1798', 'Umbrel')],
      stepsOf('Who was called Tolvey?', 'Where did <ENTITY_Q1> die?'),
      { beamWidth: 2 },
    );
    expect(kept(trace.steps[0]).map(({ chosen }) => chosen?.entityIds)).toEqual(
      expect.arrayContaining([['composer/Edrin Tolvey'], ['shipwright/Edrin Tolvey']]),
    );
    const best = evidence.groups[0]?.chains
      .slice(0, 2)
      .map(({ hops }) => hops.map(({ pair }) => pair.source.document));
    expect(best).toEqual(
      expect.arrayContaining([
        ['composer', 'composer'],
        ['shipwright', 'shipwright'],
      ]),
    );
  });
});

describe('An empty hop', () => {
  it('ends its branch with the step that found nothing, and the others go on', async () => {
    const world = family.filter((pair) => /Ada|Ben/.test(pair.question));
    const { evidence } = await walk(
      world,
      stepsOf('zzz qqq', 'yyy of <ENTITY_Q1>?', 'Who was the father of Ada?', 'Where was <ENTITY_Q3> born?'),
    );
    expect(evidence.emptySteps.map(({ step, reason }) => [step, reason])).toEqual([
      [0, 'NO_CANDIDATE'],
      [1, 'NO_PRIOR_STATE'],
    ]);
    expect(evidence.groups.map(({ chains }) => chains.length > 0)).toEqual([false, true]);
    expect(evidence.emptySteps[1]?.sentence).toContain('1');
  });

  it('says when what it found has no answer', async () => {
    const { evidence } = await walk(
      [pairOf({ question: 'Who wrote it?', answers: [] })],
      stepsOf('Who wrote it?'),
    );
    expect(evidence.emptySteps).toMatchObject([{ step: 0, reason: 'NO_ANSWER' }]);
  });

  it('of a computed step is told as such, and what depends on it ends too', async () => {
    const { evidence, trace } = await walk(
      [],
      stepsOf('A?', 'B?', ['Which is earlier, <ENTITY_Q1> or <ENTITY_Q2>?'], 'Who made <ENTITY_Q3>?'),
    );
    expect(trace.steps.map(({ kind, empty }) => [kind, empty?.reason])).toEqual([
      ['retrieval', 'NO_CANDIDATE'],
      ['retrieval', 'NO_CANDIDATE'],
      ['computed', 'NO_PRIOR_STATE'],
      ['retrieval', 'NO_PRIOR_STATE'],
    ]);
    expect(evidence).toMatchObject({ lines: [], tokens: 0 });
  });

  it('has a reason too when a plan begins with a computed step', async () => {
    const { evidence } = await walk(
      family,
      stepsOf(['Which is older?'], 'Who was the father of <ENTITY_Q1>?'),
    );
    expect(evidence.emptySteps.map(({ step, reason }) => [step, reason])).toEqual([
      [0, 'NO_PRIOR_STATE'],
      [1, 'NO_PRIOR_STATE'],
    ]);
  });

  it('says when the ways to it contradict each other', async () => {
    const pairs = [
      pairOf({ question: 'root', answers: ['Ada', 'Ben'] }),
      pairOf({ question: 'left Ada', answers: ['L'], subjects: ['Ada'] }),
      pairOf({ question: 'right Ben', answers: ['R'], subjects: ['Ben'] }),
    ];
    const exact = new RicrWorld(pairs);
    const input = inputOf(
      stepsOf('root', 'left <ENTITY_Q1>', 'right <ENTITY_Q1>', 'both <ENTITY_Q2> <ENTITY_Q3>'),
    );
    const { evidence } = await ricr(input, {
      blends: true,
      similarities: async () => [],
      rerank: (queries) => exact.rerank(queries),
      // Each side of the diamond is only found from another root.
      search: async (queries) =>
        (await exact.search(queries)).map((result, at) => ({
          ...result,
          candidates: result.candidates.filter(({ pair }) => pair.question === queries[at]?.text),
        })),
    });
    expect(evidence.emptySteps).toMatchObject([{ step: 3, reason: 'CONTRADICTING_ANCESTORS' }]);
  });
});

describe('A beam', () => {
  const hub = Array.from({ length: 120 }, (_, at) =>
    factOf({
      document: `d${at}`,
      forward: `Which country is town${at} in?`,
      inverse: 'What town is in the United States?',
      of: `town${at}`,
      is: ['United States'],
    }),
  ).flat();

  it('is as wide as the recipe says at inner and at final steps', async () => {
    const steps = stepsOf('What town is in the United States?', 'Which country is <ENTITY_Q1> in?');
    const { trace } = await walk(hub, steps, { beamWidth: 3, finalWidth: 4, poolSize: 60 });
    const [inner, final] = trace.steps.map((step) => kept(step).length);
    expect(inner).toBe(3);
    expect(final).toBeLessThanOrEqual(4);
    expect(trace.steps[0]?.states.some(({ pruned }) => pruned === 'BEAM')).toBe(true);
  });

  it('is shared by the chains of a plan at their final steps, and no chain gets less than a beam', async () => {
    const one = stepsOf('What town is in the United States?');
    const towns = hub.map((pair, at) => ({ ...pair, question: `${pair.question} ${at}` }));
    const alone = await walk(towns, one, { beamWidth: 2, finalWidth: 10 });
    expect(kept(alone.trace.steps[0])).toHaveLength(10);
    const chains = stepsOf(
      'What town is in the United States?',
      'Which country is town7 in?',
      'Which country is town9 in?',
    );
    const shared = await walk(towns, chains, { beamWidth: 2, finalWidth: 10 });
    for (const step of shared.trace.steps) {
      expect(kept(step).length).toBeGreaterThanOrEqual(2);
      expect(kept(step).length).toBeLessThan(10);
    }
  });

  it('of width one is greedy', async () => {
    const steps = stepsOf('Who was the father of Ada?', 'Where was <ENTITY_Q1> born?');
    const { trace, world, evidence } = await walk(family, steps, { beamWidth: 1, finalWidth: 1 });
    expect(world.searches.map((queries) => queries.length)).toEqual([1, 1]);
    expect(trace.steps.map((step) => kept(step).length)).toEqual([1, 1]);
    expect(evidence.lines.map(({ answers }) => answers[0])).toEqual(['Ben', 'Oslo']);
  });

  it('bounds a hub whose nodes lie in every document: one state stands for them', async () => {
    const { trace, world } = await walk(
      hub,
      stepsOf('Which country is town7 in?', 'What town is in <ENTITY_Q1>?'),
      { beamWidth: 5, poolSize: 60 },
    );
    const [state, ...others] = kept(trace.steps[0]);
    expect(others).toEqual([]);
    expect(state?.chosen?.name).toBe('United States');
    expect(state?.chosen?.entityIds.length).toBeLessThanOrEqual(60);
    expect(world.searches[1]).toHaveLength(1);
  });

  it('cuts the states that are scored before the beam', async () => {
    const { trace } = await walk(
      hub,
      stepsOf('What town is in the United States?', 'Which country is <ENTITY_Q1> in?'),
      { chainTopK: 4, beamWidth: 5, rerankTopK: 15 },
    );
    const [step] = trace.steps;
    expect(kept(step)).toHaveLength(4);
    expect(step?.states.some(({ pruned }) => pruned === 'CHAIN_TOP_K')).toBe(true);
  });

  it.each(['similarity', 'combined', 'cumulative', 'last-hop', 'geometric'] as const)(
    'is ordered by the %s scoring when the recipe says so',
    async (scoring) => {
      const { trace, evidence } = await walk(
        family,
        stepsOf('Who was the father of Ada?', 'Where was <ENTITY_Q1> born?'),
        { scoring },
      );
      const usesText = scoring === 'similarity' || scoring === 'combined';
      for (const state of trace.steps.flatMap(kept)) expect(state.similarity !== null).toBe(usesText);
      const scores = evidence.groups[0]?.chains.map(({ score }) => score) ?? [];
      expect(scores.length).toBeGreaterThan(1);
      expect([...scores].sort((left, right) => right - left)).toEqual(scores);
    },
  );
});
