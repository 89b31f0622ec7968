/** A paragraph with the blank lines after it: paragraphs follow each other without gaps. */
export interface Paragraph {
  start: number;
  end: number;
  /** True when it belongs to what follows: a short line of its own that ends no sentence. */
  heading: boolean;
}

const LONGEST_HEADING = 120;
const HEADING = /^(?!\s*(?:[-*•+|>]|\d+[.)])\s).*\p{L}.*(?<![.!?…:;,。！？：；、|])$/u;

/** The paragraphs of a text: runs of lines between blank ones. */
export function paragraphsOf(text: string): Paragraph[] {
  const starts = paragraphStarts(text);
  const paragraphs = starts.map((start, at) => ({
    start,
    end: starts[at + 1] ?? text.length,
    heading: false,
  }));
  const short = paragraphs.map(({ start, end }) => looksLikeHeading(text, start, end));
  for (const [at, paragraph] of paragraphs.entries()) paragraph.heading = isHeading(short, at);
  return paragraphs;
}

function paragraphStarts(text: string): number[] {
  const starts = [0];
  let blankSeen = false;
  for (let lineStart = 0; lineStart < text.length;) {
    const feed = text.indexOf('\n', lineStart);
    const lineEnd = feed < 0 ? text.length : feed + 1;
    const blank = text.slice(lineStart, lineEnd).trim() === '';
    if (!blank && blankSeen && lineStart > 0) starts.push(lineStart);
    blankSeen = blank;
    lineStart = lineEnd;
  }
  return starts;
}

function looksLikeHeading(text: string, start: number, end: number): boolean {
  const line = text.slice(start, Math.min(end, start + 2 * LONGEST_HEADING)).trim();
  return line.length <= LONGEST_HEADING && !line.includes('\n') && HEADING.test(line);
}

/** One or two short lines before a longer paragraph; a list of short lines is no chain of headings. */
function isHeading(short: readonly boolean[], at: number): boolean {
  if (!short[at] || at + 1 >= short.length) return false;
  return !short[at + 1] || (at + 2 < short.length && !short[at + 2]);
}
