import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import type { QuestionRecord } from '../evaluation-report.js';

/** From this F1 on an answer counts as right. */
export const RIGHT_F1 = 0.5;

/** One question as a threshold sees it. */
export interface RefusalSample {
  /** Samples of one group are made from one question: they go to the same half of a split. */
  group: string;
  answerable: boolean;
  /** False for a refusal and for a question that failed. */
  answered: boolean;
  /** Answerable, answered, and the answer is right. */
  right: boolean;
  /** In [0, 1]; 0 when it was not answered. */
  confidence: number;
}

/** What a method made of a question, as a sample. */
export function refusalSample(question: EvaluationQuestion, record: QuestionRecord): RefusalSample {
  const answered = record.error === null && record.refusal === null;
  return {
    group: question.id,
    answerable: question.answerable,
    answered,
    right: question.answerable && answered && record.f1 >= RIGHT_F1,
    confidence: answered ? record.confidence : 0,
  };
}
