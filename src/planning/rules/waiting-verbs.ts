import { isVerbal, startsVerbGroup } from './verb-group.js';
import type { TaggedWord } from './tagger.js';

/** The verbs that the words before a noun phrase still wait for. */
export interface WaitingVerbs {
  /** The question's own auxiliary, in lower case, while its verb is to come: "did" in "When did the ferry". */
  auxiliary?: string;
  /** Whether that auxiliary is the "is" of "Who is ..." or "What was ...", which needs no other verb. */
  bare: boolean;
  /** Relative clauses that have had no verb: one in "the town where the ferry". */
  clauses: number;
}

const AUXILIARY =
  /^(?:do|does|did|can|could|will|would|should|may|might|must|is|was|are|were|has|have|had|['’]s)$/i;
const MARKER = /^(?:who|whom|which|that|where|when|whose)$/i;
const ASKED = /^(?:who|what|whom)$/i;

/** What the question and its clauses wait for when the noun phrase at `nounStart` begins. */
export function waitingVerbs(words: readonly TaggedWord[], nounStart: number): WaitingVerbs {
  const state: State = { clauses: 0, own: false };
  for (let at = 0; at < nounStart; at += 1) {
    if (opensClause(words, at)) state.clauses += 1;
    else readWord(words, at, state);
  }
  const clauses = state.clauses + Number(opensClause(words, nounStart));
  const { auxiliary } = state;
  const bare = auxiliary === 1 && ASKED.test(words[0]?.text ?? '');
  const word = auxiliary === undefined ? undefined : words[auxiliary]?.text.toLowerCase();
  return word === undefined ? { bare, clauses } : { auxiliary: word, bare, clauses };
}

interface State {
  clauses: number;
  /** Whether the verb group being read is the question's own. */
  own: boolean;
  /** Index of the question's auxiliary while it waits; -1 once it has its verb. */
  auxiliary?: number;
}

function readWord(words: readonly TaggedWord[], at: number, state: State): void {
  const word = words[at];
  if (word === undefined || !(isVerbal(word) || AUXILIARY.test(word.text))) return;
  if (isVerbal(word) && !startsVerbGroup(words, at)) return goOn(words, at, state);
  state.own = state.clauses === 0;
  if (!state.own) state.clauses -= 1;
  else state.auxiliary = state.auxiliary === undefined && AUXILIARY.test(word.text) ? at : -1;
}

/** The rest of a verb group: "was | built" ends the waiting of the question's own auxiliary. */
function goOn(words: readonly TaggedWord[], at: number, state: State): void {
  if (state.own && words[at - 1]?.tag === 'AUX') state.auxiliary = -1;
}

/** A relative word, or "the" right after a noun ("the book the film ..."). */
function opensClause(words: readonly TaggedWord[], at: number): boolean {
  const text = words[at]?.text ?? '';
  if (text === 'the') return words[at - 1]?.tag === 'NOUN';
  return at > 0 && MARKER.test(text) && !asksWhich(words, at) && followsNoun(words, at);
}

/** "of which year" and "In 1900, who" ask a question. */
function asksWhich(words: readonly TaggedWord[], at: number): boolean {
  const determiner = /^which$/i.test(words[at]?.text ?? '') && words[at + 1]?.tag === 'NOUN';
  return determiner || (words[at - 1]?.text === ',' && !words.slice(0, at).some(isVerbal));
}

/** After a noun, perhaps with a comma or a preposition between; "that" may also follow a verb ("claimed that"). */
function followsNoun(words: readonly TaggedWord[], at: number): boolean {
  const before = words[at - 1];
  if (before?.text === ',' || before?.tag === 'ADP') return isNoun(words[at - 2]);
  return isNoun(before) || (words[at]?.text === 'that' && before?.tag === 'VERB');
}

function isNoun(word: TaggedWord | undefined): boolean {
  return /^(?:NOUN|PROPN|X)$/.test(word?.tag ?? '');
}
