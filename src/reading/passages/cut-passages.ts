import { PaniniError } from '../../errors/panini-error.js';
import { boundedTokenCount } from './bounded-token-count.js';
import { chooseCut, type CutRange } from './choose-cut.js';
import { isGraphemeBoundary } from './grapheme-spans.js';
import { passageUnits, type PassageUnit } from './passage-units.js';

/** About 300 English words: long enough to name what it speaks of, short enough for one reply of a model. */
export const DEFAULT_PASSAGE_TOKENS = 400;
export const PASSAGE_TOKEN_RANGE = { least: 32, most: 4_000 } as const;

export interface CutOptions {
  /** o200k_base tokens that a passage may have; 32 to 4,000. @default 400 */
  tokens?: number;
}

/** A stretch of a document's text: `text === document.slice(start, end)`, in UTF-16 units. */
export interface CutPassage {
  /** Place in the document, from 0. */
  index: number;
  text: string;
  start: number;
  end: number;
  /** o200k_base tokens of the text. */
  tokens: number;
}

/**
 * Cuts a document's text into passages: between paragraphs where it can, else between sentences, lines or words, never inside a grapheme, and not after a heading.
 * Every character that is not white space is in exactly one passage, and a passage starts and ends with such a character.
 * Where to cut is chosen by the text around the place, so that a local edit leaves the passages away from it as they were.
 * Linear in the length of the text; a single grapheme longer than the budget is the one thing that exceeds it.
 * @throws PaniniError BAD_USER_INPUT when the budget is out of range
 */
export function cutPassages(text: string, options: CutOptions = {}): CutPassage[] {
  const budget = checkedBudget(options.tokens ?? DEFAULT_PASSAGE_TOKENS);
  const units = passageUnits(text, budget);
  const passages: CutPassage[] = [];
  for (let first = 0; first < units.length;) {
    const { next, found } = fitting(text, units, { first, budget });
    if (found) passages.push({ index: passages.length, ...found });
    first = next;
  }
  return passages;
}

interface Fitting {
  /** The unit after the passage. */
  next: number;
  /** Null when the stretch is white space. */
  found: Omit<CutPassage, 'index'> | null;
}

/** The passage up to the chosen cut; tokens of parts add up only nearly to those of the whole, so a unit may have to go. */
function fitting(text: string, units: readonly PassageUnit[], range: CutRange): Fitting {
  const upTo = (next: number): Fitting['found'] => {
    const [head, tail] = [units[range.first], units[next - 1]];
    return head && tail ? stretch(text, head.start, tail.end) : null;
  };
  let next = chooseCut(text, units, range);
  let found = upTo(next);
  while (found && found.tokens > range.budget && next - range.first > 1) {
    next -= 1;
    found = upTo(next);
  }
  return { next, found };
}

function checkedBudget(tokens: number): number {
  const { least, most } = PASSAGE_TOKEN_RANGE;
  if (Number.isInteger(tokens) && tokens >= least && tokens <= most) return tokens;
  throw new PaniniError(
    'BAD_USER_INPUT',
    `A passage may have ${least} to ${most} tokens, as a whole number; ${tokens} came.`,
    { hint: 'Leave the number out for the default.' },
  );
}

/** The stretch without white space around it; null when nothing else is in it. */
function stretch(text: string, from: number, upTo: number): Omit<CutPassage, 'index'> | null {
  const whole = text.slice(from, upTo);
  const end = from + whole.trimEnd().length;
  let start = upTo - whole.trimStart().length;
  if (start >= end) return null;
  // White space that carries an accent is part of a visible character.
  if (start > from && !isGraphemeBoundary(text, start)) start -= 1;
  const passage = text.slice(start, end);
  return { text: passage, start, end, tokens: boundedTokenCount(passage) };
}
