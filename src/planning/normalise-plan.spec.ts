import { describe, expect, it } from '@jest/globals';
import { normalisePlan } from './normalise-plan.js';
import { buildPlanGraph } from './plan-graph.js';
import { validatePlan } from './validate-plan.js';

const given = (...rows: (string | [string])[]) =>
  validatePlan(
    rows.map((row) => ({
      question: typeof row === 'string' ? row : row[0],
      requires_retrieval: typeof row === 'string',
    })),
  );
const shown = (...rows: Parameters<typeof given>) =>
  normalisePlan(given(...rows)).steps.map(
    (step) => step.question + (step.requiresRetrieval ? '' : ' [computed]'),
  );

describe('a plan with a comparison marked as a lookup', () => {
  it('asks each side first and renumbers what comes after', () => {
    expect(
      shown(
        'Who built Tarn Mill?',
        'Who built Ost Pier?',
        'Who is older, <ENTITY_Q1> or <ENTITY_Q2>?',
        'Where did <ENTITY_Q3> die?',
        ['Which mill has the older builder, Tarn Mill or Ost Pier?'],
      ),
    ).toEqual([
      'Who built Tarn Mill?',
      'Who built Ost Pier?',
      'When was <ENTITY_Q1> born?',
      'When was <ENTITY_Q2> born?',
      'Who is older, <ENTITY_Q1> or <ENTITY_Q2>? [computed]',
      'Where did <ENTITY_Q5> die?',
      'Which mill has the older builder, Tarn Mill or Ost Pier? [computed]',
    ]);
  });

  it('says what it did and which steps hold the sides', () => {
    const plan = normalisePlan(
      given(
        'Who built Tarn Mill?',
        'Who built Ost Pier?',
        'Are <ENTITY_Q1> and <ENTITY_Q2> from the same country?',
      ),
    );
    expect(plan.notes).toEqual([
      'Step 3 compares earlier or named things: its sides are looked up in step 3, 4 and it is computed from them as step 5.',
    ]);
    expect(plan.steps[4]?.sides).toEqual([
      { label: '<ENTITY_Q1>', steps: [3] },
      { label: '<ENTITY_Q2>', steps: [4] },
    ]);
    expect(buildPlanGraph(plan).chains).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it.each([
    ['Did <ENTITY_Q1> and <ENTITY_Q2> die in the same year?', 'When did <ENTITY_Q1> die?'],
    ['Do <ENTITY_Q1> and <ENTITY_Q2> have the same nationality?', 'What is the nationality of <ENTITY_Q1>?'],
    ['Which was released first, <ENTITY_Q1> or <ENTITY_Q2>?', 'When was <ENTITY_Q1> released?'],
    ['Who died later, <ENTITY_Q1> or <ENTITY_Q2>?', 'When did <ENTITY_Q1> die?'],
  ])('knows what decides %s', (question, lookup) => {
    expect(shown('Who built A?', 'Who built B?', question)[2]).toBe(lookup);
  });

  it('uses lookups that the plan already has', () => {
    expect(
      shown('When was Ada Quill born?', 'When was Bo Fenn born?', 'Who is older, Ada Quill or Bo Fenn?'),
    ).toEqual([
      'When was Ada Quill born?',
      'When was Bo Fenn born?',
      'Who is older, Ada Quill or Bo Fenn? [computed]',
    ]);
  });

  it('splits a plan that is one direct comparison of two names', () => {
    expect(shown('Who lived longer, Ada Quill or Bo Fenn?')).toEqual([
      'When was Ada Quill born?',
      'When did Ada Quill die?',
      'When was Bo Fenn born?',
      'When did Bo Fenn die?',
      'Who lived longer, Ada Quill or Bo Fenn? [computed]',
    ]);
  });
});

describe('a plan without such a step', () => {
  it('stays as it was', () => {
    const plan = given('Who built Tarn Mill?', 'Did <ENTITY_Q1> and Bo Fenn work together?', [
      'Which is older?',
    ]);
    expect(normalisePlan(plan)).toEqual(plan);
  });

  it('looks its only step up, even when it is marked as computed', () => {
    const plan = normalisePlan(given(['Who built Tarn Mill?']));
    expect(plan.steps).toEqual([{ question: 'Who built Tarn Mill?', requiresRetrieval: true }]);
    expect(plan.notes).toHaveLength(1);
  });
});
