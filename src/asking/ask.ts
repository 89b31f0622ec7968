import type { Answer } from '../answering/answer.js';
import type { AnsweringMode } from '../answering/answering.service.js';
import type { CallUsage } from '../models/call-usage.js';
import type { Plan } from '../planning/plan.js';
import type { PlanningMode } from '../planning/planning.service.js';
import type { Evidence } from '../retrieval/evidence.js';
import type { Recipe } from '../retrieval/recipe.js';
import type { Scope } from '../retrieval/scope.js';
import type { Trace } from '../retrieval/trace.js';
import type { OnModelFailure } from './local-side.js';

export interface AskRequest {
  question: string;
  /** Who plans when no plan is given; absent: the language model when one is configured, else the rules. */
  plans?: PlanningMode | undefined;
  /** A plan of the caller, as it came; validated before use. */
  plan?: unknown;
  /** Who answers; absent: the language model when one is configured, else the rules. */
  answers?: AnsweringMode | undefined;
  /** Absent: `fail`. */
  onModelFailure?: OnModelFailure | undefined;
  /** Changes to the default recipe, already within bounds. */
  recipe?: Partial<Recipe>;
  scope?: Scope;
  /** True to answer however unsure, as calibration itself must. */
  uncalibrated?: boolean;
  /** Called with each piece of the answering model's reply as it is written. */
  onText?: (piece: string) => void;
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
  /** Calls of the language model in order, by kind: at most five. */
  calls: CallUsage[];
  /** Sentences about what was done otherwise than asked: a model that failed and the rules that stood in. */
  notes: string[];
  ms: { total: number; plan: number; embed: number; graph: number; rerank: number; answer: number };
}
