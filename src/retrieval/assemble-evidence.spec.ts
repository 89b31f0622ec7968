import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from '@jest/globals';
import { stateOf } from '../../test/support/ricr-states.js';
import { inputOf, stepsOf } from '../../test/support/ricr-world.js';
import { assembleEvidence } from './assemble-evidence.js';
import type { State } from './state.js';

const { graph } = inputOf(stepsOf('A?', 'B?', 'C of <ENTITY_Q1>?', 'D of <ENTITY_Q2>?', ['Which is older?']));
const [a, b] = [stateOf(0, 'a', 0.9), stateOf(1, 'b', 0.8)];
const beams = (states: State[]): Map<number, State[]> =>
  new Map([2, 3].map((step) => [step, states.filter((state) => state.step === step)]));
const four = [
  stateOf(2, 'c low', { score: 0.3, before: a }),
  stateOf(2, 'c high', { score: 0.7, before: a }),
  stateOf(3, 'd', { score: 0.99, before: b }),
];

describe('Evidence', () => {
  it('holds all surviving beams of all final steps, in the order of the chains', () => {
    const { groups, lines } = assembleEvidence(graph, beams(four), { emptySteps: [], budget: 2_000 });
    expect(groups.map(({ finalStep, steps }) => [finalStep, steps])).toEqual([
      [2, [0, 2]],
      [3, [1, 3]],
    ]);
    expect(
      groups.map(({ chains }) => chains.map((chain) => chain.hops.at(-1)?.pair.answers[0]?.name)),
    ).toEqual([['c high', 'c low'], ['d']]);
    expect(lines.map(({ answers }) => answers[0])).toEqual(['a', 'c high', 'c low', 'b', 'd']);
  });

  it('names each pair once, with the score of the best chain that holds it', () => {
    const { lines, groups } = assembleEvidence(graph, beams(four), { emptySteps: [], budget: 2_000 });
    const shared = lines.filter(({ answers }) => answers[0] === 'a');
    expect(shared).toHaveLength(1);
    expect(shared[0]?.score).toBe(groups[0]?.chains[0]?.score);
  });

  it('counts the o200k tokens of exactly the text that is sent', () => {
    const { lines, tokens } = assembleEvidence(graph, beams(four), { emptySteps: [], budget: 2_000 });
    expect(lines[0]?.text).toBe(`${lines[0]?.question} a`);
    expect(tokens).toBe(encode(lines.map((line) => line.text).join('\n')).length);
    expect(tokens).toBeGreaterThan(20);
  });

  it('of steps that found nothing has no line, no token, and says why', () => {
    const empty = { step: 0, reason: 'NO_CANDIDATE' as const, sentence: 'Nothing.' };
    const evidence = assembleEvidence(graph, new Map(), { emptySteps: [empty], budget: 2_000 });
    expect(evidence).toMatchObject({ lines: [], tokens: 0, emptySteps: [empty] });
    expect(evidence.groups.map(({ chains }) => chains)).toEqual([[], []]);
  });

  it('collects the sources of a pair over the chains that hold it', () => {
    const [one, other] = [
      stateOf(2, 'c', { score: 0.9, before: a }),
      stateOf(3, 'd', { score: 0.9, before: b }),
    ];
    const hop = one.hops.get(0);
    if (!hop) throw new Error('A state has its hops.');
    const second = {
      ...hop,
      step: 1,
      sources: [{ ...hop.pair.source, questionId: 'q2', document: 'other' }],
    };
    const joined = { ...other, hops: new Map([...other.hops, [1, second]]) };
    const { lines } = assembleEvidence(graph, beams([one, joined]), { emptySteps: [], budget: 2_000 });
    expect(lines[0]?.sources.map(({ document }) => document)).toEqual(['d', 'other']);
  });
});
