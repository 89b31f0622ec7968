import { isLookedUp } from '../planning/plan-graph.js';
import type { Plan, PlanGraph } from '../planning/plan.js';
import { assembleEvidence } from './assemble-evidence.js';
import { computeStep } from './computed-step.js';
import type { EmptyStep, Evidence } from './evidence.js';
import type { HopPorts } from './hop.js';
import { planLevels } from './plan-levels.js';
import { priorStates } from './prior-states.js';
import type { Recipe } from './recipe.js';
import { retrieveLevel } from './retrieve-level.js';
import { searchOnce } from './search-once.js';
import type { State } from './state.js';
import { TraceBuilder } from './trace-builder.js';
import type { Trace } from './trace.js';

export interface RicrInput {
  question: string;
  plan: Plan;
  graph: PlanGraph;
  recipe: Recipe;
}

/** A step that is about to run, with the states it starts from. */
export interface PendingStep {
  index: number;
  /** The step's question with its placeholders. */
  question: string;
  final: boolean;
  parents: number[];
  priors: State[];
}

/**
 * Reasoning inference chain retrieval (paper section 4): runs the plan's steps in topological order, all
 * steps of one depth in one round trip, and keeps the best beams after each. An empty step ends its branch with a reason.
 */
export async function ricr(input: RicrInput, ports: HopPorts): Promise<{ evidence: Evidence; trace: Trace }> {
  const beams = new Map<number, readonly State[]>();
  const trace = new TraceBuilder(input.recipe, ports.blends);
  const tools = { input, ports: searchOnce(ports), trace };
  for (const level of planLevels(input.plan, input.graph)) {
    const steps = level.map((index) => pendingStep(input, beams, index));
    const open = steps.filter((step) => step.priors.length > 0);
    for (const step of steps.filter((one) => one.priors.length === 0))
      trace.empty(noPriors(step, beams), isLookedUp(input.plan.steps, step.index) ? step.final : null);
    const lookups = open.filter((step) => isLookedUp(input.plan.steps, step.index));
    const outcomes = await retrieveLevel(lookups, tools);
    for (const [index, states] of outcomes) beams.set(index, states);
    for (const step of open.filter((one) => !lookups.includes(one)))
      beams.set(step.index, computeStep(step, input.recipe.beamWidth, trace));
  }
  const evidence = assembleEvidence(input.graph, beams, {
    emptySteps: trace.emptySteps(),
    budget: input.recipe.evidenceTokens,
  });
  return { evidence, trace: trace.build() };
}

function pendingStep(
  input: RicrInput,
  beams: ReadonlyMap<number, readonly State[]>,
  index: number,
): PendingStep {
  const parents = input.graph.parents[index] ?? [];
  return {
    index,
    question: input.plan.steps[index]?.question ?? '',
    final: input.graph.finalSteps.includes(index),
    parents,
    priors: priorStates(
      parents.map((parent) => beams.get(parent) ?? []),
      input.recipe.beamWidth,
    ),
  };
}

function noPriors(step: PendingStep, beams: ReadonlyMap<number, readonly State[]>): EmptyStep {
  const missing = step.parents.filter((parent) => (beams.get(parent) ?? []).length === 0);
  if (missing.length > 0) {
    const names = missing.map((parent) => parent + 1).join(', ');
    return {
      step: step.index,
      reason: 'NO_PRIOR_STATE',
      sentence: `Step ${names} found nothing to go on with.`,
    };
  }
  return {
    step: step.index,
    reason: 'CONTRADICTING_ANCESTORS',
    sentence: 'The steps this one needs rest on different choices of the same earlier step.',
  };
}
