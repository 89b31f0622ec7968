import fc from 'fast-check';
import type { PlanStep } from '../../src/planning/plan.js';
import type { QaPair } from '../../src/retrieval/evidence.js';
import { DEFAULT_RECIPE, type Recipe } from '../../src/retrieval/recipe.js';
import { factOf } from './ricr-world.js';

export interface RandomWalk {
  pairs: QaPair[];
  steps: PlanStep[];
  recipe: Recipe;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Edrin Tolvey', '???'];
const RELATIONS = ['father', 'teacher', 'rival', 'heir'];

const fact = fc.record({
  document: fc.constantFrom('a', 'b', 'c'),
  relation: fc.constantFrom(...RELATIONS),
  of: fc.constantFrom(...NAMES),
  is: fc.array(fc.constantFrom(...NAMES), { maxLength: 3 }),
  born: fc.option(fc.constantFrom('1798', '1841'), { nil: null }),
  type: fc.constantFrom(null, 'person', 'place'),
});

const world = fc.array(fact, { maxLength: 14 }).map((facts) => {
  const pairs = facts.flatMap(({ document, relation, of, is, born, type }) => {
    const facts_ = born ? [{ kind: 'birth-date' as const, value: born }] : [];
    return factOf({
      document,
      forward: `Who was the ${relation} of ${of}?`,
      inverse: `Whose ${relation} was ${is.join(' and ') || 'nobody'}?`,
      of: { name: of, coarseType: type },
      is: [...new Set(is)].map((name) => ({ name, facts: facts_ })),
    });
  });
  return [...new Map(pairs.map((pair) => [pair.id, pair])).values()];
});

/** A step may name up to two earlier ones, which makes chains, joins and diamonds; a third of them are computed. */
const plan = fc
  .array(
    fc.record({
      references: fc.uniqueArray(fc.nat(5), { maxLength: 2 }),
      relation: fc.constantFrom(...RELATIONS),
      start: fc.constantFrom(...NAMES),
      isComputed: fc.nat(2).map((draw) => draw === 0),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drafts): PlanStep[] =>
    drafts.map(({ references, relation, start, isComputed }, index) => {
      const named = references.filter((step) => step < index).map((step) => `<ENTITY_Q${step + 1}>`);
      const question = isComputed
        ? `Is ${named.join(' or ')} older?`
        : `Who was the ${relation} of ${named.join(' and ') || start}?`;
      return { question, requiresRetrieval: !isComputed };
    }),
  );

const recipe: fc.Arbitrary<Recipe> = fc
  .record({
    beamWidth: fc.integer({ min: 1, max: 6 }),
    finalWidth: fc.integer({ min: 1, max: 8 }),
    rerankTopK: fc.integer({ min: 1, max: 15 }),
    chainTopK: fc.integer({ min: 1, max: 15 }),
    poolSize: fc.integer({ min: 1, max: 40 }),
    rerankPool: fc.integer({ min: 1, max: 40 }),
    scoring: fc.constantFrom(
      'geometric' as const,
      'cumulative' as const,
      'last-hop' as const,
      'similarity' as const,
      'combined' as const,
    ),
    combinedAlpha: fc.constantFrom(0, 0.5, 1),
    rerank: fc.boolean(),
  })
  .map((changes) => ({ ...DEFAULT_RECIPE, ...changes }));

/** Any plan over any small world with any recipe. */
export const randomWalk: fc.Arbitrary<RandomWalk> = fc.record({ pairs: world, steps: plan, recipe });
