import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildPlanGraph } from './plan-graph.js';
import type { PlanStep } from './plan.js';

const look = (question: string): PlanStep => ({ question, requiresRetrieval: true });
const compute = (question: string): PlanStep => ({ question, requiresRetrieval: false });
const graphOf = (...steps: PlanStep[]) => buildPlanGraph({ steps });

const randomSteps = fc
  .array(fc.record({ retrieval: fc.boolean(), picks: fc.array(fc.nat(20), { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 16,
  })
  .map((rows) =>
    rows.map(({ retrieval, picks }, index): PlanStep => {
      const named = index === 0 ? [] : picks.map((pick) => `<ENTITY_Q${(pick % index) + 1}>`);
      return { question: `Step ${index} ${named.join(' ')}`, requiresRetrieval: retrieval };
    }),
  );

/** Whether `to` is reached from `from` along children, by walking every path. */
const leadsTo = (children: number[][], from: number, to: number): boolean =>
  (children[from] ?? []).some((child) => child === to || leadsTo(children, child, to));

describe('the graph of a plan', () => {
  it('keeps a lone lookup as a chain of its own', () => {
    const graph = graphOf(
      look('Who built Tarn Mill?'),
      look('Where is Ost Harbour?'),
      look('Where was <ENTITY_Q1> born?'),
    );
    expect(graph.finalSteps).toEqual([1, 2]);
    expect(graph.chains).toEqual([[1], [0, 2]]);
  });

  it('gives the two sides of a comparison a chain each', () => {
    const graph = graphOf(
      look('Who built A?'),
      look('Who built B?'),
      look('When was <ENTITY_Q1> born?'),
      look('When was <ENTITY_Q2> born?'),
      compute('Which is older, A or B?'),
    );
    expect(graph.chains).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(graph.parents[4]).toEqual([2, 3]);
  });

  it('lets a step without retrieval use what it names, or else all sinks before it', () => {
    const graph = graphOf(
      look('a?'),
      look('b?'),
      look('c?'),
      compute('Same <ENTITY_Q1> and <ENTITY_Q2>?'),
      compute('All the same?'),
    );
    expect(graph.parents[3]).toEqual([0, 1]);
    expect(graph.parents[4]).toEqual([2, 3]);
  });

  it('lets a comparison use the lookups of its sides beside what it names', () => {
    const sides = [
      { label: '<ENTITY_Q1>', steps: [3] },
      { label: '<ENTITY_Q2>', steps: [4] },
    ];
    const older = { ...compute('Who is older, <ENTITY_Q1> or <ENTITY_Q2>?'), sides };
    const graph = graphOf(
      look('a?'),
      look('b?'),
      look('When was <ENTITY_Q1> born?'),
      look('When was <ENTITY_Q2> born?'),
      older,
      look('Where did <ENTITY_Q5> die?'),
    );
    expect(graph.parents[4]).toEqual([0, 1, 2, 3]);
    expect(graph.finalSteps).toEqual([5]);
  });

  it('does not end a chain at a lookup that a later lookup needs through a comparison', () => {
    const graph = graphOf(
      look('a?'),
      look('b?'),
      compute('Which of <ENTITY_Q1> and <ENTITY_Q2> is older?'),
      look('Where is <ENTITY_Q3>?'),
    );
    expect(graph.finalSteps).toEqual([3]);
    expect(graph.chains).toEqual([[0, 1, 2, 3]]);
  });

  it('looks up the only step of a plan even when it is marked as computed', () => {
    expect(graphOf(compute('Who built Tarn Mill?')).chains).toEqual([[0]]);
  });

  it('orders every step after its parents and mirrors parents in children', () => {
    fc.assert(
      fc.property(randomSteps, (steps) => {
        const { parents, children, order } = buildPlanGraph({ steps });
        expect([...order].sort((left, right) => left - right)).toEqual(steps.map((_, index) => index));
        parents.forEach((list, index) => {
          list.forEach((parent) => {
            expect(order.indexOf(parent)).toBeLessThan(order.indexOf(index));
            expect(children[parent]).toContain(index);
          });
        });
        expect(children.flat().length).toBe(parents.flat().length);
      }),
    );
  });

  it('ends chains exactly at the lookups that lead to no other lookup, and drops no lookup', () => {
    fc.assert(
      fc.property(randomSteps, (steps) => {
        const { children, finalSteps, chains } = buildPlanGraph({ steps });
        const lookups = [...steps.keys()].filter(
          (index) => steps.length === 1 || steps[index]?.requiresRetrieval,
        );
        const expected = lookups.filter((index) => !lookups.some((other) => leadsTo(children, index, other)));
        expect(finalSteps).toEqual(expected);
        chains.forEach((chain, at) => {
          const last = finalSteps[at] ?? -1;
          expect(chain).toEqual(
            [...steps.keys()].filter((index) => index === last || leadsTo(children, index, last)),
          );
        });
        expect(new Set(chains.flat()).size).toBeGreaterThanOrEqual(lookups.length);
      }),
    );
  });
});
