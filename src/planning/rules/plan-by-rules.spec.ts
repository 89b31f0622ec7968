import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildPlanGraph } from '../plan-graph.js';
import { referencesIn } from '../placeholder.js';
import { droppedQualifiers } from '../qualifiers.js';
import { planByRules } from './plan-by-rules.js';

const lookups = (question: string) =>
  planByRules(question)
    .steps.filter((step) => step.requiresRetrieval)
    .map((step) => step.question);

describe('a question with one step inside another', () => {
  it.each([
    [
      'Who is the spouse of the director of film Salt Roads?',
      ['Who directed the film Salt Roads?', 'Who is the spouse of <ENTITY_Q1>?'],
    ],
    [
      'Where was the composer of song The Gull (Song) born?',
      ['Who composed the song The Gull (Song)?', 'Where was <ENTITY_Q1> born?'],
    ],
    [
      "What is Tamsin Orle's mother's birthplace?",
      ['Who is the mother of Tamsin Orle?', 'Where was <ENTITY_Q1> born?'],
    ],
    [
      "When is Piers Orle, 3Rd Baron Varn's father's birthday?",
      ['Who is the father of Piers Orle, 3Rd Baron Varn?', 'When was <ENTITY_Q1> born?'],
    ],
    [
      "Which country Piers Orle's wife is from?",
      ['Who is the wife of Piers Orle?', 'Which country is <ENTITY_Q1> from?'],
    ],
    [
      'What country is the founder of Quillon Press from?',
      ['Who founded Quillon Press?', 'What country is <ENTITY_Q1> from?'],
    ],
    [
      'What nationality is the performer of song Low Tide?',
      ['Who performed the song Low Tide?', 'What is the nationality of <ENTITY_Q1>?'],
    ],
    [
      'Which award the director of film Salt Roads received?',
      ['Who directed the film Salt Roads?', 'Which award did <ENTITY_Q1> receive?'],
    ],
    [
      'Who owns the record label of the Winter Count performer?',
      ['Who performed Winter Count?', 'What is the record label of <ENTITY_Q1>?', 'Who owns <ENTITY_Q2>?'],
    ],
  ])('is taken apart: %s', (question, steps) => {
    expect(lookups(question)).toEqual(steps);
  });

  it.each([
    [
      'Where was the shipyard that built the Marrow Queen founded?',
      ['Which shipyard built the Marrow Queen?', 'Where was <ENTITY_Q1> founded?'],
    ],
    [
      'What is the capital of the province where Idris Falk was born?',
      ['In which province was Idris Falk born?', 'What is the capital of <ENTITY_Q1>?'],
    ],
    [
      'When did the state that Dry Run is located in abolish the toll?',
      ['Which state is Dry Run located in?', 'When did <ENTITY_Q1> abolish the toll?'],
    ],
    [
      'Where was the person who wrote about the flood in Varnholm educated?',
      ['Who wrote about the flood in Varnholm?', 'Where was <ENTITY_Q1> educated?'],
    ],
    [
      'Who coached the league Jon Pell played in?',
      ['Which league did Jon Pell play in?', 'Who coached <ENTITY_Q1>?'],
    ],
    [
      'Who is the spouse of the actor playing Mirelle in Winter Count?',
      ['Which actor plays Mirelle in Winter Count?', 'Who is the spouse of <ENTITY_Q1>?'],
    ],
    [
      'who is the spouse of the actor who voices mirelle in winter count',
      ['Which actor voices mirelle in winter count?', 'Who is the spouse of <ENTITY_Q1>?'],
    ],
    [
      'What is the castle in the city where the creator of The Blue Hour died called?',
      [
        'Who created The Blue Hour?',
        'In which city did <ENTITY_Q1> die?',
        'What is the castle in <ENTITY_Q2> called?',
      ],
    ],
  ])('is taken apart at a clause: %s', (question, steps) => {
    expect(lookups(question)).toEqual(steps);
  });

  it('asks for the largest of its kind as a step of its own', () => {
    expect(
      lookups('What was the wettest year in the second largest city in the state where Dry Run is located?'),
    ).toEqual([
      'In which state is Dry Run located?',
      'What is the second largest city in <ENTITY_Q1>?',
      'What was the wettest year in <ENTITY_Q2>?',
    ]);
    expect(lookups('What is the highest mountain in Varn?')).toHaveLength(1);
  });

  it.each([
    ["Who is Bram Tolliver's paternal grandmother?", 'father', 'mother'],
    ['Who is the maternal grandfather of Bram Tolliver?', 'mother', 'father'],
    ["Who is Bram Tolliver's mother-in-law?", 'spouse', 'mother'],
    ['Who is the stepmother of Bram Tolliver?', 'father', 'wife'],
    ["Who is Bram Tolliver's uncle?", 'parent', 'brother'],
    ["Who is Bram Tolliver's child-in-law?", 'child', 'spouse'],
  ])('is two steps of kin: %s', (question, first, second) => {
    expect(lookups(question)).toEqual([
      `Who is the ${first} of Bram Tolliver?`,
      `Who is the ${second} of <ENTITY_Q1>?`,
    ]);
  });
});

describe('a comparison of two things', () => {
  it.each([
    ['Who is older, Tamsin Orle or Idris Falk?', 'When was Tamsin Orle born?'],
    ['Who died first, Tamsin Orle or Idris Falk?', 'When did Tamsin Orle die?'],
    ['Was Tamsin Orle or Idris Falk born first?', 'When was Tamsin Orle born?'],
    ['Who was born first out of Tamsin Orle and Idris Falk?', 'When was Tamsin Orle born?'],
    ['Are Tamsin Orle and Idris Falk from the same country?', 'What country is Tamsin Orle from?'],
    ['Do Tamsin Orle and Idris Falk share the same birthplace?', 'Where was Tamsin Orle born?'],
    ['Are Tamsin Orle and Idris Falk both composers?', 'What is the profession of Tamsin Orle?'],
    [
      'Are both mountains, Mount Ule and Mount Ost, located in the same country?',
      'In which country is Mount Ule located?',
    ],
    ['Which mill is older, Tarn Mill or Ost Mill?', 'When was Tarn Mill built?'],
    ['Which city has a larger population, Port Ansel or Varnholm?', 'What is the population of Port Ansel?'],
    ['Who won more medals, Ketil Brand or Suri Vale?', 'How many medals did Ketil Brand win?'],
    ['Is Tamsin Orle older than Idris Falk?', 'When was Tamsin Orle born?'],
  ])('looks one value up per side: %s', (question, first) => {
    const plan = planByRules(question);
    expect(plan.steps).toHaveLength(3);
    expect(plan.steps[0]?.question).toBe(first);
    expect(plan.steps[2]).toMatchObject({ question, requiresRetrieval: false });
    expect(plan.steps[2]?.sides?.map((side) => side.steps)).toEqual([[1], [2]]);
  });

  it('looks two dates up per side for a span of life', () => {
    const plan = planByRules('Who lived longer, Tamsin Orle or Idris Falk?');
    expect(plan.steps[4]?.sides).toEqual([
      { label: 'Tamsin Orle', steps: [1, 2] },
      { label: 'Idris Falk', steps: [3, 4] },
    ]);
  });

  it.each([
    'Which film has the director who is older, The Gull (Film) or Salt Roads?',
    'Which film whose director is older, The Gull (Film) or Salt Roads?',
    'Which film has the older director, The Gull (Film) or Salt Roads?',
  ])('goes over a bridge on each side: %s', (question) => {
    const plan = planByRules(question);
    expect(lookups(question)).toEqual([
      'Who directed The Gull (Film)?',
      'Who directed Salt Roads?',
      'When was <ENTITY_Q1> born?',
      'When was <ENTITY_Q2> born?',
    ]);
    expect(buildPlanGraph(plan).chains).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it.each([
    'Do both directors of films The Gull and Salt Roads share the same nationality?',
    'Do director of film The Gull and director of film Salt Roads have the same nationality?',
  ])('shares the bridge between its sides: %s', (question) => {
    expect(lookups(question)).toEqual([
      'Who directed The Gull?',
      'Who directed Salt Roads?',
      'What is the nationality of <ENTITY_Q1>?',
      'What is the nationality of <ENTITY_Q2>?',
    ]);
  });

  it.each([
    [
      'Which novel was published first, Salt and Sorrow or The Or of Things?',
      'Salt and Sorrow',
      'The Or of Things',
    ],
    [
      'Which film came out earlier, Hush, She Said or Story Of Mirelle?',
      'Hush, She Said',
      'Story Of Mirelle',
    ],
    [
      "Which film came out first, Who'S Your Uncle? or When We Were Kings?",
      "Who'S Your Uncle?",
      'When We Were Kings',
    ],
    ['Which film came out first, "Rain or Shine" or "Now or Never"?', '"Rain or Shine"', '"Now or Never"'],
  ])('finds the sides in titles that hold its own words: %s', (question, left, right) => {
    expect(
      planByRules(question)
        .steps.at(-1)
        ?.sides?.map((side) => side.label),
    ).toEqual([left, right]);
  });
});

describe('a question that is best left whole', () => {
  it.each([
    'Who directed The Glass Orchard?',
    "Who is Marius IV Of Varn's mother?",
    'When was the treaty between Varn and Ostra signed?',
    'Who was the president of Varn in 1998?',
    'Which album by The Hollow Reeds was released in 1998?',
    'Did Tamsin Orle and Idris Falk ever meet?',
    '谁导演了《海鸥》?',
  ])('stays one step in its own words: %s', (question) => {
    expect(planByRules(question).steps).toEqual([{ question, requiresRetrieval: true }]);
  });

  it('keeps a narrowing word in the step it belongs to', () => {
    expect(lookups('What is the co-official language of the island where Suri Vale died?')).toEqual([
      'On which island did Suri Vale die?',
      'What is the co-official language of <ENTITY_Q1>?',
    ]);
    expect(lookups('Who are the children of the ruler of Varn in 1431?')[0]).toBe(
      'Who is the ruler of Varn in 1431?',
    );
  });

  it('does not take a placeholder in the question for a step', () => {
    const plan = planByRules('Who is <ENTITY_Q1>?');
    expect(plan.steps).toHaveLength(1);
    expect(referencesIn(plan.steps[0]?.question ?? '')).toEqual([]);
  });
});

describe('any text at all', () => {
  const fragments = fc.constantFrom(
    'the',
    'director',
    'of',
    'who',
    'that',
    'where',
    'born',
    'was',
    'is',
    'did',
    'X',
    'The Gull',
    "'s",
    'and',
    'or',
    ',',
    '?',
    '(',
    '"',
    'older',
    'same',
    'in',
    'which',
    'mother',
    '1998',
    '<ENTITY_Q2>',
    'Are',
    'Which',
    'both',
  );
  const questions = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(fragments, { maxLength: 40 }).map((words) => words.join(' ')),
  );

  it('gives a plan whose references all point back, the same each time', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const plan = planByRules(question);
        expect(plan.steps.length).toBeGreaterThanOrEqual(1);
        expect(plan.steps.length).toBeLessThanOrEqual(16);
        plan.steps.forEach((step, index) => {
          expect(referencesIn(step.question).every((target) => target <= index)).toBe(true);
        });
        expect(planByRules(question)).toEqual(plan);
      }),
      { numRuns: 300 },
    );
  });

  it('is one step when it is very long, and soon done', () => {
    const started = performance.now();
    expect(planByRules('the director of X '.repeat(600)).steps).toHaveLength(1);
    [
      'the director of '.repeat(37),
      'A or '.repeat(119),
      'are A and B from '.repeat(35),
      'which was older, '.repeat(35),
      'who that '.repeat(66),
    ].forEach(planByRules);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('never loses a word of a question it takes apart', () => {
    const adjective = fc.constantFrom('red', 'northern', 'co-official', 'second', 'old');
    fc.assert(
      fc.property(
        adjective,
        fc.constantFrom('river', 'castle', 'school'),
        fc.integer({ min: 1400, max: 1999 }),
        (word, noun, year) => {
          const question = `What is the ${word} ${noun} in the city where Suri Vale died in ${year}?`;
          const plan = planByRules(question);
          expect(plan.steps.length).toBe(2);
          expect(droppedQualifiers(question, [...plan.steps.map((step) => step.question), 'died'])).toEqual(
            [],
          );
        },
      ),
    );
  });
});
