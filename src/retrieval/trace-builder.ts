import type { JudgedCandidate } from './branch.js';
import type { SelectedValue } from './computed-step.js';
import type { EmptyStep, QaPair } from './evidence.js';
import type { HopQuery, HopResult } from './hop.js';
import type { Recipe } from './recipe.js';
import type { PendingStep } from './ricr.js';
import type { Selected } from './select.js';
import { relevances } from './state.js';
import type { Trace, TraceQuestion, TraceState, TraceStep } from './trace.js';

export interface RetrievedStep {
  step: PendingStep;
  queries: HopQuery[];
  results: HopResult[];
  judged: JudgedCandidate[][];
  selected: Selected[];
  similarities: ReadonlyMap<string, number>;
  empty: EmptyStep | null;
}

/** Collects what each step did, in the order of the plan. */
export class TraceBuilder {
  private readonly steps = new Map<number, TraceStep>();
  private readonly pairs = new Map<string, QaPair>();

  constructor(
    private readonly recipe: Recipe,
    private readonly blends: boolean,
  ) {}

  retrieved(done: RetrievedStep): void {
    for (const candidate of done.judged.flat()) this.pairs.set(candidate.pair.id, candidate.pair);
    this.steps.set(done.step.index, {
      step: done.step.index,
      kind: 'retrieval',
      final: done.step.final,
      questions: done.queries.map((query, index) =>
        traceQuestion(query, done.results[index], done.judged[index] ?? []),
      ),
      states: done.selected.map((one) => traceState(one, done.similarities)),
      empty: done.empty,
    });
  }

  computed(step: PendingStep, selected: readonly SelectedValue[], empty: EmptyStep | null): void {
    this.steps.set(step.index, {
      step: step.index,
      kind: 'computed',
      final: false,
      questions: [],
      states: selected.map(computedState),
      empty,
    });
  }

  /** `final` is null at a computed step. */
  empty(empty: EmptyStep, final: boolean | null): void {
    this.steps.set(empty.step, {
      step: empty.step,
      kind: final === null ? 'computed' : 'retrieval',
      final: final ?? false,
      questions: [],
      states: [],
      empty,
    });
  }

  emptySteps(): EmptyStep[] {
    return this.inOrder().flatMap((step) => (step.empty ? [step.empty] : []));
  }

  build(): Trace {
    const pairs = [...this.pairs.entries()].sort(([left], [right]) => (left < right ? -1 : 1));
    return {
      recipe: this.recipe,
      blends: this.blends,
      steps: this.inOrder(),
      pairs: Object.fromEntries(pairs),
    };
  }

  private inOrder(): TraceStep[] {
    return [...this.steps.values()].sort((left, right) => left.step - right.step);
  }
}

function traceQuestion(
  query: HopQuery,
  result: HopResult | undefined,
  judged: JudgedCandidate[],
): TraceQuestion {
  return {
    text: query.text,
    chosen: query.chosen,
    entities: result?.entities ?? [],
    candidates: judged.map(({ pair, ...candidate }) => ({ questionId: pair.id, ...candidate })),
  };
}

function traceState(one: Selected, similarities: ReadonlyMap<string, number>): TraceState {
  return {
    id: one.state.id,
    prior: one.prior,
    question: one.question,
    questionId: one.pair.id,
    chosen: one.chosen,
    relevance: one.state.lastHopRelevance,
    chainRelevances: relevances(one.state.hops),
    similarity: similarities.get(one.state.id) ?? null,
    score: one.state.score,
    pruned: one.pruned,
  };
}

function computedState({ state, prior, pruned }: SelectedValue): TraceState {
  return {
    id: state.id,
    prior,
    question: -1,
    questionId: '',
    chosen: state.choices.get(state.step) ?? null,
    relevance: state.lastHopRelevance,
    chainRelevances: relevances(state.hops),
    similarity: null,
    score: state.score,
    pruned,
  };
}
