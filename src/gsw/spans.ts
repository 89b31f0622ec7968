import { foldedName, type FoldedText } from './folded-text.js';

/** UTF-16 offsets into a text, end exclusive. */
export type Span = [start: number, end: number];

const MOST_SPANS = 100;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const JOINER = '\u200D';

/** Where a name stands in a text as whole words, at most 100 places: case, accents, quotes and dashes may differ, letters may not. */
export function nameSpans(text: FoldedText, name: string): Span[] {
  const wanted = foldedName(name);
  if (wanted === '') return [];
  const spans: Span[] = [];
  for (let at = text.folded.indexOf(wanted); at >= 0; at = text.folded.indexOf(wanted, at + 1)) {
    if (isWhole(text.folded, at, wanted)) spans.push(originalSpan(text, at, wanted.length));
    if (spans.length === MOST_SPANS) break;
  }
  return spans;
}

/** True when a text names something of this name. */
export function namesIt(text: FoldedText, name: string): boolean {
  return nameSpans(text, name).length > 0;
}

function originalSpan(text: FoldedText, at: number, length: number): Span {
  return [text.starts[at] ?? 0, text.ends[at + length - 1] ?? 0];
}

function isWhole(folded: string, at: number, wanted: string): boolean {
  const before = folded.slice(Math.max(0, at - 2), at);
  const after = folded.slice(at + wanted.length, at + wanted.length + 2);
  return (
    !joins(lastCharacter(before), firstCharacter(wanted)) &&
    !joins(lastCharacter(wanted), firstCharacter(after))
  );
}

/** True when two neighbouring characters belong to one word or one emoji. */
function joins(left: string, right: string): boolean {
  if (left === JOINER || right === JOINER || (/\p{Emoji_Modifier}/u.test(right) && !/\d/.test(right)))
    return true;
  if (UNSPACED.test(left) || UNSPACED.test(right)) return false;
  return /[\p{L}\p{N}]/u.test(left) && /[\p{L}\p{N}]/u.test(right);
}

function firstCharacter(text: string): string {
  const [first] = text;
  return first ?? '';
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? '';
}
