import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaniniError } from '../errors/panini-error.js';
import { validatePlan } from './validate-plan.js';

const step = (question: string, requires_retrieval: unknown = true) => ({ question, requires_retrieval });

function faultsOf(given: unknown): string[] {
  try {
    validatePlan(given);
  } catch (thrown) {
    if (!(thrown instanceof PaniniError)) throw thrown;
    expect(thrown.code).toBe('BAD_USER_INPUT');
    const faults = thrown.details.faults as { step: number; fault: string }[];
    return faults.map((fault) => `${fault.step}: ${fault.fault}`);
  }
  return [];
}

describe('a plan given by a caller', () => {
  it('is taken in both spellings of the flag', () => {
    const plan = validatePlan([
      step('Who built Tarn Mill?'),
      { question: ' When was <ENTITY_Q1> born? ', requiresRetrieval: false },
    ]);
    expect(plan.source).toBe('given');
    expect(plan.steps).toEqual([
      { question: 'Who built Tarn Mill?', requiresRetrieval: true },
      { question: 'When was <ENTITY_Q1> born?', requiresRetrieval: false },
    ]);
  });

  it.each([
    ['no list', { steps: [] }, '0: a plan is a list of steps, but object came'],
    ['nothing', null, '0: a plan is a list of steps, but null came'],
    ['an empty list', [], '0: the plan has no step'],
    [
      'too many steps',
      Array.from({ length: 17 }, (_, n) => step(`Who built mill ${n}?`)),
      '0: the plan has 17 steps, at most 16 are allowed',
    ],
    ['a blank question', [step('  ')], '1: question is empty'],
    ['a long question', [step('a'.repeat(501))], '1: question is longer than 500 characters'],
    ['a question that is no text', [{ question: 7, requires_retrieval: true }], '1: question must be a text'],
    [
      'a step that is no object',
      ['Who built Tarn Mill?'],
      '1: must be an object {question, requires_retrieval}',
    ],
    ['an unknown key', [{ ...step('Who built it?'), depends_on: [1] }], '1: has unknown keys: depends_on'],
    [
      'a flag that is no boolean',
      [step('Who built it?', 'yes')],
      '1: requires_retrieval must be true or false',
    ],
    ['no flag', [{ question: 'Who built it?' }], '1: requires_retrieval must be given exactly once'],
    [
      'two flags',
      [{ ...step('Who?'), requiresRetrieval: true }],
      '1: requires_retrieval must be given exactly once',
    ],
    ['a repeated step', [step('Who built it?'), step('who  built IT?')], '2: repeats step 1'],
    ['step zero', [step('Who built <ENTITY_Q0>?')], '1: has the malformed placeholder <ENTITY_Q0>'],
    [
      'a number without Q',
      [step('Who?'), step('Where is <ENTITY_3>?')],
      '2: has the malformed placeholder <ENTITY_3>',
    ],
    [
      'a letter for a number',
      [step('Who?'), step('Where is <ENTITY_Qx>?')],
      '2: has the malformed placeholder <ENTITY_Qx>',
    ],
    [
      'a bare placeholder',
      [step('Who?'), step('Where is ENTITY_Q1 from?')],
      '2: has the malformed placeholder ENTITY_Q1',
    ],
    ['itself', [step('Who is <ENTITY_Q1>?')], '1: refers to itself'],
    ['a later step', [step('Who is <ENTITY_Q2>?'), step('Who?')], '1: refers to the later step 2'],
    [
      'a step that does not exist',
      [step('Who is <ENTITY_Q9>?')],
      '1: refers to step 9, which does not exist',
    ],
  ])('is refused when it has or names %s', (_name, given, fault) => {
    expect(faultsOf(given)).toEqual([fault]);
  });

  it('is refused when steps refer to each other in a cycle', () => {
    expect(
      faultsOf([step('Is <ENTITY_Q2> a?'), step('Is <ENTITY_Q3> b?'), step('Is <ENTITY_Q1> c?')]),
    ).toEqual([
      '1: refers to the later step 2, which refers back to it: a cycle',
      '2: refers to the later step 3, which refers back to it: a cycle',
    ]);
  });

  it('is refused with all its faults together, in step order', () => {
    expect(
      faultsOf([
        step(''),
        step('Where is <ENTITY_Q7>?'),
        { question: 'Who?', requires_retrieval: 1, more: true },
      ]),
    ).toEqual([
      '1: question is empty',
      '2: refers to step 7, which does not exist',
      '3: requires_retrieval must be true or false',
      '3: has unknown keys: more',
    ]);
  });

  it('is either taken or refused, whatever JSON comes', () => {
    const shaped = fc.array(
      fc.record({
        question: fc.oneof(fc.string(), fc.constantFrom('<ENTITY_Q1>', '<ENTITY_')),
        requires_retrieval: fc.boolean(),
      }),
    );
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), shaped), (given) => Array.isArray(faultsOf(given))));
  });
});
