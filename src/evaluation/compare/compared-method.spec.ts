import { describe, expect, it } from '@jest/globals';
import { recipeWithin } from '../../retrieval/recipe-bounds.js';
import { DEFAULT_RECIPE } from '../../retrieval/recipe.js';
import { methodsOf, METHODS } from './compared-method.js';

const names = (...given: Parameters<typeof methodsOf>): string[] =>
  methodsOf(...given).map(({ name }) => name);

describe('The methods of a comparison', () => {
  it('are all but the ablations when none is named', () => {
    expect(names(undefined, { ablations: false })).toEqual([
      'none',
      'bm25',
      'bm25+rerank',
      'dense',
      'dense+rerank',
      'ircot',
      'agent-bm25',
      'agent-dense',
      'agent-pairs',
      'agent-dual',
      'panini',
    ]);
  });

  it('come each once, in one order, however they are named', () => {
    expect(names(['panini', 'bm25', 'panini'], { ablations: false })).toEqual(['bm25', 'panini']);
  });

  it('have Panini itself beside its ablations', () => {
    const found = names(['bm25'], { ablations: true });
    expect(found.slice(0, 2)).toEqual(['bm25', 'panini']);
    expect(found).toContain('panini-no-decomposition');
    expect(found).toHaveLength(14);
  });

  it('that are unknown are named in the refusal', () => {
    expect(() => methodsOf(['bm52'], { ablations: false })).toThrow(/bm52/);
    expect(() => methodsOf([], { ablations: false })).toThrow(/no method/);
  });

  it('change the recipe within its bounds', () => {
    for (const { recipe } of METHODS) expect(() => recipeWithin(recipe)).not.toThrow();
  });

  it('compare beam widths by what the beams hold, not by what a budget lets through', () => {
    const five = METHODS.find(({ name }) => name === 'panini-b5');
    expect(recipeWithin(five?.recipe)).toEqual({
      ...DEFAULT_RECIPE,
      beamWidth: 5,
      finalWidth: 7,
      evidenceTokens: 2_000,
    });
  });
});
