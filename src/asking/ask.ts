import type { Answer } from '../answering/answer.js';
import type { Plan } from '../planning/plan.js';
import type { Evidence } from '../retrieval/evidence.js';
import type { Recipe } from '../retrieval/recipe.js';
import type { Scope } from '../retrieval/scope.js';
import type { Trace } from '../retrieval/trace.js';

export interface AskRequest {
  question: string;
  /** Who plans when no plan is given. */
  plans: 'rules' | 'none';
  /** A plan of the caller, as it came; validated before use. */
  plan?: unknown;
  /** Changes to the default recipe, already within bounds. */
  recipe?: Partial<Recipe>;
  scope?: Scope;
}

/** Names of what produced an answer. */
export interface ModelNames {
  planner: string;
  embedder: string;
  reranker: string;
  answerer: string;
}

export interface AskResult {
  question: string;
  plan: Plan;
  evidence: Evidence;
  trace: Trace;
  answer: Answer;
  models: ModelNames;
  ms: { total: number; plan: number; embed: number; graph: number; rerank: number; answer: number };
}
