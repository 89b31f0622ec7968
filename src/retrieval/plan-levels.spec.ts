import { describe, expect, it } from '@jest/globals';
import { inputOf, stepsOf } from '../../test/support/ricr-world.js';
import { planLevels } from './plan-levels.js';

const levels = (...questions: Parameters<typeof stepsOf>) => {
  const { plan, graph } = inputOf(stepsOf(...questions));
  return planLevels(plan, graph);
};

describe('The levels of a plan', () => {
  it('of a lone step are that step, even when it is marked as not looked up', () => {
    expect(levels('Who?')).toEqual([[0]]);
    expect(levels(['Who?'])).toEqual([[0]]);
  });

  it('ask the steps of parallel chains together', () => {
    const plan = [
      'Who directed A?',
      'Who directed B?',
      'When was <ENTITY_Q1> born?',
      'When was <ENTITY_Q2> born?',
    ];
    expect(levels(...plan, ['Which is older?'])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('put a step behind the deepest of its parents', () => {
    expect(levels('A?', 'B of <ENTITY_Q1>?', 'C?', 'D of <ENTITY_Q2> and <ENTITY_Q3>?')).toEqual([
      [0, 2],
      [1],
      [3],
    ]);
  });

  it('run a computed step only when a lookup goes on from it', () => {
    expect(
      levels('A?', 'B?', ['Which is earlier, <ENTITY_Q1> or <ENTITY_Q2>?'], 'Who made <ENTITY_Q3>?'),
    ).toEqual([[0, 1], [2], [3]]);
    expect(
      levels('A?', 'B?', ['Which is earlier, <ENTITY_Q1> or <ENTITY_Q2>?'], ['Is <ENTITY_Q3> old?']),
    ).toEqual([[0, 1]]);
  });
});
