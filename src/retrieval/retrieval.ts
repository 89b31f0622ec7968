import type { Plan, PlanGraph } from '../planning/plan.js';
import type { Evidence } from './evidence.js';
import type { Recipe } from './recipe.js';
import type { Scope } from './scope.js';
import type { Trace } from './trace.js';

export interface RetrievalRequest {
  question: string;
  plan: Plan;
  graph: PlanGraph;
  recipe: Recipe;
  scope: Scope;
}

/** Milliseconds spent per kind of work, summed over the steps. */
export interface RetrievalTimes {
  embed: number;
  graph: number;
  rerank: number;
}

export interface Retrieval {
  evidence: Evidence;
  trace: Trace;
  ms: RetrievalTimes;
}
