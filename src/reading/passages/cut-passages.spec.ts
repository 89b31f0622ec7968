import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutPassages, type CutPassage } from './cut-passages.js';

const WORDS =
  'the king of Lotharingia was born in Prum and married Teutberga while his brother ruled Provence until death'.split(
    ' ',
  );

/** A paragraph of a few sentences, each numbered so that no two are equal. */
function paragraph(number: number, sentences = 3 + (number % 4)): string {
  return Array.from({ length: sentences }, (_, at) => {
    const turn = (number * 7 + at * 3) % WORDS.length;
    return `In year ${number * 31 + at} ${[...WORDS.slice(turn), ...WORDS.slice(0, turn)].join(' ')}.`;
  }).join(' ');
}

const book = (length: number): string[] => Array.from({ length }, (_, number) => paragraph(number));

function expectWhole(text: string, passages: readonly CutPassage[]): void {
  let covered = 0;
  for (const [index, passage] of passages.entries()) {
    expect(passage.index).toBe(index);
    expect(text.slice(passage.start, passage.end)).toBe(passage.text);
    expect(passage.start).toBeGreaterThanOrEqual(covered);
    expect(text.slice(covered, passage.start).trim()).toBe('');
    expect(passage.text.trim()).not.toBe('');
    covered = passage.end;
  }
  expect(text.slice(covered).trim()).toBe('');
}

function expectGraphemesWhole(text: string, passages: readonly CutPassage[]): void {
  const starts = new Set([...new Intl.Segmenter('en').segment(text)].map(({ index }) => index));
  for (const { start } of passages) expect([start, starts.has(start)]).toEqual([start, true]);
}

const changed = (before: string, after: string): number => {
  const kept = new Set(cutPassages(before).map(({ text }) => text));
  return cutPassages(after).filter(({ text }) => !kept.has(text)).length;
};

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\n',
        '\n\n',
        ' ',
        '\r\n',
        '. ',
        '。',
        'Dr. ',
        '👩‍🔬',
        '🇩🇪🇫🇷',
        'e\u0301',
        ' \u0301',
        '\u200d',
        'word ',
        '# T\n\n',
      ),
      fc.nat({ max: 400 }).map((length) => 'x'.repeat(length)),
      fc.nat({ max: 400 }).map((length) => ' '.repeat(length)),
    ),
    { maxLength: 120 },
  )
  .map((parts) => parts.join(''));

describe('cutting a text into passages', () => {
  it('keeps every character once, at its offset, for any text and budget', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 32, max: 200 }), (text, tokens) => {
        const passages = cutPassages(text, { tokens });
        expectWhole(text, passages);
        expect(cutPassages(text, { tokens })).toEqual(passages);
      }),
      { numRuns: 300 },
    );
  });

  it('never cuts inside a visible character', () => {
    fc.assert(
      fc.property(anyText, (text) => expectGraphemesWhole(text, cutPassages(text, { tokens: 32 }))),
      { numRuns: 300 },
    );
    const emoji = '👩‍🔬'.repeat(2_000);
    const accents = 'e\u0301'.repeat(4_000);
    for (const text of [emoji, accents]) expectGraphemesWhole(text, cutPassages(text, { tokens: 32 }));
  });

  it('keeps to the budget unless one visible character is longer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.lorem({ mode: 'sentences', maxCount: 12 }), { maxLength: 30 }),
        (paragraphs) => {
          for (const { tokens } of cutPassages(paragraphs.join('\n\n'), { tokens: 64 }))
            expect(tokens).toBeLessThanOrEqual(64);
        },
      ),
    );
  });

  it('cuts between paragraphs, and inside one that is too long between sentences', () => {
    const text = book(40).join('\n\n');
    for (const { text: passage } of cutPassages(text)) expect(passage).toMatch(/^In year .*\.$/s);
    for (const { text: passage } of cutPassages(paragraph(1, 300)))
      expect(passage).toMatch(/^In year .*\.$/s);
  });

  it('does not take an abbreviation or a wrapped line for the end of a sentence', () => {
    const sentence =
      'Together with Dr. Smith and J. R. R. Tolkien\nshe met Prof. Curie at No. 5 St. James St. in\nLondon yesterday evening.';
    for (const { text } of cutPassages(Array(60).fill(sentence).join(' '), { tokens: 60 }))
      expect(text).toMatch(/^Together .*evening\.$/s);
  });

  it('keeps a heading with what follows it', () => {
    const text = book(60)
      .map((body, at) => `Chapter ${at}\n\nThe start\n\n${body}`)
      .join('\n\n');
    for (const { text: passage } of cutPassages(text))
      expect(passage).not.toMatch(/(Chapter \d+|The start)$/);
  });

  it.each([10, 150, 290])(
    'leaves other passages as they were when paragraph %i is preceded by a new one',
    (at) => {
      const paragraphs = book(300);
      const edited = paragraphs.toSpliced(
        at,
        0,
        'Something else entirely was found here. It has two sentences.',
      );
      expect(changed(paragraphs.join('\n\n'), edited.join('\n\n'))).toBeLessThanOrEqual(6);
    },
  );

  it('leaves other passages as they were wherever a text is edited', () => {
    const paragraphs = book(100);
    const before = paragraphs.join('\n\n');
    const counts = [...paragraphs.keys()].map((at) => {
      const edited =
        at % 2 ? paragraphs.toSpliced(at, 1) : paragraphs.toSpliced(at, 1, `New words. ${paragraphs[at]}`);
      return changed(before, edited.join('\n\n'));
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(16);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(4);
  });

  it('does the same within one enormous paragraph', () => {
    const sentences = Array.from({ length: 1_000 }, (_, at) => paragraph(at, 1));
    const edited = sentences.toSpliced(500, 0, 'Something else entirely was found here.');
    expect(changed(sentences.join(' '), edited.join(' '))).toBeLessThanOrEqual(6);
  });

  it('keeps the rows of a table whole', () => {
    const row = (at: number): string => Array.from({ length: 10 }, (_, cell) => `${at}.${cell}`).join(' | ');
    const text = Array.from({ length: 800 }, (_, at) => row(at)).join('\n');
    const passages = cutPassages(text);
    expectWhole(text, passages);
    for (const { text: passage } of passages) {
      expect(passage).toMatch(/^\d+\.0 \| /);
      expect(passage).toMatch(/\d+\.9$/);
    }
  });

  it('gives no passage for white space and nothing', () => {
    for (const text of ['', ' ', ' '.repeat(100_000), '\n\n\t\n']) expect(cutPassages(text)).toEqual([]);
  });

  it('refuses a budget that is out of range', () => {
    for (const tokens of [0, 31, 4_001, 50.5, NaN])
      expect(() => cutPassages('text', { tokens })).toThrow(/32 to 4000/);
  });

  it.each([
    ['5 MB of prose', () => book(16_000).join('\n\n').slice(0, 5_000_000)],
    ['one line of 5 MB', () => book(16_000).join(' ').slice(0, 5_000_000)],
    ['a word of 200,000 letters', () => 'x'.repeat(200_000)],
    ['a million spaces between two words', () => `a${' '.repeat(1_000_000)}b`],
    ['one letter with 100,000 accents', () => `e${'\u0301'.repeat(100_000)}`],
    ['words without a sentence', () => 'word '.repeat(200_000)],
    ['100,000 initials', () => 'A. '.repeat(100_000)],
    ['blank lines', () => 'a\n\n\n'.repeat(100_000)],
  ])(
    'ends in linear time on %s',
    (_name, make) => {
      const text = make();
      const started = performance.now();
      const passages = cutPassages(text);
      expect(performance.now() - started).toBeLessThan(60_000);
      expectWhole(text, passages);
    },
    120_000,
  );
});
