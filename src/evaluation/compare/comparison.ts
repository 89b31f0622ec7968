import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import type { EvaluationSummary, QuestionRecord } from '../evaluation-report.js';
import { bootstrapInterval } from '../metrics/bootstrap.js';
import { figureValues, type Figure } from '../metrics/figures.js';
import { judgeQuestion, type JudgedQuestion } from '../metrics/judged-question.js';
import { summarise } from '../metrics/summary.js';
import type { ComparedMethod } from './compared-method.js';
import { pairedDifference, type PairedDifference } from './paired-difference.js';

/** What a method answered, question by question in the order of the file. */
export interface MethodRun {
  method: ComparedMethod;
  records: QuestionRecord[];
}

export interface MethodRow {
  name: string;
  what: string;
  summary: EvaluationSummary;
  /** 95 % bootstrap intervals of the figures that are means. */
  intervals: Partial<Record<Figure, [number, number]>>;
  /** Calls of a language model and their tokens, in and out. */
  modelCalls: number;
  modelTokens: number;
}

export interface MethodPair {
  /** The method that all others are compared with. */
  reference: string;
  other: string;
  differences: PairedDifference[];
  /** True when `other` is the reference with one part changed. */
  ablation: boolean;
}

export interface SkippedMethod {
  method: string;
  reason: string;
}

export interface Comparison {
  rows: MethodRow[];
  pairs: MethodPair[];
  skipped: SkippedMethod[];
}

const PAIRED: Figure[] = ['f1', 'answerInEvidence', 'supportRecall', 'refusalAccuracy', 'evidenceTokensMean'];

/** Figures of each method side by side, and of every other against Panini (else the first), question by question. */
export function compare(
  questions: readonly EvaluationQuestion[],
  runs: readonly MethodRun[],
  skipped: readonly SkippedMethod[] = [],
): Comparison {
  const judged = runs.map((run) => ({ ...run, judged: judgeAll(questions, run.records) }));
  const reference = judged.find(({ method }) => method.name === 'panini') ?? judged[0];
  const others = judged.filter((run) => run !== reference);
  return {
    rows: judged.map(rowOf),
    pairs: reference ? others.map((other) => pairOf(reference, other)) : [],
    skipped: [...skipped],
  };
}

interface JudgedRun extends MethodRun {
  judged: JudgedQuestion[];
}

function judgeAll(
  questions: readonly EvaluationQuestion[],
  records: readonly QuestionRecord[],
): JudgedQuestion[] {
  return questions.flatMap((question, index) => {
    const record = records[index];
    return record ? [judgeQuestion(question, record)] : [];
  });
}

function rowOf({ method, records, judged }: JudgedRun): MethodRow {
  const calls = records.flatMap((record) => record.calls);
  const intervals = Object.entries(figureValues(judged)).flatMap(([figure, values]) => {
    const interval = bootstrapInterval(values);
    return interval ? [[figure, interval] as const] : [];
  });
  return {
    name: method.name,
    what: method.what,
    summary: summarise(judged),
    intervals: Object.fromEntries(intervals),
    modelCalls: calls.length,
    modelTokens: calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0),
  };
}

function pairOf(reference: JudgedRun, other: JudgedRun): MethodPair {
  return {
    reference: reference.method.name,
    other: other.method.name,
    differences: PAIRED.flatMap((figure) => pairedDifference(figure, reference.judged, other.judged) ?? []),
    ablation: reference.method.name === 'panini' && other.method.ablation === true,
  };
}
