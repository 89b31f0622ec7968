import type { Span } from './mask.js';
import { RELATION_WORDS } from './relations.js';

interface Piece extends Span {
  text: string;
}

const PIECE =
  /<ENTITY_Q\d+>|["“][^"“”]{1,120}["”]|(?<![\p{L}\p{N}])['‘][\p{Lu}\p{N}][^'‘’]{0,118}['’](?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.\-‐&/](?=[\p{L}\p{N}]))*|\S/gu;
const QUOTED = /^["“'‘].{2,}["”'’]$/u;
const CAPITAL = /^[\p{Lu}\p{Lt}]/u;
/** "Scion xD", "Orle eBay": a capital inside the word. */
const INNER_CAPITAL = /^\p{Ll}{1,2}\p{Lu}/u;
const DIGIT = /^\p{N}/u;
const JOINING = new Set(
  'of the de von van der den di da del della la le el al bin ibn and in on for to at a an with by from y et und du des dos das las los over under'.split(
    ' ',
  ),
);
const AFTER_COMMA = new Set('of de von van to in on for with'.split(' '));
const MARKS = new Set([':', '–', '—', '-', '&', '+', '/', "'", '’']);
const OPENERS = new Set(
  (
    'who whom whose what which when where why how in at on of during along between among the a an is are was were do does did has have had can could ' +
    'will would for from to with by after before out name both under since until and or if as that this'
  ).split(' '),
);
const ABBREVIATION = /^(?:\p{Lu}|jr|sr|st|dr|mr|mrs|no|vol|\p{Lu}(?:\.\p{Lu})+)$/iu;

/** Spans of the question that read as names: capitalised runs with small words inside, quotations, a bracket that follows a name. */
export function findNames(question: string): Span[] {
  const pieces = cut(question);
  const spans: Span[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    if (!startsName(pieces, at)) continue;
    let last = at;
    for (let next = extend(pieces, last); next > last; next = extend(pieces, last)) last = next;
    const span = { start: pieces[at]?.start ?? 0, end: pieces[last]?.end ?? 0 };
    if (!/^(?:the|a|an)$/i.test(question.slice(span.start, span.end))) spans.push(span);
    at = last;
  }
  return spans;
}

function cut(question: string): Piece[] {
  return [...question.matchAll(PIECE)].flatMap((match) =>
    splitPossessive({ text: match[0], start: match.index, end: match.index + match[0].length }),
  );
}

/** A lower-case 's is the mark of a possessive; "Devil'S" and "Can'T" are title-cased words. */
function splitPossessive(piece: Piece): Piece[] {
  const match = /^(.+)(['’]s)$/u.exec(piece.text);
  if (!match?.[1] || QUOTED.test(piece.text)) return [piece];
  const middle = piece.start + match[1].length;
  return [
    { text: match[1], start: piece.start, end: middle },
    { text: "'s", start: middle, end: piece.end },
  ];
}

function startsName(pieces: readonly Piece[], at: number): boolean {
  const text = pieces[at]?.text ?? '';
  if (QUOTED.test(text)) return true;
  if (DIGIT.test(text)) return isCapital(pieces[at + 1]) && !isQuestionOpener(pieces, at + 1);
  return CAPITAL.test(text) && !isQuestionOpener(pieces, at);
}

/** The first word of the question, and "Which" after "In", are capitalised by their place only. */
function isQuestionOpener(pieces: readonly Piece[], at: number): boolean {
  const text = pieces[at]?.text.toLowerCase() ?? '';
  return at === 0 && OPENERS.has(text);
}

function isCapital(piece: Piece | undefined): boolean {
  return piece !== undefined && CAPITAL.test(piece.text);
}

function isNamePart(piece: Piece | undefined): boolean {
  return piece !== undefined && [CAPITAL, INNER_CAPITAL, DIGIT].some((start) => start.test(piece.text));
}

/** Index of the last piece when the name goes on after `last`, else `last`. */
function extend(pieces: readonly Piece[], last: number): number {
  const next = pieces[last + 1];
  if (next === undefined) return last;
  if (isNamePart(next)) return last + 1;
  if (next.text === '(') return closing(pieces, last + 1) ?? last;
  if (next.text === ',') return afterComma(pieces, last);
  if (next.text === "'s") return afterPossessive(pieces, last);
  return afterMark(pieces, last, next) ?? afterSmallWords(pieces, last);
}

function closing(pieces: readonly Piece[], open: number): number | undefined {
  for (let at = open + 1; at < Math.min(pieces.length, open + 12); at += 1)
    if (pieces[at]?.text === ')') return at;
  return undefined;
}

function afterComma(pieces: readonly Piece[], last: number): number {
  const [one, two] = [pieces[last + 2], pieces[last + 3]];
  if (isNamePart(one)) return last + 2;
  return one !== undefined && AFTER_COMMA.has(one.text) && isCapital(two) ? last + 3 : last;
}

/** "Nim's Island" is one name, "Nim's CEO" is not. */
function afterPossessive(pieces: readonly Piece[], last: number): number {
  const next = pieces[last + 2];
  return isCapital(next) && !RELATION_WORDS.has(next?.text.toLowerCase() ?? '') ? last + 2 : last;
}

function afterMark(pieces: readonly Piece[], last: number, next: Piece): number | undefined {
  const after = pieces[last + 2];
  if (after === undefined) return undefined;
  if (MARKS.has(next.text)) return afterJoiningMark(last, next, after);
  if (next.text === '.') return abbreviationEnd(pieces, last, isNamePart(after));
  // A title may hold its own "?" or "!"; the question's own mark is the last piece.
  return /^[?!]$/.test(next.text) && next.start === pieces[last]?.end ? last + 1 : undefined;
}

/** A bracket after an apostrophe shows that the name goes on: "Fishin' (Song)". */
function afterJoiningMark(last: number, mark: Piece, after: Piece): number | undefined {
  if (after.text === '(' && /^['’]$/.test(mark.text)) return last + 1;
  return isNamePart(after) ? last + 2 : undefined;
}

function abbreviationEnd(pieces: readonly Piece[], last: number, goesOn: boolean): number | undefined {
  if (!ABBREVIATION.test(pieces[last]?.text ?? '')) return undefined;
  return goesOn ? last + 2 : last + 1;
}

function afterSmallWords(pieces: readonly Piece[], last: number): number {
  for (let at = last + 1; at <= last + 3; at += 1) {
    const text = pieces[at]?.text ?? '';
    if (at > last + 1 && isCapital(pieces[at])) return at;
    if (!JOINING.has(text)) return last;
  }
  return last;
}
