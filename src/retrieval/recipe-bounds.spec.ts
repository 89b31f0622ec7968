import { describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { RECIPE_BOUNDS, recipeWithin } from './recipe-bounds.js';
import { DEFAULT_RECIPE, type Recipe } from './recipe.js';

const names = Object.keys(RECIPE_BOUNDS) as (keyof typeof RECIPE_BOUNDS)[];
const refusal = (changes: Partial<Recipe>): unknown => {
  try {
    return recipeWithin(changes);
  } catch (error) {
    return error;
  }
};

describe('A recipe', () => {
  it('is the default one without changes', () => {
    expect(recipeWithin()).toEqual(DEFAULT_RECIPE);
    expect(recipeWithin({})).toEqual(DEFAULT_RECIPE);
  });

  it.each(names)('takes %s at both bounds and nothing beyond them', (name) => {
    const [least, most] = RECIPE_BOUNDS[name];
    expect(recipeWithin({ [name]: least })[name]).toBe(least);
    expect(recipeWithin({ [name]: most })[name]).toBe(most);
    for (const value of [least - 1, most + 1, 1.5, NaN, Infinity, -1])
      expect(refusal({ [name]: value })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([-0.1, 1.1, NaN])('refuses a share of %d for the combined scoring', (combinedAlpha) => {
    expect(refusal({ combinedAlpha })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('names every value out of bounds at once', () => {
    const error = refusal({ beamWidth: 0, poolSize: 1_000_000, combinedAlpha: 2 });
    expect(error).toBeInstanceOf(PaniniError);
    expect((error as PaniniError).message).toMatch(/beamWidth.*poolSize.*combinedAlpha/);
  });
});
