import type { Recipe } from '../../retrieval/recipe.js';
import { BASELINES } from '../baselines/baseline.js';
import { bar, type Bar } from '../bench/bar.js';
import type { ComparedMethod } from './compared-method.js';
import type { Comparison } from './comparison.js';

/** o200k tokens of evidence that each method may give. */
export const CURVE_BUDGETS = [150, 300, 600, 1_000] as const;

export interface CurvePoint {
  method: string;
  budget: number;
  answerInEvidence: number | null;
  supportRecall: number | null;
  evidenceTokensMean: number | null;
}

const MARK = '@';

/** With more room more chains are kept, else the room stays empty. */
const BEAMS: Record<(typeof CURVE_BUDGETS)[number], Partial<Recipe>> = {
  150: {},
  300: { beamWidth: 10, finalWidth: 20, chainTopK: 30, rerankTopK: 25 },
  600: { beamWidth: 20, finalWidth: 50, chainTopK: 100, rerankTopK: 50, rerankPool: 60 },
  1_000: { beamWidth: 20, finalWidth: 50, chainTopK: 150, rerankTopK: 60, rerankPool: 60 },
};

/** Panini and the passage methods at each budget, as methods of a comparison; passages stay whole. */
export function curveMethods(): ComparedMethod[] {
  return CURVE_BUDGETS.flatMap((budget) => [
    ...BASELINES.map((name): ComparedMethod => ({
      name: `${name}${MARK}${budget}`,
      what: `at most ${budget} evidence tokens`,
      kind: 'passages',
      baseline: name,
      evidenceTokens: budget,
    })),
    {
      name: `panini${MARK}${budget}`,
      what: `at most ${budget} evidence tokens`,
      kind: 'panini',
      recipe: { ...BEAMS[budget], evidenceTokens: budget },
    },
  ]);
}

/** The points of the curve among the rows of a comparison. */
export function curvePoints({ rows }: Comparison): CurvePoint[] {
  return rows.flatMap(({ name, summary }) => {
    const [method = '', budget] = name.split(MARK);
    if (budget === undefined) return [];
    const { answerInEvidence, supportRecall, evidenceTokensMean } = summary;
    return [{ method, budget: Number(budget), answerInEvidence, supportRecall, evidenceTokensMean }];
  });
}

const BEST_SHARE = 1.25;
const [SMALLEST, , MIDDLE] = CURVE_BUDGETS;

/** What the curve promises: Panini ahead of the best passage method where room is short, and not behind the strongest where it is not. */
export function curveBars(points: readonly CurvePoint[]): Bar[] {
  return (['answerInEvidence', 'supportRecall'] as const).flatMap((figure) => {
    const at = (method: string, budget: number): number =>
      points.find((point) => point.method === method && point.budget === budget)?.[figure] ?? NaN;
    const best = Math.max(...BASELINES.map((name) => at(name, SMALLEST)));
    const strongest = at('dense+rerank', MIDDLE);
    return [
      bar(
        `${figure} at ${SMALLEST} tokens as a share of the best passage method's`,
        at('panini', SMALLEST) / best,
        ['at least', BEST_SHARE],
      ),
      bar(`${figure} at ${MIDDLE} tokens less that of dense+rerank`, at('panini', MIDDLE) - strongest, [
        'at least',
        0,
      ]),
    ];
  });
}
