import type { EvaluationSummary } from '../evaluation-report.js';
import { figureValues } from './figures.js';
import type { JudgedQuestion } from './judged-question.js';
import { mean } from './mean.js';
import { percentile } from './percentile.js';

/**
 * Figures over all questions. Unanswerable ones are left out of em, f1, answerInEvidence and supportRecall and make refusalAccuracy;
 * the others make answeredShare. A failed question counts 0 and is never left out.
 */
export function summarise(questions: readonly JudgedQuestion[]): EvaluationSummary {
  const values = figureValues(questions);
  const milliseconds = questions.map((question) => question.ms);
  return {
    questions: questions.length,
    failed: questions.filter((question) => question.failed).length,
    em: mean(values.em),
    f1: mean(values.f1),
    answerInEvidence: mean(values.answerInEvidence),
    supportRecall: mean(values.supportRecall),
    evidenceTokensMean: mean(values.evidenceTokensMean),
    refusalAccuracy: mean(values.refusalAccuracy),
    answeredShare: mean(values.answeredShare),
    msP50: percentile(milliseconds, 0.5),
    msP95: percentile(milliseconds, 0.95),
  };
}
