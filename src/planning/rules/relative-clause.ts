import { findMainPredicate } from './main-predicate.js';
import { isAwaitedVerb } from './awaited-verb.js';
import { isAtom, type TaggedWord } from './tagger.js';
import { isVerbal } from './verb-group.js';

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

const MARKERS = new Set(['who', 'whom', 'which', 'that', 'where', 'when', 'whose']);
/** "the year when", "the war when"; other nouns before "when" only end a main clause. */
const TIMES =
  /^(?:year|decade|century|month|day|season|war|conflict|battle|period|era|time|age|reign|game|ceremony)$/i;
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
  if (opening.marker === '' && belongsOutside(words, start, opening.clauseStart)) return undefined;
  return { ...opening, start, headStart: start + 1, clauseEnd };
}

type Opening = Pick<RelativeClause, 'headEnd' | 'marker' | 'preposition' | 'clauseStart'>;

function openingAt(words: readonly TaggedWord[], at: number): Opening | undefined {
  const word = words[at]?.text.toLowerCase() ?? '';
  if (word === 'when' && !TIMES.test(words[at - 1]?.text ?? '')) return undefined;
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

/** "the ferry X was built", "When was the paper founded by X": the verb after the noun is the question's own. */
function belongsOutside(words: readonly TaggedWord[], start: number, clauseStart: number): boolean {
  const verb = words.findIndex((word, at) => at >= clauseStart && isVerbal(word));
  return isAwaitedVerb(words, start, verb);
}

/** "the league X played in", "the team the town is proud of", "the actor playing X", "the song written by X". */
function bareOpening(words: readonly TaggedWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before?.tag !== 'NOUN' || word === undefined || next === undefined) return false;
  if (isAtom(word)) return isVerbal(next);
  if (word.text === 'the') return true;
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
  const predicate = findMainPredicate(words, start, opening.clauseStart);
  if (comma !== undefined) return typeof predicate === 'number' ? Math.min(comma, predicate) : comma;
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
