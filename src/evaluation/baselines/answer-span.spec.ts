import { describe, expect, it } from '@jest/globals';
import { answerSpan } from './answer-span.js';

describe('The span a passage method answers with', () => {
  it.each([
    ['Who built the Tarn Mill?', 'The Tarn Mill was built by Ada Holm of Ilva.', 'Ada Holm of Ilva'],
    ['When was the Tarn Mill built?', 'The Tarn Mill was finished on 15 June 1926.', '15 June 1926'],
    ['In what year did Ada Holm die?', 'Ada Holm died in 1951 at home.', '1951'],
    ['How many sails has the Tarn Mill?', 'The Tarn Mill has 12 sails.', '12'],
    ['How high is the Tarn Mill?', 'It stands 41 metres above the lake.', '41 metres'],
    ['Who drafted the Accord?', 'In the end Ada Holm drafted it.', 'Ada Holm'],
    ['Who mended it?', 'nobody knows who mended it', 'nobody knows who mended it'],
  ])('for %j in %j is %j', (question, sentence, expected) => {
    expect(answerSpan(question, sentence)).toBe(expected);
  });
});
