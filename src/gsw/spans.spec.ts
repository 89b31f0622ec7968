import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldWithOffsets } from './folded-text.js';
import { sentences, smallestRun } from './sentences.js';
import { nameSpans } from './spans.js';

const found = (text: string, name: string): string[] =>
  nameSpans(foldWithOffsets(text), name).map(([start, end]) => text.slice(start, end));

describe('finding names in a text', () => {
  it('forgives case, accents, quotes, dashes and runs of spaces', () => {
    expect(found('INÉS Ibáñez wrote “Sea–Light”.', 'ines  ibanez')).toEqual(['INÉS Ibáñez']);
    expect(found('INÉS Ibáñez wrote “Sea–Light”.', '"Sea-Light"')).toEqual(['“Sea–Light”']);
  });

  it('finds whole words only, but any run of a script without spaces', () => {
    expect(found('Lothair II, not Lothair I.', 'Lothair I')).toEqual(['Lothair I']);
    expect(found('Annexed by Ann.', 'Ann')).toEqual(['Ann']);
    expect(found('我喜欢苹果和香蕉', '苹果')).toEqual(['苹果']);
  });

  it('does not cut an emoji or a letter with a mark in two', () => {
    expect(found('👩‍🔬 Lab', '👩')).toEqual([]);
    expect(found('q\u0307 rules', 'q')).toEqual(['q\u0307']);
  });

  it('finds nothing for a name without a letter, and stays inside the text', () => {
    expect(found('a b', '   ')).toEqual([]);
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (text, name) => {
          for (const [start, end] of nameSpans(foldWithOffsets(text), name)) {
            expect(start >= 0 && start < end && end <= text.length).toBe(true);
          }
        },
      ),
    );
  });
});

describe('sentences', () => {
  it('cover the text without gaps and do not end at an initial or a title', () => {
    const text = 'Dr. Vane met J. Reyes. They sailed. ';
    expect(sentences(text).map(([start, end]) => text.slice(start, end))).toEqual([
      'Dr. Vane met J. Reyes. ',
      'They sailed. ',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        expect(
          sentences(any)
            .map(([start, end]) => any.slice(start, end))
            .join(''),
        ).toBe(any);
      }),
    );
  });

  it('gives the smallest run that holds one of each, the earliest of equals', () => {
    const runs = sentences('Ada sailed. Bo slept. Ada met Bo. Bo left.');
    expect(
      smallestRun(
        runs,
        [
          [0, 3],
          [22, 25],
        ],
        [
          [12, 14],
          [30, 32],
          [34, 36],
        ],
      ),
    ).toEqual([22, 34]);
    expect(smallestRun(runs, [], [[0, 1]])).toBeNull();
  });
});
