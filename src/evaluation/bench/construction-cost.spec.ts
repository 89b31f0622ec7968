import { describe, expect, it } from '@jest/globals';
import type { Gsw } from '../../gsw/gsw.js';
import { constructionCost } from './construction-cost.js';
import { passageEconomy } from './construction-economy.js';

const entity = (localId: string, name: string): Gsw['entities'][number] => ({
  ...{ localId, name, literal: false, extra: {} },
  roles: [{ role: 'person', states: [] }],
});
const gsw = (entities: Gsw['entities']): Gsw => ({
  entities,
  verbPhrases: [
    {
      ...{ localId: 'v1', phrase: 'taught', extra: {} },
      questions: [
        { localId: 'q1', text: 'Whom did Ann teach?', answers: ['e2'], extra: {} },
        { localId: 'q2', text: 'Who taught Bo?', answers: ['e1'], extra: {} },
      ],
    },
  ],
  extra: {},
});
const pair = [entity('e1', 'Ann'), entity('e2', 'Bo')];
const text = 'Ann taught Bo.';

describe('the cost of reading passages', () => {
  it('is calls times tokens times half the list price, a second call for the share that has gaps', () => {
    const row = { input: 1_000, output: 100, pairs: 10, second: { input: 500, output: 50 } };
    const cost = constructionCost([row, { ...row, second: null }], { passages: 1_000, most: 1 });
    expect(cost.firstPassUsd).toBeCloseTo((1_000 * (1_000 * 0.4 + 100 * 1.6)) / 2e6);
    expect(cost.gapShare).toBe(0.63);
    expect(cost.secondPassUsd).toBeCloseTo((630 * (500 * 0.4 + 50 * 1.6)) / 2e6);
    expect(cost.outputTokensPerPair).toBe(10);
    expect(cost.bars[0]?.held).toBe(true);
    expect(constructionCost([row], { passages: 1_000, most: 0.3 }).bars[0]?.held).toBe(false);
  });

  it('holds no bar when nothing was measured', () => {
    expect(constructionCost([], { passages: 1, most: 28 }).bars[0]?.held).toBe(false);
  });

  it('asks a second time only where something is missing', () => {
    expect(passageEconomy({ title: 'T', text, gsw: gsw(pair) }).second).toBeNull();
    const gappy = passageEconomy({
      title: 'T',
      text: `${text} Cy left in 1901.`,
      gsw: gsw([...pair, entity('e3', 'Cy')]),
    });
    expect(gappy.second?.output).toBeGreaterThan(30);
  });

  it('counts a longer passage and a longer GSW as more', () => {
    const short = passageEconomy({ title: 'T', text, gsw: gsw(pair) });
    const long = passageEconomy({
      title: 'T',
      text: text.repeat(20),
      gsw: gsw([...pair, entity('e3', 'Cy')]),
    });
    expect(long.input).toBeGreaterThan(short.input);
    expect(long.output).toBeGreaterThan(short.output);
  });
});
