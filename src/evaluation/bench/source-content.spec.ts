import { describe, expect, it } from '@jest/globals';
import { sourceContent } from './source-content.js';
import { withSyntheticFiles } from './synthetic-files.js';
import { PAIRS_A_PASSAGE } from './synthetic-world.js';

describe('What the files of a bench hold', () => {
  it('is counted as an import counts it, each text to embed once', async () => {
    const content = await withSyntheticFiles({ pairs: 80, seed: 2 }, (source) => sourceContent([source]));
    const passages = 80 / PAIRS_A_PASSAGE;
    expect(content.counts).toEqual({
      passages,
      mentions: passages * 5,
      verbPhrases: passages * 4,
      questions: 80,
      answers: 80,
    });
    expect(new Set(content.texts).size).toBe(content.texts.length);
    expect(content.texts.some((text) => text.endsWith(', writer'))).toBe(true);
  });

  it('leaves no file behind', async () => {
    const source = await withSyntheticFiles({ pairs: 8, seed: 2 }, async (given) => given);
    await expect(sourceContent([source])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
