import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anchorText, readAnchor } from './decision-anchor.js';

const anchor = fc.record({
  ...{ document: fc.string({ unit: 'binary' }), passage: fc.string(), key: fc.string({ unit: 'binary' }) },
  ...{ type: fc.constantFrom('', 'person', 'place'), ordinal: fc.nat(50) },
});

describe('an anchor as text', () => {
  it('reads back as the same anchor, and differs when the anchor differs', () => {
    fc.assert(
      fc.property(anchor, anchor, (one, other) => {
        expect(readAnchor(anchorText(one))).toEqual(one);
        expect(anchorText(one) === anchorText(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it('is nothing when the text was not made of an anchor', () => {
    for (const text of [
      '',
      '{',
      '{}',
      '[]',
      '["a","b","c","d"]',
      '[1,"b","c","d",0]',
      '["a","b","c","d","0"]',
    ])
      expect(readAnchor(text)).toBeNull();
  });
});
