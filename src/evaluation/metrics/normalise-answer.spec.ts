import { describe, expect, it } from '@jest/globals';
import { answerTokens, normaliseAnswer } from './normalise-answer.js';

describe('An answer is normalised as SQuAD does it', () => {
  it.each([
    ['The Old  Mill!', 'old mill'],
    ['a U.S. senator', 'us senator'],
    ['Anna and the theatre', 'anna and theatre'],
    ['  15 June, 1926\n', '15 june 1926'],
    ["rock-'n'-roll", 'rocknroll'],
    ['995–997', '995–997'],
    ['The', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseAnswer(text)).toBe(expected);
  });

  it('does not take a letter before an accented one for an article', () => {
    expect(normaliseAnswer('aé thé')).toBe('aé thé');
  });

  it('has no tokens when nothing is left', () => {
    expect(answerTokens('The ...')).toEqual([]);
    expect(answerTokens('The red door')).toEqual(['red', 'door']);
  });
});
