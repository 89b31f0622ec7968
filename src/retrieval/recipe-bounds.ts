import { PaniniError } from '../errors/panini-error.js';
import { DEFAULT_RECIPE, type Recipe } from './recipe.js';

/** Smallest and largest value a request may set. */
export const RECIPE_BOUNDS = {
  beamWidth: [1, 20],
  finalWidth: [1, 50],
  entityTopK: [1, 100],
  rerankTopK: [1, 100],
  chainTopK: [1, 200],
  poolSize: [1, 200],
  rerankPool: [1, 200],
  evidenceTokens: [20, 20_000],
} as const;

/**
 * The default recipe with a request's changes.
 * @throws PaniniError BAD_USER_INPUT naming every value out of bounds
 */
export function recipeWithin(changes: Partial<Recipe> = {}): Recipe {
  const recipe = { ...DEFAULT_RECIPE, ...changes };
  const faults = Object.entries(RECIPE_BOUNDS).flatMap(([name, [least, most]]) => {
    const value = recipe[name as keyof typeof RECIPE_BOUNDS];
    return Number.isInteger(value) && value >= least && value <= most
      ? []
      : [`${name} must be a whole number from ${least} to ${most}, got ${value}`];
  });
  if (!(recipe.combinedAlpha >= 0 && recipe.combinedAlpha <= 1)) {
    faults.push(`combinedAlpha must be from 0 to 1, got ${recipe.combinedAlpha}`);
  }
  if (faults.length > 0)
    throw new PaniniError('BAD_USER_INPUT', `The recipe is out of bounds: ${faults.join('; ')}.`);
  return recipe;
}
