import { boundedTokenCount } from './bounded-token-count.js';
import { graphemeCuts, isGraphemeBoundary } from './grapheme-spans.js';
import { paragraphsOf, type Paragraph } from './paragraphs.js';
import { sentenceCuts } from './sentence-cuts.js';

/** How good a place is to cut before a unit; less is better. */
export const CUT = { heading: 0, paragraph: 1, sentence: 2, line: 3, word: 4, part: 5, never: 9 } as const;

/** A stretch of text that is kept whole; units follow each other without gaps. */
export interface PassageUnit {
  start: number;
  end: number;
  tokens: number;
  /** One of CUT: how good it is to cut before this unit. */
  cut: number;
}

type Span = readonly [start: number, end: number];

const LONGEST_WORD = 200;
const WORD_PART = 48;

/** The text as units of at most `budget` tokens: paragraphs, or where one is too long its sentences, then its lines, words and parts of words. */
export function passageUnits(text: string, budget: number): PassageUnit[] {
  const units: PassageUnit[] = [];
  let [afterHeading, headingTokens] = [false, 0];
  for (const paragraph of paragraphsOf(text)) {
    const room = Math.max(Math.floor(budget / 2), budget - headingTokens);
    const cut = afterHeading ? CUT.never : paragraph.heading ? CUT.heading : CUT.paragraph;
    for (const unit of unitsOfParagraph(text, paragraph, { room, cut })) units.push(unit);
    headingTokens = paragraph.heading ? headingTokens + (units.at(-1)?.tokens ?? 0) : 0;
    afterHeading = paragraph.heading;
  }
  return units;
}

interface Expansion {
  /** Tokens that a unit may have. */
  room: number;
  /** How good it is to cut before the first unit. */
  cut: number;
}

function unitsOfParagraph(text: string, { start, end }: Paragraph, expansion: Expansion): PassageUnit[] {
  return expand(text, [start, end], { ...expansion, finer: FINER });
}

type Cutter = { cut: number; starts: (text: string, span: Span) => number[] };

const FINER: readonly Cutter[] = [
  { cut: CUT.sentence, starts: sentenceCuts },
  { cut: CUT.line, starts: lineCuts },
  { cut: CUT.word, starts: wordCuts },
  { cut: CUT.part, starts: partCuts },
];

function expand(
  text: string,
  [start, end]: Span,
  { room, cut, finer }: Expansion & { finer: readonly Cutter[] },
): PassageUnit[] {
  const tokens = boundedTokenCount(text.slice(start, end));
  const [cutter, ...rest] = finer;
  if (!cutter || tokens <= room || boundedTokenCount(text.slice(start, end).trimEnd()) <= room) {
    return [{ start, end, tokens, cut }];
  }
  const starts = cutter.starts(text, [start, end]);
  return starts.flatMap((from, at) => {
    const upTo = starts[at + 1] ?? end;
    return expand(text, [from, upTo], { room, cut: at === 0 ? cut : cutter.cut, finer: rest });
  });
}

function lineCuts(text: string, [start, end]: Span): number[] {
  const starts = [start];
  for (let feed = text.indexOf('\n', start); feed >= 0 && feed + 1 < end; feed = text.indexOf('\n', feed + 1))
    starts.push(feed + 1);
  return starts;
}

function wordCuts(text: string, [start, end]: Span): number[] {
  const starts = [start];
  for (const { index } of text.slice(start, end).matchAll(/(?<=\s)\S/gu)) {
    const offset = start + index;
    if (offset > start && isGraphemeBoundary(text, offset)) starts.push(offset);
  }
  return starts;
}

function partCuts(text: string, span: Span): number[] {
  return span[1] - span[0] <= LONGEST_WORD ? [span[0]] : graphemeCuts(text, span, WORD_PART);
}
