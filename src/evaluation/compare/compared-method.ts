import { PaniniError } from '../../errors/panini-error.js';
import type { Recipe, SearchSides } from '../../retrieval/recipe.js';
import { BASELINES, type BaselineName } from '../baselines/baseline.js';

/** One method of a comparison: everything that decides what it answers. */
export interface ComparedMethod {
  name: string;
  /** What it is, or what of Panini is left out. */
  what: string;
  kind: 'panini' | 'passages' | 'none' | 'ircot' | 'agent';
  baseline?: BaselineName;
  /** Which pairs an agent's search gives; passages of `baseline` when absent. */
  pairs?: SearchSides;
  /** Changes to the recipe. */
  recipe?: Partial<Recipe>;
  /** True when the question is searched whole, whatever plans the comparison has. */
  undivided?: boolean;
  /** Most o200k tokens of evidence, for a passage method. */
  evidenceTokens?: number;
  /** True for Panini with one part changed. */
  ablation?: boolean;
}

const WHAT: Record<BaselineName, string> = {
  bm25: 'passages by words',
  'bm25+rerank': 'passages by words, reranked',
  dense: 'passages by vectors',
  'dense+rerank': 'passages by vectors, reranked',
};

const PASSAGES: ComparedMethod[] = BASELINES.map((name) => ({
  name,
  what: WHAT[name],
  kind: 'passages',
  baseline: name,
}));

const PANINI: ComparedMethod = { name: 'panini', what: 'Panini as shipped', kind: 'panini' };

/** Beam widths are compared as in the paper: the evidence is what the beams hold, whatever it takes. */
const FINAL_SHARE = 1.4;
const UNBOUNDED_EVIDENCE = 2_000;

const ABLATIONS: ComparedMethod[] = [
  ablation('panini-no-rerank', 'no reranker', { rerank: false }),
  ablation('panini-entities', 'entity side only', { sides: 'entities' }),
  ablation('panini-questions', 'QA side only', { sides: 'questions' }),
  { ...ablation('panini-no-decomposition', 'the question in one step', {}), undivided: true },
  ...[1, 3, 5, 10].map((width) =>
    ablation(`panini-b${width}`, `B = ${width}`, {
      beamWidth: width,
      finalWidth: Math.max(1, Math.round(width * FINAL_SHARE)),
      evidenceTokens: UNBOUNDED_EVIDENCE,
    }),
  ),
  ...(['cumulative', 'last-hop', 'similarity', 'combined'] as const).map((scoring) =>
    ablation(`panini-${scoring}`, `${scoring} scoring`, { scoring }),
  ),
];

const NONE: ComparedMethod = { name: 'none', what: 'the language model alone', kind: 'none' };

/** Methods in which a language model searches in turns. */
const REASONING: ComparedMethod[] = [
  { name: 'ircot', what: 'reason and retrieve passages in turns', kind: 'ircot', baseline: 'bm25' },
  { name: 'agent-bm25', what: 'agent over passages by words', kind: 'agent', baseline: 'bm25' },
  { name: 'agent-dense', what: 'agent over passages by vectors', kind: 'agent', baseline: 'dense' },
  { name: 'agent-pairs', what: 'agent over QA pairs by their questions', kind: 'agent', pairs: 'questions' },
  { name: 'agent-dual', what: 'agent over QA pairs by dual search', kind: 'agent', pairs: 'both' },
];

/** Every method, in the order of a report. */
export const METHODS: readonly ComparedMethod[] = [NONE, ...PASSAGES, ...REASONING, PANINI, ...ABLATIONS];

/**
 * The methods of a comparison in the order of the list, each once: those named, or all but the ablations; `ablations` adds those.
 * @throws PaniniError BAD_USER_INPUT for a name that is none
 */
export function methodsOf(
  names: readonly string[] | undefined,
  { ablations, known = METHODS }: { ablations: boolean; known?: readonly ComparedMethod[] },
): ComparedMethod[] {
  const wrong = names?.filter((name) => !known.some((method) => method.name === name)) ?? [];
  if (wrong.length > 0 || names?.length === 0) {
    throw new PaniniError('BAD_USER_INPUT', `There is no method "${wrong.join('", "')}".`, {
      hint: `Choose from ${known.map(({ name }) => name).join(', ')}.`,
    });
  }
  const named = (method: ComparedMethod): boolean =>
    names ? names.includes(method.name) : method.ablation !== true;
  const whole = ablations ? ['panini'] : [];
  return known.filter(
    (method) => named(method) || whole.includes(method.name) || (ablations && method.ablation === true),
  );
}

function ablation(name: string, what: string, recipe: Partial<Recipe>): ComparedMethod {
  return { name, what, kind: 'panini', recipe, ablation: true };
}
