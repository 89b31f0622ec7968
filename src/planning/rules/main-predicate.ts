import { isAtom, type TaggedWord } from './tagger.js';

const DO = new Set(['do', 'does', 'did', 'can', 'could', 'will', 'would', 'should', 'may', 'might', 'must']);
const BE = new Set(['is', 'was', 'are', 'were', 'has', 'have', 'had', "'s"]);
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
  if (nounStart === 0 || enclosingClauseWaits(words, nounStart)) return secondVerbGroup(words, clauseStart);
  const auxiliary = openAuxiliary(words, nounStart);
  if (auxiliary === undefined) return 'none';
  const clauseVerb = words.findIndex((word, at) => at >= clauseStart && isVerbal(word));
  if (clauseVerb < 0) return 'unclear';
  return DO.has(auxiliary.word)
    ? baseVerbAfter(words, clauseVerb)
    : participleAtEnd(words, clauseVerb, auxiliary.bare);
}

/** The auxiliary before the noun phrase that still waits for its verb. `bare` is "Who is ..." or "What was ...", which needs none. */
function openAuxiliary(
  words: readonly TaggedWord[],
  nounStart: number,
): { word: string; bare: boolean } | undefined {
  const before = words.slice(0, nounStart);
  const at = before.findLastIndex(
    (word) => DO.has(word.text.toLowerCase()) || BE.has(word.text.toLowerCase()),
  );
  if (at < 0 || before.slice(at + 1).some((word) => word.tag === 'VERB')) return undefined;
  const bare = at === 1 && /^(?:who|what|whom)$/i.test(before[0]?.text ?? '');
  return { word: before[at]?.text.toLowerCase() ?? '', bare };
}

function isVerbal(word: TaggedWord): boolean {
  return word.tag === 'VERB' || word.tag === 'AUX';
}

function baseVerbAfter(words: readonly TaggedWord[], clauseVerb: number): number | 'unclear' {
  for (let at = words.length - 1; at > clauseVerb; at -= 1) if (isBaseVerb(words, at)) return at;
  return 'unclear';
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

/** Whether the noun phrase stands in another clause that has had no verb yet: "the city where the man who ... | died". */
function enclosingClauseWaits(words: readonly TaggedWord[], nounStart: number): boolean {
  const before = words.slice(0, nounStart);
  const marker = before.findLastIndex(
    (word, at) => at > 1 && /^(?:who|whom|which|that|where)$/i.test(word.text),
  );
  return marker > 0 && !before.slice(marker + 1).some(isVerbal);
}

/** "The actor who plays X | plays whom?": the second verb group is the outer one. */
function secondVerbGroup(words: readonly TaggedWord[], clauseStart: number): number | 'unclear' {
  const starts: number[] = [];
  for (let at = clauseStart; at < words.length; at += 1) if (startsVerbGroup(words, at)) starts.push(at);
  return starts[1] ?? 'unclear';
}

/** A finite verb or the first auxiliary of one; not "to go", "and address", "being", nor the participle after an auxiliary. */
function startsVerbGroup(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || !isVerbal(word) || word.text.endsWith('ing')) return false;
  return !/^(?:to|and|or|also|not)$/i.test(before?.text ?? '') && before?.tag !== 'AUX';
}
