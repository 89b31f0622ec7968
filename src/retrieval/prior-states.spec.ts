import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { choiceOf, stateOf } from '../../test/support/ricr-states.js';
import { priorStates } from './prior-states.js';
import { compareStates, EMPTY_STATE, type State } from './state.js';

const names = (state: State) => [...state.choices.entries()].sort().map(([, chosen]) => chosen.name);

describe('The states a step starts from', () => {
  it('are the empty state for a step without parents', () => {
    expect(priorStates([], 5)).toEqual([EMPTY_STATE]);
  });

  it('are the best beams of the one parent, best first', () => {
    const beams = [stateOf(0, 'low', 0.2), stateOf(0, 'high', 0.9), stateOf(0, 'middle', 0.5)];
    expect(priorStates([beams], 2).map(names)).toEqual([['high'], ['middle']]);
  });

  it('are none when a parent found nothing, however many the others found', () => {
    expect(priorStates([[stateOf(0, 'one', 0.5)], []], 5)).toEqual([]);
  });

  it('are all combinations of independent parents, the best B of them', () => {
    const left = [stateOf(0, 'a', 0.9), stateOf(0, 'b', 0.4)];
    const right = [stateOf(1, 'x', 0.8), stateOf(1, 'y', 0.1)];
    expect(priorStates([left, right], 3).map(names)).toEqual([
      ['a', 'x'],
      ['b', 'x'],
      ['a', 'y'],
    ]);
    expect(priorStates([left, right], 1)[0]?.score).toBeCloseTo(Math.sqrt(0.9 * 0.8), 12);
  });

  it('never combine contradicting choices of a shared ancestor', () => {
    const [ada, ben] = [stateOf(0, 'Ada', 0.9), stateOf(0, 'Ben', 0.8)];
    const left = [
      stateOf(1, 'born of Ada', { score: 0.9, before: ada }),
      stateOf(1, 'born of Ben', { score: 0.8, before: ben }),
    ];
    const right = [stateOf(2, 'died of Ben', { score: 0.9, before: ben })];
    expect(priorStates([left, right], 5).map(names)).toEqual([['Ben', 'born of Ben', 'died of Ben']]);
    expect(priorStates([left.slice(0, 1), right], 5)).toEqual([]);
  });

  it('never combine two people of one name', () => {
    const one = stateOf(0, { name: 'Edrin', id: 'composer' }, 0.9);
    const hop = one.hops.get(0);
    const other: State = {
      ...one,
      choices: new Map([[0, choiceOf({ name: 'Edrin', id: 'shipwright' })]]),
      hops: new Map(hop ? [[0, hop]] : []),
    };
    expect(
      priorStates(
        [[stateOf(1, 'x', { score: 0.9, before: one })], [stateOf(2, 'y', { score: 0.9, before: other })]],
        5,
      ),
    ).toEqual([]);
  });

  it('stay bounded for many parents with many beams', () => {
    const beam = (step: number) =>
      Array.from({ length: 20 }, (_, at) => stateOf(step, `n${at}`, (at + 1) / 21));
    const parents = Array.from({ length: 8 }, (_, step) => beam(step));
    const started = performance.now();
    const states = priorStates(parents, 20);
    expect(states).toHaveLength(20);
    expect(names(states[0] ?? EMPTY_STATE)).toEqual(Array.from({ length: 8 }, () => 'n19'));
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('of a random diamond agree with each parent, are at most B, and stand best first', () => {
    const beam = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 99 })), { maxLength: 6 });
    fc.assert(
      fc.property(beam, beam, fc.integer({ min: 1, max: 6 }), (one, other, width) => {
        const roots = ['a', 'b', 'c', 'd'].map((name, at) => stateOf(0, name, 0.9 - at / 10));
        const root = (at: number) => roots[at] ?? EMPTY_STATE;
        const made = (step: number, drafts: [number, number][]) =>
          drafts.map(([from, score], at) =>
            stateOf(step, `s${step}-${at}`, { score: score / 100, before: root(from) }),
          );
        const [left, right] = [made(1, one), made(2, other)];
        const states = priorStates([left, right], width);
        expect(states.length).toBeLessThanOrEqual(width);
        expect([...states].sort(compareStates)).toEqual(states);
        const pairs = left.flatMap((l) =>
          right.filter((r) => l.choices.get(0)?.name === r.choices.get(0)?.name),
        );
        expect(states).toHaveLength(Math.min(width, pairs.length));
        for (const state of states) {
          const sources = [left, right].map((beamOf, at) =>
            beamOf.find((parent) => parent.choices.get(at + 1)?.name === state.choices.get(at + 1)?.name),
          );
          for (const source of sources) expect(source?.choices.get(0)?.name).toBe(state.choices.get(0)?.name);
        }
      }),
    );
  });
});
