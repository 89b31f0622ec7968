import { foldText } from '../text/fold.js';

/** A text folded for comparison, with where each folded character stands in the original. */
export interface FoldedText {
  folded: string;
  /** UTF-16 offset in the original of each folded code unit. */
  starts: number[];
  /** Offset after it, marks that follow included. */
  ends: number[];
}

const SAME: Record<string, string> = { '’': "'", '‘': "'", '`': "'", '´': "'", '“': '"', '”': '"', '„': '"' };
const folds = new Map<string, string>();
const names = new Map<string, string>();
const MOST_FOLDS = 20_000;

/** Case, accents, quotes, dashes and runs of spaces made equal, character by character. */
export function foldWithOffsets(text: string): FoldedText {
  const result: FoldedText = { folded: '', starts: [], ends: [] };
  const pieces: string[] = [];
  let offset = 0;
  let last = '';
  for (const character of text) {
    const end = offset + character.length;
    const folded = foldCharacter(character);
    if (folded === '' || (folded === ' ' && last === ' ')) extendLast(result.ends, end);
    else {
      pieces.push(folded);
      for (let unit = 0; unit < folded.length; unit += 1) {
        result.starts.push(offset);
        result.ends.push(end);
      }
      last = folded;
    }
    offset = end;
  }
  return { ...result, folded: pieces.join('') };
}

/** A name folded for comparison; names are looked for in many questions, so the last ones are kept. */
export function foldedName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size >= MOST_FOLDS) names.clear();
  const folded = foldWithOffsets(name).folded.trim();
  names.set(name, folded);
  return folded;
}

function extendLast(ends: number[], end: number): void {
  const place = ends.length - 1;
  if (place >= 0) ends[place] = end;
}

function foldCharacter(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = foldOne(character);
  if (folds.size < MOST_FOLDS) folds.set(character, folded);
  return folded;
}

function foldOne(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (/\p{Pd}/u.test(character)) return '-';
  return SAME[character] ?? foldText(character);
}
