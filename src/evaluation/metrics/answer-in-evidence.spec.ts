import { describe, expect, it } from '@jest/globals';
import { answerInEvidence, isOpenQuestion } from './answer-in-evidence.js';

const line = (question: string, ...answers: string[]) => ({ question, answers, passage: 'p', score: 1 });

describe('A question is open', () => {
  it('unless its answer is yes or no or stands in the question as whole words', () => {
    expect(isOpenQuestion('Are both rivers in Ilva?', 'Yes.')).toBe(false);
    expect(isOpenQuestion('Which is older, The Red Mill or Tarn?', 'Red Mill')).toBe(false);
    expect(isOpenQuestion('Who built the Millhouse?', 'Mill')).toBe(true);
    expect(isOpenQuestion('When was it built?', '1926')).toBe(true);
  });
});

describe('The answer is in the evidence', () => {
  it('when it or an alias stands in the answers or the question of a line', () => {
    expect(answerInEvidence([line('Who wrote Tarn?', 'Ada Holm')], ['A. Holm', 'Ada Holm'])).toBe(1);
    expect(answerInEvidence([line('What did Ada Holm write?', 'Tarn')], ['ada holm'])).toBe(1);
  });

  it('not as a part of a word, nor spread over two lines, nor when it has no words', () => {
    expect(answerInEvidence([line('Where?', 'Holmgard')], ['Holm'])).toBe(0);
    expect(answerInEvidence([line('Who?', 'Ada'), line('Holm?')], ['Ada Holm'])).toBe(0);
    expect(answerInEvidence([line('Who?', 'Ada')], ['The'])).toBe(0);
    expect(answerInEvidence([], ['Ada'])).toBe(0);
  });
});
