import type { JudgedQuestion } from './judged-question.js';

/** Figures that are means over questions. */
export type Figure =
  | 'em'
  | 'f1'
  | 'answerInEvidence'
  | 'supportRecall'
  | 'evidenceTokensMean'
  | 'refusalAccuracy'
  | 'answeredShare';

/** What each figure is the mean of: one value per question that counts for it, in the order of the questions. */
export function figureValues(judged: readonly JudgedQuestion[]): Record<Figure, number[]> {
  const answerable = judged.filter((question) => question.answerable);
  const unanswerable = judged.filter((question) => !question.answerable);
  return {
    em: answerable.map((question) => question.em),
    f1: answerable.map((question) => question.f1),
    answerInEvidence: known(answerable.map((question) => question.answerInEvidence)),
    supportRecall: known(answerable.map((question) => question.supportRecall)),
    evidenceTokensMean: judged.map((question) => question.evidenceTokens),
    refusalAccuracy: unanswerable.map((question) => (question.refused ? 1 : 0)),
    answeredShare: answerable.map((question) => (question.refused || question.failed ? 0 : 1)),
  };
}

function known(figures: readonly (number | null)[]): number[] {
  return figures.filter((figure) => figure !== null);
}
