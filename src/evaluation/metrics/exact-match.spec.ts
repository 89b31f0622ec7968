import { describe, expect, it } from '@jest/globals';
import { exactMatch } from './exact-match.js';

describe('Exact match', () => {
  it('counts a gold answer or an alias, whatever its case, articles and punctuation', () => {
    expect(exactMatch('the mill.', ['Old mill', 'Mill'])).toBe(1);
  });

  it('is 0 for a part of the answer and when there is no gold answer', () => {
    expect(exactMatch('mill', ['Old mill'])).toBe(0);
    expect(exactMatch('mill', [])).toBe(0);
  });
});
