import { answerFromEvidence } from '../../src/answering/extractive-answer.js';
import type { Answer } from '../../src/answering/answer.js';
import { DEFAULT_THRESHOLDS } from '../../src/answering/thresholds.js';
import { buildPlanGraph } from '../../src/planning/plan-graph.js';
import type { Plan, PlanGraph } from '../../src/planning/plan.js';
import { assembleEvidence } from '../../src/retrieval/assemble-evidence.js';
import { chainText } from '../../src/retrieval/chain-text.js';
import { factKey } from '../../src/retrieval/draft.js';
import type { Evidence, Source } from '../../src/retrieval/evidence.js';
import { rerankText } from '../../src/retrieval/evidence-text.js';
import type { HopPorts } from '../../src/retrieval/hop.js';
import { priorStates } from '../../src/retrieval/prior-states.js';
import { relevance } from '../../src/retrieval/relevance.js';
import { queryKey } from '../../src/retrieval/search-once.js';
import type { Chosen, State } from '../../src/retrieval/state.js';
import { cannotBeOne, keyOf, support } from '../../src/retrieval/support.js';
import type {
  Trace,
  TraceCandidate,
  TraceQuestion,
  TraceState,
  TraceStep,
} from '../../src/retrieval/trace.js';
import { relationSupport } from '../../src/relations/relation-support.js';

/** What a trace alone comes to; `faults` says where the trace and the recomputation differ. */
export interface Replay {
  faults: string[];
  evidence: Evidence;
  answer: Answer;
}

/** Computes every relevance, chain score, keep, prune and the answer again, from the trace, the question and the plan. */
export function replayTrace(trace: Trace, question: string, plan: Plan): Replay {
  const graph = buildPlanGraph(plan);
  const replay = new TraceReplay(trace, graph);
  replay.run(true);
  const emptySteps = trace.steps.flatMap((step) => (step.empty ? [step.empty] : []));
  const evidence = assembleEvidence(graph, replay.beams, {
    emptySteps,
    budget: trace.recipe.evidenceTokens,
  });
  const answer = answerFromEvidence({ question, plan, graph, evidence, thresholds: DEFAULT_THRESHOLDS });
  return { faults: replay.faults, evidence, answer };
}

class TraceReplay {
  readonly faults: string[] = [];
  readonly beams = new Map<number, State[]>();
  /** Every state by the text of its chain, for the similarity scorings. */
  readonly similarities = new Map<string, number>();

  constructor(
    private readonly trace: Trace,
    private readonly graph: PlanGraph,
  ) {}

  /** Rebuilds the beams of each step; `check` also recomputes every number and decision in it. */
  run(check: boolean): void {
    for (const step of this.trace.steps) {
      const parents = this.graph.parents[step.step] ?? [];
      const priors = priorStates(
        parents.map((parent) => this.beams.get(parent) ?? []),
        this.trace.recipe.beamWidth,
      );
      if (check) step.questions.forEach((one) => this.checkQuestion(step, one));
      if (check && step.kind === 'retrieval') this.checkSelection(step, priors);
      this.takeBeam(step, priors);
    }
  }

  private check(what: string, told: unknown, computed: unknown): void {
    const [left, right] = [JSON.stringify(told), JSON.stringify(computed)];
    if (left !== right) this.faults.push(`${what}: the trace says ${left}, computed ${right}`);
  }

  private checkQuestion(step: TraceStep, question: TraceQuestion): void {
    const { recipe } = this.trace;
    const shown = question.candidates.filter((one) => one.rerankScore !== null);
    if (recipe.rerank && shown.length > 0)
      this.check(
        'shown to the reranker',
        shown.length,
        Math.min(recipe.rerankPool, question.candidates.length),
      );
    const judged = shown.length > 0 ? shown : question.candidates;
    const best = [...judged].sort(byRelevance).slice(0, recipe.rerankTopK);
    const kept = question.candidates.filter((one) => one.kept);
    const name = `step ${step.step} "${question.text}"`;
    this.check(`kept at ${name}`, ids(kept), ids(best));
    for (const candidate of judged) this.checkRelevance(name, question, candidate);
  }

  private checkRelevance(name: string, question: TraceQuestion, candidate: TraceCandidate): void {
    const pair = this.pair(candidate.questionId);
    const { cosine, rerankScore, relation } = candidate;
    this.check(`support of ${pair.id} at ${name}`, candidate.support, support(question, pair));
    this.check(`relation of ${pair.id} at ${name}`, relation, relationSupport(question.text, pair));
    const computed = candidate.support * relevance({ cosine, rerankScore, relation }, this.trace.blends);
    this.check(`relevance of ${pair.id} at ${name}`, candidate.relevance, computed);
  }

  private checkSelection(step: TraceStep, priors: readonly State[]): void {
    const name = `step ${step.step}`;
    this.check(`states of ${name}`, this.draftsTold(step), this.draftsExpected(step, priors));
    for (const state of step.states) {
      this.check(`score of ${state.id} at ${name}`, state.score, this.scoreOf(priors, state));
    }
    this.check(`prunes at ${name}`, prunesTold(step), this.prunesExpected(step));
  }

  private draftsTold(step: TraceStep): string[] {
    return step.states.map((one) => `${one.prior}|${one.question}|${one.questionId}`).sort();
  }

  private draftsExpected(step: TraceStep, priors: readonly State[]): string[] {
    const parents = this.graph.parents[step.step] ?? [];
    return priors
      .flatMap((prior) => {
        const chosen = parents
          .flatMap((parent) => prior.choices.get(parent)?.entityIds.join() ?? [])
          .join(';');
        const index = step.questions.findIndex(
          (one) => one.chosen.map((choice) => choice.entityIds.join()).join(';') === chosen,
        );
        const kept = step.questions[index]?.candidates.filter((one) => one.kept) ?? [];
        return kept.flatMap(({ questionId }) => {
          if (this.isToldBy(prior, questionId)) return [];
          const answers = this.pair(questionId).answers.length;
          const copies = step.final ? Math.min(1, answers) : answers;
          return Array.from({ length: copies }, () => `${prior.id}|${index}|${questionId}`);
        });
      })
      .sort();
  }

  private isToldBy(prior: State, questionId: string): boolean {
    const pair = this.pair(questionId);
    return [...prior.hops.values()].some(
      (hop) => hop.pair.id === questionId || isSameRelation(hop.pair, pair),
    );
  }

  /** Chain score by the recipe's formula, written out again here. */
  private scoreOf(priors: readonly State[], state: TraceState): number {
    const prior = priors.find((one) => one.id === state.prior);
    if (!prior) this.faults.push(`${state.id} extends the unknown state ${state.prior}`);
    const relevances = [...(prior?.hops.values() ?? [])]
      .sort((left, right) => left.step - right.step)
      .map((hop) => hop.relevance)
      .concat(state.relevance);
    this.check(`relevances of ${state.id}`, state.chainRelevances, relevances);
    const { scoring, combinedAlpha } = this.trace.recipe;
    const mapped = mean(relevances.map((one) => (one + 1) / 2));
    const similarity = state.similarity ?? 0;
    return {
      geometric: mean(relevances),
      cumulative: mapped,
      'last-hop': state.relevance,
      similarity,
      combined: combinedAlpha * mapped + (1 - combinedAlpha) * similarity,
    }[scoring];
  }

  private prunesExpected(step: TraceStep): string[] {
    const { recipe } = this.trace;
    const copies = step.final ? this.copiesOf(step) : new Map<string, TraceState[]>();
    const reasons = new Map<string, string>();
    const unique: TraceState[] = [];
    for (const state of [...step.states].sort(byGeometric)) {
      const isCopy = step.final ? copies.get(state.id)?.[0] !== state : isSameEntity(state, unique);
      if (isCopy) reasons.set(state.id, step.final ? 'SAME_FACT' : 'SAME_ENTITY');
      else unique.push(state);
    }
    unique.slice(recipe.chainTopK).forEach((state) => reasons.set(state.id, 'CHAIN_TOP_K'));
    const scored = unique.slice(0, recipe.chainTopK).sort(byScore);
    const shared = Math.ceil(recipe.finalWidth / this.graph.finalSteps.length);
    const most = step.final ? Math.max(recipe.beamWidth, shared) : recipe.beamWidth;
    scored.slice(most).forEach((state) => reasons.set(state.id, 'BEAM'));
    return step.states.map((state) => `${state.id} ${reasons.get(state.id) ?? 'kept'}`).sort();
  }

  /** The states that stand for a state's fact: it states it too, or the other direction of a verb phrase that does. */
  private copiesOf(step: TraceStep): Map<string, TraceState[]> {
    const groups: TraceState[][] = [];
    for (const state of [...step.states].sort(byGeometric)) {
      const own = this.pair(state.questionId);
      const group = groups.find(
        ([best, ...more]) =>
          best &&
          !isOfNamesake(this.pair(best.questionId), own) &&
          [best, ...more].some((one) => isSameFact(this.pair(one.questionId), own)),
      );
      if (group) group.push(state);
      else groups.push([state]);
    }
    return new Map(groups.flatMap((group) => group.map((state) => [state.id, group])));
  }

  private takeBeam(step: TraceStep, priors: readonly State[]): void {
    const states = step.states.flatMap((told) => {
      const prior = priors.find((one) => one.id === told.prior);
      return prior ? [this.stateOf(step, told, prior)] : [];
    });
    for (const [index, told] of step.states.entries()) {
      const state = states[index];
      if (state && told.similarity !== null) this.similarities.set(chainText(state), told.similarity);
    }
    const kept = states.filter((state) =>
      step.states.some((told) => told.id === state.id && told.pruned === null),
    );
    this.beams.set(step.step, kept);
  }

  private stateOf(step: TraceStep, told: TraceState, prior: State): State {
    const { id, chosen, score, relevance: lastHopRelevance } = told;
    const choices = chosen ? new Map([...prior.choices, [step.step, chosen]]) : prior.choices;
    const hops = new Map(prior.hops);
    const asked = step.questions[told.question]?.text;
    if (asked !== undefined) {
      const pair = this.pair(told.questionId);
      const sources = this.sourcesOf(step, told);
      hops.set(step.step, { step: step.step, asked, pair, sources, relevance: told.relevance });
    }
    return { id, step: step.step, choices, hops, score, lastHopRelevance };
  }

  /** The pair's own source, then the other passages that state the same fact, best first. */
  private sourcesOf(step: TraceStep, told: TraceState): Source[] {
    const own = this.pair(told.questionId);
    const copies = step.final
      ? (this.copiesOf(step).get(told.id) ?? [])
      : step.states.filter(
          (one) =>
            one.pruned === 'SAME_ENTITY' &&
            isSameEntity(one, [told]) &&
            factKey(this.pair(one.questionId)) === factKey(own),
        );
    const sources = [own.source, ...copies.map((one) => this.pair(one.questionId).source)];
    return sources.filter(
      (source, index) => sources.findIndex((one) => one.passageId === source.passageId) === index,
    );
  }

  private pair(id: string) {
    const pair = this.trace.pairs[id];
    if (!pair) throw new Error(`The trace names the pair ${id} and does not carry it.`);
    return pair;
  }
}

/** Ports that know nothing but a trace: what they were asked then they answer again, and nothing else. */
export function tracePorts(trace: Trace, plan: Plan): HopPorts {
  const replay = new TraceReplay(trace, buildPlanGraph(plan));
  replay.run(false);
  const questions = trace.steps.flatMap((step) => step.questions);
  const byKey = new Map(questions.map((one) => [queryKey(one), one]));
  const scores = new Map(
    questions
      .flatMap((one) =>
        one.candidates.map((candidate) => {
          const pair = trace.pairs[candidate.questionId];
          return [`${one.text}\n${pair ? rerankText(pair) : ''}`, candidate.rerankScore] as const;
        }),
      )
      .filter(([, score]) => score !== null),
  );
  const hasReranker = scores.size > 0;
  return {
    blends: trace.blends,
    search: async (queries) =>
      queries.map((query) => {
        const { entities, candidates } = known(byKey.get(queryKey(query)), query.text);
        return {
          entities,
          candidates: candidates.flatMap(({ questionId, cosine, foundBy }) => {
            const pair = trace.pairs[questionId];
            return pair ? [{ pair, cosine, foundBy }] : [];
          }),
        };
      }),
    rerank: async (queries) =>
      hasReranker
        ? queries.map(({ query, documents }) =>
            documents.map((document) => known(scores.get(`${query}\n${document}`), document)),
          )
        : null,
    similarities: async (texts) => texts.map((text) => known(replay.similarities.get(text), text)),
  };
}

function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The trace has nothing for: ${what}`);
  return value;
}

function mean(relevances: readonly number[]): number {
  if (relevances.length === 0) return 1;
  const sum = relevances.reduce((total, one) => total + Math.log(Math.max(one, Number.MIN_VALUE)), 0);
  return Math.exp(sum / relevances.length);
}

function ids(candidates: readonly TraceCandidate[]): string[] {
  return candidates.map((one) => one.questionId);
}

function byRelevance(left: TraceCandidate, right: TraceCandidate): number {
  return right.relevance - left.relevance || (left.questionId < right.questionId ? -1 : 1);
}

/** The order before a recipe's own scoring. */
function byGeometric(left: TraceState, right: TraceState): number {
  return (
    mean(right.chainRelevances) - mean(left.chainRelevances) ||
    right.relevance - left.relevance ||
    (left.id < right.id ? -1 : 1)
  );
}

function byScore(left: TraceState, right: TraceState): number {
  return right.score - left.score || right.relevance - left.relevance || (left.id < right.id ? -1 : 1);
}

function prunesTold(step: TraceStep): string[] {
  return step.states.map((state) => `${state.id} ${state.pruned ?? 'kept'}`).sort();
}

function isSameEntity(state: TraceState, others: readonly TraceState[]): boolean {
  return others.some(({ chosen }) => isOne(state.chosen, chosen));
}

function isOne(left: Chosen | null, right: Chosen | null): boolean {
  return left !== null && right !== null && left.key === right.key && !cannotBeOne(left, right);
}

type Pair = Trace['pairs'][string];

function isSameFact(left: Pair, right: Pair): boolean {
  return left.id === right.id || factKey(left) === factKey(right) || isSameRelation(left, right);
}

function isOfNamesake(left: Pair, right: Pair): boolean {
  return left.subjects.some((one) =>
    right.subjects.some((other) => keyOf(one) === keyOf(other) && cannotBeOne(one, other)),
  );
}

function isSameRelation(left: Pair, right: Pair): boolean {
  const same = (one: Pair['answers'], other: Pair['answers']): boolean =>
    one.length > 0 && sorted(one) === sorted(other);
  return (
    left.verbPhrase === right.verbPhrase &&
    left.source.passageId === right.source.passageId &&
    ((same(left.answers, right.subjects) && same(left.subjects, right.answers)) ||
      (same(left.answers, right.answers) && same(left.subjects, right.subjects)))
  );
}

function sorted(entities: Pair['answers']): string {
  return entities
    .map((entity) => entity.id)
    .sort()
    .join('|');
}
