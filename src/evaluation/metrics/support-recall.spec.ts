import { describe, expect, it } from '@jest/globals';
import { supportRecall } from './support-recall.js';

const from = (...passages: string[]) =>
  passages.map((passage) => ({ question: 'Who?', answers: ['Ada'], passage, score: 1 }));

describe('Support recall of one question', () => {
  it('is 1 when every supporting passage gives a line', () => {
    expect(supportRecall(from('p1', 'p3', 'p2'), ['p1', 'p2'])).toBe(1);
  });

  it('is 0 when one of them is missing', () => {
    expect(supportRecall(from('p1', 'p1'), ['p1', 'p2'])).toBe(0);
    expect(supportRecall([], ['p1'])).toBe(0);
  });

  it('is not counted for a question that names no supporting passage', () => {
    expect(supportRecall(from('p1'), [])).toBeNull();
  });
});
