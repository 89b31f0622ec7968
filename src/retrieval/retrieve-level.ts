import { instantiate } from '../planning/instantiate.js';
import type { JudgedCandidate, Branch } from './branch.js';
import { chainScore, usesSimilarity } from './chain-score.js';
import { chainText } from './chain-text.js';
import { finalDrafts, innerDrafts, isToldBefore } from './draft.js';
import type { EmptyStep } from './evidence.js';
import type { HopPorts, HopQuery, HopResult } from './hop.js';
import { judge } from './judge.js';
import type { PendingStep, RicrInput } from './ricr.js';
import { queryKey } from './search-once.js';
import { cut, uniqueByEntity, uniqueByFact, type Selected } from './select.js';
import { relevances, type State } from './state.js';
import type { TraceBuilder } from './trace-builder.js';

interface LevelTools {
  input: RicrInput;
  ports: HopPorts;
  trace: TraceBuilder;
}

interface AskedStep {
  step: PendingStep;
  queries: HopQuery[];
  /** For each prior state the index of its query. */
  queryOf: number[];
}

/** Runs the lookups of one depth: one search and one rerank for all of them, then each step's beam. */
export async function retrieveLevel(
  steps: readonly PendingStep[],
  tools: LevelTools,
): Promise<Map<number, State[]>> {
  const asked = steps.map(askStep);
  const queries = asked.flatMap((one) => one.queries);
  if (queries.length === 0) return new Map();
  const results = await tools.ports.search(queries);
  const judged = await judge(queries, results, { ports: tools.ports, recipe: tools.input.recipe });
  const beams = new Map<number, State[]>();
  let offset = 0;
  for (const one of asked) {
    const range = [offset, offset + one.queries.length] as const;
    offset = range[1];
    beams.set(
      one.step.index,
      await selectBeam(one, { results: results.slice(...range), judged: judged.slice(...range) }, tools),
    );
  }
  return beams;
}

/** Priors that lead to the same question about the same nodes are searched once. */
function askStep(step: PendingStep): AskedStep {
  const queries: HopQuery[] = [];
  const positions = new Map<string, number>();
  const queryOf = step.priors.map((prior) => {
    const query = queryFor(step, prior);
    const key = queryKey(query);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, queries.length);
    return queries.push(query) - 1;
  });
  return { step, queries, queryOf };
}

function queryFor(step: PendingStep, prior: State): HopQuery {
  const chosen = step.parents.flatMap((parent) => prior.choices.get(parent) ?? []);
  const names = new Map(
    step.parents.flatMap((parent): [number, string][] => {
      const choice = prior.choices.get(parent);
      return choice ? [[parent + 1, choice.name]] : [];
    }),
  );
  return { text: instantiate(step.question, names), chosen };
}

async function selectBeam(
  asked: AskedStep,
  found: { results: HopResult[]; judged: JudgedCandidate[][] },
  tools: LevelTools,
): Promise<State[]> {
  const { step, queries } = asked;
  const branches = step.priors.map((prior, index): Branch => {
    const question = asked.queryOf[index] ?? 0;
    const candidates = (found.judged[question] ?? []).filter(
      (candidate) => candidate.kept && !isToldBefore(prior, candidate.pair),
    );
    return { prior, question, asked: queries[question]?.text ?? '', candidates };
  });
  const unique = step.final
    ? uniqueByFact(finalDrafts(step.index, branches))
    : uniqueByEntity(innerDrafts(step.index, branches));
  const { recipe } = tools.input;
  const scored = await score(cut(unique, recipe.chainTopK, 'CHAIN_TOP_K'), tools);
  const selected = cut(scored.selected, widthOf(step, tools.input), 'BEAM');
  const beam = selected.filter((one) => one.pruned === null).map((one) => one.state);
  const empty = beam.length === 0 ? emptyStep(step, found.results) : null;
  tools.trace.retrieved({ step, queries, ...found, selected, similarities: scored.similarities, empty });
  return beam;
}

/** A final step keeps at least a beam. */
function widthOf(step: PendingStep, { recipe, graph }: RicrInput): number {
  if (!step.final) return recipe.beamWidth;
  return Math.max(recipe.beamWidth, Math.ceil(recipe.finalWidth / graph.finalSteps.length));
}

async function score(
  selected: readonly Selected[],
  tools: LevelTools,
): Promise<{ selected: Selected[]; similarities: Map<string, number> }> {
  const { recipe } = tools.input;
  const open = selected.filter((one) => one.pruned === null);
  const values = usesSimilarity(recipe.scoring)
    ? await tools.ports.similarities(open.map((one) => chainText(one.state)))
    : [];
  const similarities = new Map(
    open.flatMap((one, index) => (values[index] === undefined ? [] : [[one.state.id, values[index]]])),
  );
  return {
    similarities,
    selected: selected.map((one) => ({
      ...one,
      state: { ...one.state, score: scoreOf(one.state, similarities, recipe) },
    })),
  };
}

function scoreOf(
  state: State,
  similarities: ReadonlyMap<string, number>,
  recipe: RicrInput['recipe'],
): number {
  return chainScore(recipe, {
    relevances: relevances(state.hops),
    lastHopRelevance: state.lastHopRelevance,
    similarity: similarities.get(state.id) ?? null,
  });
}

function emptyStep(step: PendingStep, results: readonly HopResult[]): EmptyStep {
  const nothing = results.every((result) => result.candidates.length === 0);
  return nothing
    ? { step: step.index, reason: 'NO_CANDIDATE', sentence: 'No stored question comes near this step.' }
    : {
        step: step.index,
        reason: 'NO_ANSWER',
        sentence: 'The stored questions near this step have no answer.',
      };
}
