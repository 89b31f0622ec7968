import { isAtom, type TaggedWord } from './tagger.js';
import { isVerbal, startsVerbGroup } from './verb-group.js';
import { waitingVerbs } from './waiting-verbs.js';

const DO = new Set(['do', 'does', 'did', 'can', 'could', 'will', 'would', 'should', 'may', 'might', 'must']);
const ASKING = /^(?:is|was|are|were|do|does|did)$/i;
const ASKED_STATE = /^(?:called|named|known|nominated|famous|like)$/i;
const PARTICIPLE =
  /(?:ed|en|born|built|held|made|found|founded|from|located|sung|sold|lost|won|spoken|shot|set|run|hit|cut|put|led|taught|brought|bought|based)$/i;

/**
 * Where the question's own predicate starts again after a clause that opens at `clauseStart` and hangs on the noun phrase at `nounStart`:
 * "When did the state that X lies in | reinstate ...". "none" when the clause runs to the end, "unclear" when that cannot be told.
 */
export function findMainPredicate(
  words: readonly TaggedWord[],
  nounStart: number,
  clauseStart: number,
): number | 'none' | 'unclear' {
  if (nounStart === 0) return secondVerbGroup(words, clauseStart) ?? 'none';
  const { auxiliary, bare, clauses } = waitingVerbs(words, nounStart);
  if (clauses > 0) return secondVerbGroup(words, clauseStart) ?? 'unclear';
  if (isFronted(words, nounStart)) return askingAuxiliary(words, clauseStart) ?? 'none';
  if (auxiliary === undefined) return 'none';
  const clauseVerb = words.findIndex((word, at) => at >= clauseStart && isVerbal(word));
  if (clauseVerb < 0) return 'unclear';
  return DO.has(auxiliary) ? baseVerbAfter(words, clauseVerb) : participleAtEnd(words, clauseVerb, bare);
}

function baseVerbAfter(words: readonly TaggedWord[], clauseVerb: number): number | 'unclear' {
  const guessed = words.findLastIndex((_word, at) => at > clauseVerb && isBaseVerb(words, at));
  return guessed < 0 ? 'unclear' : guessed;
}

function isBaseVerb(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || isAtom(word) || before?.text.toLowerCase() === 'to' || before?.tag === 'AUX')
    return false;
  return word.tag === 'VERB' ? word.lemma === word.text : closesAsVerb(words, at);
}

/** The tagger takes a verb at the end ("hold", "work at") for a noun. */
function closesAsVerb(words: readonly TaggedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  const closes = after === undefined || (after.tag === 'ADP' && at === words.length - 2);
  if (!closes || !/^(?:NOUN|ADJ)$/.test(word?.tag ?? '')) return false;
  return isAtom(before) || /^(?:VERB|ADP|ADJ|NUM|ADV)$/.test(before?.tag ?? '');
}

function participleAtEnd(words: readonly TaggedWord[], clauseVerb: number, bare: boolean): number | 'none' {
  const at = endingParticiple(words);
  if (at <= clauseVerb || words[at - 1]?.tag === 'AUX') return 'none';
  return !bare || ASKED_STATE.test(words[at]?.text ?? '') ? at : 'none';
}

/** Index of a participle that closes the question, alone or with one preposition after it; -1 when there is none. */
function endingParticiple(words: readonly TaggedWord[]): number {
  const last = words.length - 1;
  if (PARTICIPLE.test(words[last]?.text ?? '')) return last;
  return words[last]?.tag === 'ADP' && PARTICIPLE.test(words[last - 1]?.text ?? '') ? last - 1 : -1;
}

/** "In what region of the country containing X | is Y": the phrase that is asked for comes before any verb. */
function isFronted(words: readonly TaggedWord[], nounStart: number): boolean {
  const before = words.slice(0, nounStart);
  return before.some((word) => /^(?:what|which)$/i.test(word.text)) && !before.some(isVerbal);
}

/** The auxiliary that opens the question proper after a fronted phrase with a clause of its own. */
function askingAuxiliary(words: readonly TaggedWord[], clauseStart: number): number | undefined {
  const clauseVerb = words.findIndex((word, at) => at >= clauseStart && isVerbal(word));
  const at = words.findIndex(
    (word, index) => index > clauseVerb && ASKING.test(word.text) && startsVerbGroup(words, index),
  );
  return clauseVerb < 0 || at < 0 ? undefined : at;
}

/** "The actor who plays X | plays whom?": the second verb group is the outer one. */
function secondVerbGroup(words: readonly TaggedWord[], clauseStart: number): number | undefined {
  const starts: number[] = [];
  for (let at = clauseStart; at < words.length; at += 1) if (startsVerbGroup(words, at)) starts.push(at);
  return starts[1];
}
