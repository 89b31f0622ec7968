/** One side of a comparison: what it is called in the question and which steps (1-based) look its value up. */
export interface ComparisonSide {
  /** A name or a placeholder, as it stands in the question. */
  label: string;
  /** Ascending; two for a span of time (birth, death), else one. */
  steps: number[];
}

/** One atomic sub-question; `<ENTITY_Qn>` (1-based) stands for the answer of step n (paper section 4). */
export interface PlanStep {
  question: string;
  /** False for a step that is computed from earlier answers (a comparison) and not looked up. */
  requiresRetrieval: boolean;
  /** Only on a comparison that Panini itself laid out: its sides in the order of the question. */
  sides?: ComparisonSide[];
}

export type PlanSource = 'given' | 'llm' | 'rules' | 'none';

export interface Plan {
  source: PlanSource;
  /** Name and version of what made the plan, e.g. `rules/1`; `given` when the caller did. */
  planner: string;
  steps: PlanStep[];
  /** Sentences for the trace: what the planner could not do and what was done instead. */
  notes: string[];
}

/** The plan as a directed acyclic graph over step indexes (0-based), in the order in which steps can run. */
export interface PlanGraph {
  /** For each step the steps whose answers it uses, ascending. */
  parents: number[][];
  children: number[][];
  /** Every step after all of its parents; ties by index. */
  order: number[];
  /** Retrieval steps no later retrieval step depends on: the last hop of each chain, ascending. */
  finalSteps: number[];
  /** Each chain: a final step with all its ancestors, ascending. */
  chains: number[][];
}
