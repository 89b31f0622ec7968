import { findMainPredicate } from './main-predicate.js';
import { isAtom, type TaggedWord } from './tagger.js';

/** A noun with a clause that tells which one: "the | city | where | X was born". All indexes count words; ends are exclusive. */
export interface RelativeClause {
  /** First word to replace: the article of the noun. */
  start: number;
  headStart: number;
  headEnd: number;
  /** "who", "where", ...; "whose"; "" when the clause follows the noun directly ("the league X played in", "the actor playing X"). */
  marker: string;
  /** A preposition before the marker: "in" of "in which". */
  preposition: string;
  clauseStart: number;
  clauseEnd: number;
}

const MARKERS = new Set(['who', 'whom', 'which', 'that', 'where', 'whose']);
const ARTICLES = new Set(['the', 'a', 'an']);
const MOST_HEAD_WORDS = 5;

/** The innermost (last) relative clause whose end is certain; undefined when there is none. */
export function findRelativeClause(words: readonly TaggedWord[]): RelativeClause | undefined {
  for (let at = words.length - 2; at > 0; at -= 1) {
    const clause = clauseAt(words, at);
    if (clause) return clause;
  }
  return undefined;
}

function clauseAt(words: readonly TaggedWord[], at: number): RelativeClause | undefined {
  const opening = openingAt(words, at);
  if (opening === undefined) return undefined;
  const start = articleBefore(words, opening.headEnd);
  if (start === undefined) return undefined;
  const clauseEnd = endOfClause(words, start, opening);
  if (clauseEnd === undefined || clauseEnd <= opening.clauseStart) return undefined;
  return { ...opening, start, headStart: start + 1, clauseEnd };
}

type Opening = Pick<RelativeClause, 'headEnd' | 'marker' | 'preposition' | 'clauseStart'>;

function openingAt(words: readonly TaggedWord[], at: number): Opening | undefined {
  const word = words[at]?.text.toLowerCase() ?? '';
  if (MARKERS.has(word)) return markedOpening(words, at, word);
  return bareOpening(words, at) ? { headEnd: at, marker: '', preposition: '', clauseStart: at } : undefined;
}

function markedOpening(words: readonly TaggedWord[], at: number, marker: string): Opening {
  const before = words[at - 1];
  const preposition = before?.tag === 'ADP' && marker !== 'that' ? before.text.toLowerCase() : '';
  let headEnd = preposition === '' ? at : at - 1;
  if (words[headEnd - 1]?.text === ',') headEnd -= 1;
  return { headEnd, marker, preposition, clauseStart: at + 1 };
}

/** "the league X played in", "the actor playing X", "the song written by X". */
function bareOpening(words: readonly TaggedWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before?.tag !== 'NOUN' || word === undefined || next === undefined) return false;
  if (isAtom(word)) return next.tag === 'VERB' || next.tag === 'AUX';
  return word.tag === 'VERB' && (word.text.endsWith('ing') || next.text === 'by');
}

/** Index of the article that opens the noun phrase ending at `headEnd`; no verb, preposition or mark may stand between. */
function articleBefore(words: readonly TaggedWord[], headEnd: number): number | undefined {
  for (let at = headEnd - 1; at >= Math.max(0, headEnd - MOST_HEAD_WORDS - 1); at -= 1) {
    const word = words[at];
    if (word === undefined || /^(?:VERB|AUX|ADP|PUNCT|PRON|CCONJ)$/.test(word.tag)) return undefined;
    if (ARTICLES.has(word.text.toLowerCase())) return at < headEnd - 1 ? at : undefined;
  }
  return undefined;
}

function endOfClause(words: readonly TaggedWord[], start: number, opening: Opening): number | undefined {
  const comma = closingComma(words, opening);
  if (comma !== undefined) return comma;
  const predicate = findMainPredicate(words, start, opening.clauseStart);
  if (predicate === 'unclear') return undefined;
  return predicate === 'none' ? words.length : predicate;
}

/** A clause that a comma opens ends at the next one; any clause ends at a comma before a verb ("..., is the other") or a question word. */
function closingComma(words: readonly TaggedWord[], { headEnd, clauseStart }: Opening): number | undefined {
  const opened = words[headEnd]?.text === ',';
  const verb = words.findIndex((word, at) => at >= clauseStart && /^(?:VERB|AUX)$/.test(word.tag));
  const closes = (word: TaggedWord, at: number) =>
    word.text === ',' && at > verb && (opened || goesOnOutside(words[at + 1]));
  const comma = words.findIndex(closes);
  return verb < 0 || comma < 0 ? undefined : comma;
}

function goesOnOutside(word: TaggedWord | undefined): boolean {
  return (
    /^(?:VERB|AUX)$/.test(word?.tag ?? '') || /^(?:who|what|which|where|when|how)$/i.test(word?.text ?? '')
  );
}
