import type { RefusalReason } from '../answering/answer.js';
import type { RequestContext } from '../context/request-context.js';
import type { CallUsage } from '../models/call-usage.js';
import type { EvaluationQuestion } from './datasets/evaluation-question.js';
import type { EvidenceRecord, PlanRecord, TimeRecord } from './evaluation-report.js';

/** What a method makes of one question. */
export interface MethodAnswer {
  /** `N/A` for a refusal. */
  predicted: string;
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
}

/** A way to answer questions over one workspace, so that all are judged by the same figures. */
export interface EvaluationMethod {
  readonly name: string;
  /** What it takes before the first question: nothing, or filling what it reads. @throws PaniniError */
  prepare(context: RequestContext): Promise<void>;
  /** @throws PaniniError when the question fails */
  answer(context: RequestContext, question: EvaluationQuestion): Promise<MethodAnswer>;
}
