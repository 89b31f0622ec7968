const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a text, trimmed, in order. */
export function sentences(text: string): string[] {
  return [...SEGMENTER.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}
