import { buildPlanGraph } from '../../src/planning/plan-graph.js';
import type { Plan, PlanGraph } from '../../src/planning/plan.js';
import type { AnswerEntity, Chain, ChainHop, Evidence, QaPair } from '../../src/retrieval/evidence.js';

/** One hop in short: the step (0-based), what was asked, the stored question, its answers and its subjects. */
export interface HopDraft {
  step: number;
  asked: string;
  question: string;
  answers: string[];
  subjects?: string[];
  phrase?: string;
  /** `place`, `person` ...; dates and numbers are read from the text. */
  type?: string;
  document?: string;
  relevance?: number;
}

const keyOf = (name: string): string => name.toLowerCase();

function entity(name: string, coarseType: string | null = null): AnswerEntity {
  return { id: `entity:${keyOf(name)}`, name, matchKey: keyOf(name), coarseType, roles: [], facts: [] };
}

export function pairOf(draft: HopDraft): QaPair {
  const document = draft.document ?? 'd1';
  const id = `${document}:${draft.question}`;
  return {
    id,
    question: draft.question,
    verbPhrase: draft.phrase ?? '',
    answers: draft.answers.map((name) => entity(name, draft.type ?? null)),
    subjects: (draft.subjects ?? []).map((name) => entity(name)),
    source: {
      questionId: id,
      documentId: document,
      document,
      title: document,
      passageId: `${document}:0`,
      passage: `${document}:0`,
      start: 0,
      end: 4,
      quote: 'Text',
    },
  };
}

function hopOf(draft: HopDraft): ChainHop {
  const pair = pairOf(draft);
  return {
    step: draft.step,
    asked: draft.asked,
    pair,
    sources: [pair.source],
    relevance: draft.relevance ?? 0.8,
  };
}

function chainOf(drafts: readonly HopDraft[]): Chain {
  const hops = drafts.map(hopOf);
  const score = hops.reduce((product, hop) => product * hop.relevance, 1) ** (1 / hops.length);
  const last = hops.at(-1);
  return {
    id: hops.map((hop) => hop.pair.id).join('>'),
    finalStep: last?.step ?? 0,
    hops,
    score,
    lastHopRelevance: last?.relevance ?? 0,
  };
}

export function planOf(...questions: (string | [computed: string])[]): { plan: Plan; graph: PlanGraph } {
  const steps = questions.map((question) =>
    typeof question === 'string'
      ? { question, requiresRetrieval: true }
      : { question: question[0], requiresRetrieval: false },
  );
  const plan: Plan = { source: 'given', planner: 'given', steps, notes: [] };
  return { plan, graph: buildPlanGraph(plan) };
}

/** Evidence with the given chains put into the groups of their final steps. */
export function evidenceOf(graph: PlanGraph, ...chains: HopDraft[][]): Evidence {
  const made = chains.map(chainOf).sort((left, right) => right.score - left.score);
  const groups = graph.finalSteps.map((finalStep, index) => ({
    finalStep,
    steps: graph.chains[index] ?? [finalStep],
    chains: made.filter((chain) => chain.finalStep === finalStep),
  }));
  const pairs = new Map(
    made.flatMap((chain) => chain.hops.map((hop) => [hop.pair.id, { chain, hop }] as const)),
  );
  const lines = [...pairs.values()].map(({ chain, hop }) => ({
    questionId: hop.pair.id,
    question: hop.pair.question,
    answers: hop.pair.answers.map((answer) => answer.name),
    text: hop.pair.question,
    sources: hop.sources,
    score: chain.score,
  }));
  return { groups, lines, tokens: 0, emptySteps: [] };
}
