import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import type { QuestionRecord } from '../evaluation-report.js';
import { answerInEvidence, isOpenQuestion } from './answer-in-evidence.js';
import { supportRecall } from './support-recall.js';

/** The figures of one question, 0 throughout when it failed. */
export interface JudgedQuestion {
  answerable: boolean;
  failed: boolean;
  refused: boolean;
  em: number;
  f1: number;
  /** Null when the answer need not be found: the question is not open. */
  answerInEvidence: number | null;
  /** Null when the question names no supporting passage. */
  supportRecall: number | null;
  evidenceTokens: number;
  ms: number;
}

/** Judges what came of a question against its gold answers and passages. */
export function judgeQuestion(question: EvaluationQuestion, record: QuestionRecord): JudgedQuestion {
  const failed = record.error !== null;
  const evidence = failed ? [] : record.evidence;
  return {
    answerable: question.answerable,
    failed,
    refused: !failed && record.refusal !== null,
    em: failed ? 0 : record.em,
    f1: failed ? 0 : record.f1,
    answerInEvidence: isOpenQuestion(question.question, question.answer)
      ? answerInEvidence(evidence, record.gold)
      : null,
    supportRecall: supportRecall(evidence, question.supporting),
    evidenceTokens: record.evidenceTokens,
    ms: record.ms.total,
  };
}
