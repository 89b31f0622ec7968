import { isLookedUp } from '../planning/plan-graph.js';
import type { Plan, PlanGraph } from '../planning/plan.js';

/**
 * Steps that retrieval runs, grouped by depth: every step stands after all of its parents. Trailing steps without retrieval are
 * left out, since they are answered from the evidence.
 */
export function planLevels(plan: Plan, graph: PlanGraph): number[][] {
  const feeding = feedsLookup(plan, graph);
  const depth = new Map<number, number>();
  const levels: number[][] = [];
  for (const index of graph.order.filter((step) => isLookedUp(plan.steps, step) || feeding.has(step))) {
    const level = 1 + Math.max(-1, ...(graph.parents[index] ?? []).map((parent) => depth.get(parent) ?? -1));
    depth.set(index, level);
    (levels[level] ??= []).push(index);
  }
  return levels;
}

function feedsLookup(plan: Plan, graph: PlanGraph): Set<number> {
  const feeding = new Set<number>();
  for (const index of [...graph.order].reverse()) {
    const children = graph.children[index] ?? [];
    if (children.some((child) => isLookedUp(plan.steps, child) || feeding.has(child))) feeding.add(index);
  }
  return feeding;
}
