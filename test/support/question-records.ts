import type { EvaluationQuestion } from '../../src/evaluation/datasets/evaluation-question.js';
import type { QuestionRecord } from '../../src/evaluation/evaluation-report.js';

/** A record of an answered question, with changes. */
export function recordOf(changes: Partial<QuestionRecord> = {}): QuestionRecord {
  return {
    id: 'q',
    question: 'Who built the mill?',
    predicted: 'Ada',
    gold: ['Ada'],
    em: 1,
    f1: 1,
    refusal: null,
    plan: [],
    evidence: [{ question: 'Who built it?', answers: ['Ada'], passage: 'p', score: 0.5 }],
    evidenceTokens: 10,
    confidence: 0.5,
    calls: [],
    ms: { total: 10, plan: 1, embed: 1, graph: 1, rerank: 1, answer: 1 },
    error: null,
    ...changes,
  };
}

/** A question with an answer in passage `p`, with changes. */
export function questionOf(changes: Partial<EvaluationQuestion> = {}): EvaluationQuestion {
  return {
    id: 'q',
    question: 'Who built the mill?',
    answer: 'Ada',
    aliases: [],
    answerable: true,
    supporting: ['p'],
    ...changes,
  };
}
