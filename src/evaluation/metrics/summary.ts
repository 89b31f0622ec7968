import type { EvaluationSummary } from '../evaluation-report.js';
import type { JudgedQuestion } from './judged-question.js';
import { mean } from './mean.js';
import { percentile } from './percentile.js';

/**
 * Figures over all questions. Unanswerable ones are left out of em, f1, answerInEvidence and supportRecall and make refusalAccuracy;
 * the others make answeredShare. A failed question counts 0 and is never left out.
 */
export function summarise(questions: readonly JudgedQuestion[]): EvaluationSummary {
  const answerable = questions.filter((question) => question.answerable);
  const unanswerable = questions.filter((question) => !question.answerable);
  const milliseconds = questions.map((question) => question.ms);
  return {
    questions: questions.length,
    failed: questions.filter((question) => question.failed).length,
    ...qualityFigures(answerable),
    evidenceTokensMean: mean(questions.map((question) => question.evidenceTokens)),
    refusalAccuracy: mean(unanswerable.map((question) => (question.refused ? 1 : 0))),
    answeredShare: mean(answerable.map((question) => (question.refused || question.failed ? 0 : 1))),
    msP50: percentile(milliseconds, 0.5),
    msP95: percentile(milliseconds, 0.95),
  };
}

function qualityFigures(
  answerable: JudgedQuestion[],
): Pick<EvaluationSummary, 'em' | 'f1' | 'answerInEvidence' | 'supportRecall'> {
  return {
    em: mean(answerable.map((question) => question.em)),
    f1: mean(answerable.map((question) => question.f1)),
    answerInEvidence: mean(known(answerable.map((question) => question.answerInEvidence))),
    supportRecall: mean(known(answerable.map((question) => question.supportRecall))),
  };
}

/** The figures that are counted: null ones are left out. */
export function known(figures: readonly (number | null)[]): number[] {
  return figures.filter((figure) => figure !== null);
}
