import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RECIPE } from '../../retrieval/recipe.js';
import type { TraceStep } from '../../retrieval/trace.js';
import { hopStatistics, hopTime } from './hop-times.js';

const step = (asked: number, kind: TraceStep['kind'] = 'retrieval'): TraceStep => ({
  step: 0,
  kind,
  final: false,
  questions: Array.from({ length: asked }, () => ({
    text: 'Who?',
    chosen: [],
    entities: [],
    candidates: [],
  })),
  states: [],
  empty: null,
});
const ms = { total: 100, plan: 1, embed: 10, graph: 30, rerank: 40, answer: 1 };
const trace = (...steps: TraceStep[]) => ({ recipe: DEFAULT_RECIPE, blends: true, steps, pairs: {} });

describe('The time of a hop', () => {
  it('is the time of the question over the hops that asked something', () => {
    expect(hopTime({ trace: trace(step(1), step(5), step(0), step(1, 'computed')), ms })).toEqual({
      graph: 15,
      model: 25,
    });
    expect(hopTime({ trace: trace(step(0)), ms })).toBeNull();
  });

  it('is summed up by nearest rank, and is no number where nothing was asked', () => {
    const times = [1, 2, 3, 4].map((value) => ({ graph: value, model: value * 10 }));
    expect(hopStatistics(times)).toEqual({
      questions: 4,
      graphP50: 2,
      graphP95: 4,
      modelP50: 20,
      modelP95: 40,
    });
    expect(hopStatistics([]).graphP50).toBeNaN();
  });
});
