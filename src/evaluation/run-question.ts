import { NOT_AVAILABLE } from '../answering/answer.js';
import type { RequestContext } from '../context/request-context.js';
import { throwIfInterrupted } from '../context/interruption.js';
import { asPaniniError } from '../errors/panini-error.js';
import { goldAnswers, type EvaluationQuestion } from './datasets/evaluation-question.js';
import type { EvaluationMethod, MethodAnswer } from './evaluation-method.js';
import type { QuestionRecord } from './evaluation-report.js';
import { exactMatch } from './metrics/exact-match.js';
import { tokenF1 } from './metrics/token-f1.js';

/**
 * What a method makes of one question. Whatever the method throws becomes the record's `error`, so that one question cannot end a run.
 * @throws PaniniError CANCELLED, DEADLINE_EXCEEDED when the context's signal aborts
 */
export async function runQuestion(
  method: EvaluationMethod,
  context: RequestContext,
  question: EvaluationQuestion,
): Promise<QuestionRecord> {
  const start = performance.now();
  try {
    return answered(question, await method.answer(context, question));
  } catch (thrown) {
    throwIfInterrupted(context.signal);
    return failed(question, { error: asPaniniError(thrown).toSentence(), total: performance.now() - start });
  }
}

function answered(question: EvaluationQuestion, answer: MethodAnswer): QuestionRecord {
  const gold = goldAnswers(question);
  const { id, question: text } = question;
  const refused = answer.refusal !== null;
  const { em, f1 } = refused === question.answerable ? { em: 0, f1: 0 } : scores(question, answer, gold);
  const { evidenceTokens, confidence, calls, ms, plan, evidence, refusal } = answer;
  const predicted = refused ? NOT_AVAILABLE : answer.predicted;
  return {
    id,
    question: text,
    predicted,
    gold,
    em,
    f1,
    refusal,
    plan,
    evidence,
    evidenceTokens,
    confidence,
    calls,
    ms,
    error: null,
  };
}

/** A refused question that has no answer is right; an answer is compared with the gold ones. */
function scores(
  question: EvaluationQuestion,
  answer: MethodAnswer,
  gold: string[],
): { em: number; f1: number } {
  if (!question.answerable) return { em: 1, f1: 1 };
  return { em: exactMatch(answer.predicted, gold), f1: tokenF1(answer.predicted, gold) };
}

function failed(question: EvaluationQuestion, failure: { error: string; total: number }): QuestionRecord {
  return {
    id: question.id,
    question: question.question,
    predicted: '',
    gold: goldAnswers(question),
    em: 0,
    f1: 0,
    refusal: null,
    plan: [],
    evidence: [],
    evidenceTokens: 0,
    confidence: 0,
    calls: [],
    ms: { total: failure.total, plan: 0, embed: 0, graph: 0, rerank: 0, answer: 0 },
    error: failure.error,
  };
}
