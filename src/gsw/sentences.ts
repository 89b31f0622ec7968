import type { Span } from './spans.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A segment that ends so has not ended its sentence: titles, initials, circa. */
const UNFINISHED =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|Lt|Col|Gen|Capt|Rev|Hon|vs|No|ca?|b|d|fl|r)\.\s*$/u;

/** The sentences of a text in order, without gaps between them; abbreviations before a name do not end one. */
export function sentences(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (UNFINISHED.test(text.slice(start, end)) && end < text.length) continue;
    found.push([start, end]);
    start = end;
  }
  return found;
}

/** The smallest run of sentences that holds one span of each list, the earliest of equals; null when there is none. */
export function smallestRun(
  inSentences: readonly Span[],
  left: readonly Span[],
  right: readonly Span[],
): Span | null {
  let best: [first: number, last: number] | null = null;
  for (const one of left) {
    for (const other of right) {
      const run = runOf(inSentences, one, other);
      if (best === null || run[1] - run[0] < best[1] - best[0]) best = run;
    }
  }
  return best && trimmed(inSentences, best);
}

function runOf(inSentences: readonly Span[], one: Span, other: Span): [number, number] {
  const first = sentenceAt(inSentences, Math.min(one[0], other[0]));
  const last = sentenceAt(inSentences, Math.max(one[1], other[1]) - 1);
  return [first, last];
}

function sentenceAt(inSentences: readonly Span[], offset: number): number {
  return inSentences.findIndex(([, end]) => offset < end);
}

function trimmed(inSentences: readonly Span[], [first, last]: [number, number]): Span | null {
  const [start] = inSentences[first] ?? [];
  const [, end] = inSentences[last] ?? [];
  return start === undefined || end === undefined ? null : [start, end];
}
