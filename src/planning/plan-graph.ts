import { referencesIn } from './placeholder.js';
import type { Plan, PlanGraph, PlanStep } from './plan.js';

/** The graph of a plan whose references all point back (validatePlan and planByRules give no others; a reference that does not is ignored). */
export function buildPlanGraph(plan: Pick<Plan, 'steps'>): PlanGraph {
  const parents = parentsOf(plan.steps);
  const children = childrenOf(parents);
  const finalSteps = finalStepsOf(plan.steps, children);
  return {
    parents,
    children,
    // Every parent has a smaller index than its child, so the plan's own order is a topological one.
    order: plan.steps.map((_step, index) => index),
    finalSteps,
    chains: finalSteps.map((step) => withAncestors(step, parents)),
  };
}

/** Whether a step is looked up: a plan's only step always is, for there is nothing to compute it from. */
export function isLookedUp(steps: readonly PlanStep[], index: number): boolean {
  return steps.length === 1 || steps[index]?.requiresRetrieval === true;
}

function parentsOf(steps: readonly PlanStep[]): number[][] {
  const parents: number[][] = [];
  steps.forEach((step, index) => {
    const named = namedBy(step).filter((target) => target < index);
    parents.push(named.length === 0 && !isLookedUp(steps, index) ? sinksAmong(parents) : named);
  });
  return parents;
}

/** Indexes a step uses: the placeholders in its question and, for a comparison, the lookups of its sides. */
function namedBy(step: PlanStep): number[] {
  const numbers = [...referencesIn(step.question), ...(step.sides ?? []).flatMap((side) => side.steps)];
  return [...new Set(numbers.map((number) => number - 1))].sort((left, right) => left - right);
}

function sinksAmong(parents: readonly number[][]): number[] {
  const used = new Set(parents.flat());
  return [...parents.keys()].filter((index) => !used.has(index));
}

function childrenOf(parents: readonly number[][]): number[][] {
  const children: number[][] = parents.map(() => []);
  parents.forEach((ofStep, index) => ofStep.forEach((parent) => children[parent]?.push(index)));
  return children;
}

/** Read from the last step to the first: a step is used when some child is looked up, or is itself used by a lookup. */
function finalStepsOf(steps: readonly PlanStep[], children: readonly number[][]): number[] {
  const feedsLookup: boolean[] = [];
  const final: number[] = [];
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    feedsLookup[index] = (children[index] ?? []).some(
      (child) => isLookedUp(steps, child) || feedsLookup[child] === true,
    );
    if (isLookedUp(steps, index) && !feedsLookup[index]) final.unshift(index);
  }
  return final;
}

function withAncestors(step: number, parents: readonly number[][]): number[] {
  const reached = new Set([step]);
  // Ancestors have smaller indexes, so one pass downwards meets each after all of its descendants.
  for (let index = step; index >= 0; index -= 1) {
    if (reached.has(index)) parents[index]?.forEach((parent) => reached.add(parent));
  }
  return [...reached].sort((left, right) => left - right);
}
