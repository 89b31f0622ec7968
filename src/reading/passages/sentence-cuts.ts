const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What ends so has not ended its sentence: titles, initials, circa, references. */
const UNFINISHED =
  /(?:^|[\s("'“‘[])(?:\p{Lu}|Mr|Mrs|Ms|Mx|Dr|Drs|Prof|St|Ste|Jr|Sr|Lt|Col|Gen|Capt|Sgt|Rev|Hon|Gov|Sen|Rep|vs|No|Nos|Nr|Vol|Fig|pp?|ca?|cf|al|e\.g|i\.e|b|d|fl|r|Mt|Ft|Inc|Ltd|Co|Corp|Bros|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|bzw|z\.B|u\.a)\.\s*$/u;
const LONGEST_ABBREVIATION = 12;
/** Segmenting a long text takes the square of its length, so it is done in windows; what ends near a window's edge is judged in the next one. */
const WINDOW = 2_000;
const EDGE = 200;

/**
 * Where sentences start within a span, the span's own start first. A line end does not end a sentence, and neither does an abbreviation such as "Dr.".
 */
export function sentenceCuts(text: string, [start, end]: readonly [number, number]): number[] {
  const cuts = [start];
  for (let from = start; from < end;) {
    const upTo = Math.min(end, from + WINDOW);
    const sureUpTo = upTo === end ? end : upTo - EDGE;
    const found = startsWithin(text, from, upTo).filter((cut) => cut <= sureUpTo);
    for (const cut of found) if (cut > (cuts.at(-1) ?? start)) cuts.push(cut);
    from = upTo === end ? end : Math.max(found.at(-1) ?? 0, from + WINDOW - 2 * EDGE);
  }
  return cuts;
}

function startsWithin(text: string, from: number, upTo: number): number[] {
  // Segmenter takes every line end for the end of a sentence; texts are often wrapped.
  const unwrapped = text.slice(from, upTo).replace(/[\r\n\u0085\u2028\u2029]/g, ' ');
  const starts: number[] = [];
  for (const { index } of segmenter.segment(unwrapped)) {
    if (index > 0 && !UNFINISHED.test(before(unwrapped, index))) starts.push(from + index);
  }
  return starts;
}

function before(text: string, offset: number): string {
  const trimmed = text.slice(Math.max(0, offset - 2 * LONGEST_ABBREVIATION), offset).trimEnd();
  return trimmed.slice(-LONGEST_ABBREVIATION);
}
