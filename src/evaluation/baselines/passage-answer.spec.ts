import { describe, expect, it } from '@jest/globals';
import type { PassageHit } from './baseline.js';
import { passageAnswer } from './passage-answer.js';
import { wordOverlap } from './word-overlap.js';

const hit = (text: string): PassageHit => ({ id: text, externalId: text, title: '', text, score: 1 });
const judge = async (question: string, sentences: string[]) => wordOverlap(question, sentences);

describe('The answer of a passage method', () => {
  it('is taken from the sentence that fits best, whichever passage it stands in', async () => {
    const hits = [
      hit('Ilva is a town. It lies by a lake.'),
      hit('It burnt. The mill of Ilva was built by Ada Holm.'),
    ];
    expect(await passageAnswer('Who built the mill of Ilva?', hits, judge)).toBe('Ada Holm');
  });

  it('is taken from the first of equally good sentences', async () => {
    const hits = [hit('Bo built it.'), hit('Cy built it.')];
    expect(await passageAnswer('Who built it?', hits, judge)).toBe('Bo');
  });

  it('is N/A without a sentence', async () => {
    expect(await passageAnswer('Who built it?', [], judge)).toBe('N/A');
    expect(await passageAnswer('Who built it?', [hit('  ')], judge)).toBe('N/A');
  });
});

describe('Word overlap', () => {
  it('is the share of the distinct words of the question', () => {
    expect(wordOverlap('who who built Ilva', ['Ilva is built', 'no', 'Who built Ilva?'])).toEqual([
      2 / 3,
      0,
      1,
    ]);
    expect(wordOverlap('?', ['Ilva'])).toEqual([0]);
  });
});
