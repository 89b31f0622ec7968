import { describe, expect, it } from '@jest/globals';
import { recipeWithin } from '../../retrieval/recipe-bounds.js';
import { curveBars, curveMethods, CURVE_BUDGETS, type CurvePoint } from './curve.js';

const points = (panini: number, passages: number): CurvePoint[] =>
  curveMethods().map(({ name }) => {
    const [method = '', budget] = name.split('@');
    const figure = method === 'panini' ? panini : passages;
    return {
      ...{ method, budget: Number(budget), evidenceTokensMean: 1 },
      ...{ answerInEvidence: figure, supportRecall: figure },
    };
  });

describe('The curve over evidence tokens', () => {
  it('has Panini and each passage method at each budget, none above it', () => {
    expect(curveMethods()).toHaveLength(5 * CURVE_BUDGETS.length);
    for (const { kind, recipe, evidenceTokens, name } of curveMethods()) {
      const budget = Number(name.split('@')[1]);
      expect(kind === 'panini' ? recipeWithin(recipe).evidenceTokens : evidenceTokens).toBe(budget);
    }
  });

  it('holds its bars when Panini is a quarter ahead at the smallest budget and level at the third', () => {
    expect(curveBars(points(0.5, 0.4)).map(({ held }) => held)).toEqual([true, true, true, true]);
    expect(curveBars(points(0.45, 0.4)).map(({ held }) => held)).toEqual([false, true, false, true]);
    expect(curveBars(points(0.3, 0.4)).map(({ held }) => held)).toEqual([false, false, false, false]);
  });

  it('holds none without points', () => {
    expect(curveBars([]).some(({ held }) => held)).toBe(false);
  });
});
