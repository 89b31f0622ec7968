import type { Plan, PlanGraph } from '../planning/plan.js';
import type { ChainGroup, Evidence } from '../retrieval/evidence.js';
import type { Citation, Refusal } from './answer.js';
import { citationOfLine } from './citation-of-line.js';
import { judgeChains, type JudgedChain } from './judged-chain.js';
import type { AnswerThresholds } from './thresholds.js';

/** What the extractive answerer is given. */
export interface AnswerRequest {
  question: string;
  plan: Plan;
  graph: PlanGraph;
  evidence: Evidence;
  thresholds: AnswerThresholds;
}

/** A request with every chain judged once. */
export interface AnswerContext extends AnswerRequest {
  judged: ReadonlyMap<ChainGroup, readonly JudgedChain[]>;
}

/** What a rule of answering comes to: a text with the chains it rests on, or a refusal with the chains that show why. */
export type Finding =
  | { text: string; refusal: null; used: readonly JudgedChain[] }
  | { text: null; refusal: Refusal; used: readonly JudgedChain[] };

/** Judges every chain of a request, so that each rule of answering finds the same verdicts. */
export function answerContext(request: AnswerRequest): AnswerContext {
  const judged = request.evidence.groups.map(
    (group) => [group, judgeChains(group, request.thresholds)] as const,
  );
  return { ...request, judged: new Map(judged) };
}

/** The chains of a group that hold at every hop, strongest first. */
export function holdingChains(context: AnswerContext, group: ChainGroup): JudgedChain[] {
  return (context.judged.get(group) ?? []).filter((judged) => judged.fault === null);
}

/** The lines a finding rests on, in the order of its hops, each once; only lines that were given. */
export function citationsOf(used: readonly JudgedChain[], evidence: Evidence): Citation[] {
  const wanted = new Set(used.flatMap(({ chain }) => chain.hops.map((hop) => hop.pair.id)));
  const lines = new Map(evidence.lines.map((line) => [line.questionId, line]));
  return [...wanted].flatMap((id) => {
    const line = lines.get(id);
    return line ? [citationOfLine(line)] : [];
  });
}
