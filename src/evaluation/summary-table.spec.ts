import { describe, expect, it } from '@jest/globals';
import type { JudgedQuestion } from './metrics/judged-question.js';
import { summarise } from './metrics/summary.js';
import { summaryTable } from './summary-table.js';

const judged = (f1: number): JudgedQuestion => ({
  ...{ answerable: true, failed: false, refused: false, em: 0, f1, answerInEvidence: null, supportRecall: 1 },
  ...{ evidenceTokens: 150, ms: 12.34 },
});

describe('The printed summary', () => {
  it('has a line per figure, means with their intervals, and a dash where there is nothing to count', () => {
    const questions = [judged(0.5), judged(0.5)];
    const lines = summaryTable(summarise(questions), questions).split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^questions +2$/));
    expect(lines).toContainEqual(expect.stringMatching(/^f1 +0\.500 {2}\[0\.500, 0\.500\]$/));
    expect(lines).toContainEqual(expect.stringMatching(/^answerInEvidence +-$/));
    expect(lines).toContainEqual(expect.stringMatching(/^evidenceTokensMean +150\.0 /));
    expect(lines).toContainEqual(expect.stringMatching(/^msP95 +12\.3$/));
  });
});
