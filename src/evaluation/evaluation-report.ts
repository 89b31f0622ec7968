import type { RefusalReason } from '../answering/answer.js';
import type { CallUsage } from '../models/call-usage.js';

/** One line of evidence: a question with its answers, or for a passage method the passage's title with its text. */
export interface EvidenceRecord {
  question: string;
  answers: string[];
  /** The id in the passages file. */
  passage: string;
  score: number;
}

/** A step as plans are given: it can be handed back as it is. */
export interface PlanRecord {
  question: string;
  requires_retrieval: boolean;
}

/** Milliseconds per kind of work. */
export interface TimeRecord {
  total: number;
  plan: number;
  embed: number;
  graph: number;
  rerank: number;
  answer: number;
}

/** What came of one question. */
export interface QuestionRecord {
  id: string;
  question: string;
  /** `N/A` for a refusal; empty when the question failed. */
  predicted: string;
  gold: string[];
  em: number;
  f1: number;
  refusal: RefusalReason | null;
  plan: PlanRecord[];
  evidence: EvidenceRecord[];
  /** o200k tokens of exactly the text an answerer would get. */
  evidenceTokens: number;
  /** In [0, 1]: how sure the method is of its answer; 0 for a refusal and for a method that does not say. */
  confidence: number;
  /** Calls of a language model, in order. */
  calls: CallUsage[];
  ms: TimeRecord;
  /** What went wrong; such a question counts 0 in every figure. */
  error: string | null;
}

/** Figures over all questions; a figure without questions to count is null. */
export interface EvaluationSummary {
  questions: number;
  failed: number;
  em: number | null;
  f1: number | null;
  answerInEvidence: number | null;
  supportRecall: number | null;
  evidenceTokensMean: number | null;
  refusalAccuracy: number | null;
  answeredShare: number | null;
  msP50: number | null;
  msP95: number | null;
}

export interface EvaluationReport {
  summary: EvaluationSummary;
  questions: QuestionRecord[];
}
