import { describe, expect, it } from '@jest/globals';
import { planReplyFaults } from './plan-reply-faults.js';
import { PLAN_SYSTEM, planReply } from './plan.prompt.js';

const look = (...questions: string[]) => ({
  steps: questions.map((question) => ({ question, requires_retrieval: true })),
});

describe("checking a planner's reply", () => {
  it('accepts every worked example of its own prompt', () => {
    const examples = [...PLAN_SYSTEM.matchAll(/^Question: (.+)\n(\{.+\})$/gm)];
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const [, question = '', reply = ''] of examples)
      expect([question, planReplyFaults(question, planReply.parse(JSON.parse(reply)))]).toEqual([
        question,
        [],
      ]);
  });

  it('quotes all faults together: references, repeats, empty steps', () => {
    const faults = planReplyFaults(
      'Who built the mill?',
      look(
        'Who built the mill?',
        'Where is <ENTITY_Q3>?',
        'who built the mill?',
        'What of <ENTITY_Q0>?',
        ' ',
      ),
    );
    expect(faults.join('\n')).toMatch(/step 2 refers to the later step 3/);
    expect(faults.join('\n')).toMatch(/step 3 repeats step 1/);
    expect(faults.join('\n')).toMatch(/step 4 has the malformed placeholder/);
    expect(faults.join('\n')).toMatch(/step 5 is empty/);
  });

  it.each([
    ['What is the co-official language of Orm?', 'What is the official language of Orm?', 'co'],
    ['Who was the second king of Orm?', 'Who was the king of Orm?', 'second'],
    ['Which mills were built in Tarn before 1900?', 'Which mills were built in Tarn?', '1900'],
  ])('names the qualifier that "%s" loses', (question, step, lost) => {
    expect(planReplyFaults(question, look(step)).join()).toContain(lost);
  });

  it.each([
    [
      'Where was the director of film Salt Roads born?',
      ['Who directed Salt Roads?', 'Where was <ENTITY_Q1> born?'],
    ],
    [
      "Who is Ada Quill's paternal grandfather?",
      ['Who is the father of Ada Quill?', 'Who is the father of <ENTITY_Q1>?'],
    ],
    ['Where did the wife of Bo Fenn die?', ['Who was Bo Fenn married to?', 'Where did <ENTITY_Q1> die?']],
  ])('takes another word for the same relation: %s', (question, steps) => {
    expect(planReplyFaults(question, look(...steps))).toEqual([]);
  });

  it('refuses a plan that looks nothing up and one that is too long', () => {
    const computed = { steps: [{ question: 'Who built the mill?', requires_retrieval: false }] };
    expect(planReplyFaults('Who built the mill?', computed)).toEqual(['no step looks anything up']);
    const long = look(...Array.from({ length: 17 }, (_none, index) => `Who built mill ${index}?`));
    expect(planReplyFaults('Who built the mill?', long)).toHaveLength(1);
  });
});
