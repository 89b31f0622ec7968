import { describe, expect, it } from '@jest/globals';
import { allHeld } from './bar.js';
import { retrieveBars, type Scenario, type ScenarioName } from './bench-retrieve-report.js';

const scenario = (name: ScenarioName, graph: number, recall: number): Scenario => ({
  ...{ name, recall, questions: 100, modelP50: 80, modelP95: 160, graphP50: graph, graphP95: graph * 2 },
  counts: { passages: 1, mentions: 2, verbPhrases: 3, questions: 4, answers: 5 },
});

describe('The bars of the retrieval bench', () => {
  const alone = scenario('alone', 10, 1);

  it('hold while Neo4j takes less than twice as long as alone and recall is at least 0.98', () => {
    const bars = retrieveBars([
      alone,
      scenario('beside a large neighbour', 19.9, 0.98),
      scenario('itself large', 12, 0.99),
    ]);
    expect(bars).toHaveLength(7);
    expect(allHeld(bars)).toBe(true);
  });

  it('fail by name', () => {
    const bars = retrieveBars([scenario('alone', 10, 0.97), scenario('itself large', 20, 1)]);
    expect(bars.filter((one) => !one.held).map((one) => one.name)).toEqual([
      'Neo4j p50 over alone, itself large',
      'Neo4j p95 over alone, itself large',
      'recall at 20, alone',
    ]);
  });
});
