import { describe, expect, it } from '@jest/globals';
import type { JudgedQuestion } from './judged-question.js';
import { summarise } from './summary.js';

const judged = (changes: Partial<JudgedQuestion>): JudgedQuestion => ({
  answerable: true,
  failed: false,
  refused: false,
  em: 0,
  f1: 0,
  answerInEvidence: 0,
  supportRecall: 0,
  evidenceTokens: 100,
  ms: 10,
  ...changes,
});

describe('The summary of an evaluation', () => {
  it('is what a hand computes for six questions', () => {
    const summary = summarise([
      judged({ em: 1, f1: 1, answerInEvidence: 1, supportRecall: 1, ms: 30 }),
      judged({ f1: 0.5, answerInEvidence: null, supportRecall: 1, evidenceTokens: 200, ms: 20 }),
      judged({ refused: true, supportRecall: null, evidenceTokens: 60 }),
      judged({ failed: true, evidenceTokens: 0, ms: 5 }),
      judged({ answerable: false, refused: true, em: 1, f1: 1, evidenceTokens: 40, ms: 40 }),
      judged({ answerable: false, ms: 50 }),
    ]);
    expect(summary).toEqual({
      questions: 6,
      failed: 1,
      em: 0.25,
      f1: 0.375,
      answerInEvidence: 1 / 3,
      supportRecall: 2 / 3,
      evidenceTokensMean: 500 / 6,
      refusalAccuracy: 0.5,
      answeredShare: 0.5,
      msP50: 20,
      msP95: 50,
    });
  });

  it('counts a failed unanswerable question as not refused', () => {
    const summary = summarise([judged({ answerable: false, failed: true })]);
    expect(summary.refusalAccuracy).toBe(0);
  });

  it('has no figure where there is nothing to count', () => {
    const summary = summarise([judged({ answerable: false, refused: true })]);
    expect(summary.f1).toBeNull();
    expect(summary.answeredShare).toBeNull();
    expect(summarise([]).msP50).toBeNull();
  });
});
