const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WINDOW = 256;

/** Whether a text may be cut before `offset` without cutting a character that people see as one. */
export function isGraphemeBoundary(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  const from = Math.max(0, offset - 1);
  const pair = text.slice(from, offset + 2);
  const [first] = segmenter.segment(pair);
  return first?.segment.length === offset - from;
}

/**
 * Cuts a run without white space into parts of at least `size` characters, never inside a grapheme; linear in the length of the run.
 * @returns offsets at which parts start, from `start` on
 */
export function graphemeCuts(text: string, [start, end]: readonly [number, number], size: number): number[] {
  const cuts = [start];
  let lastCut = start;
  for (const boundary of graphemeStarts(text, start, end)) {
    if (boundary - lastCut < size) continue;
    cuts.push(boundary);
    lastCut = boundary;
  }
  return cuts;
}

/** Segmenting a long text takes the square of its length, so it is done in windows that overlap by one grapheme. */
function* graphemeStarts(text: string, start: number, end: number): Generator<number> {
  let [from, width] = [start, WINDOW];
  while (from < end) {
    const upTo = Math.min(end, from + width);
    const starts = [...segmenter.segment(text.slice(from, upTo))].map(({ index }) => from + index);
    const sure = upTo === end ? starts : starts.slice(0, -1);
    yield* sure.filter((offset) => offset > start);
    if (upTo === end) return;
    const last = starts.at(-1) ?? upTo;
    if (last === from) width *= 2;
    else [from, width] = [last, WINDOW];
  }
}
