import type { TaggedWord } from './tagger.js';
import { startsVerbGroup } from './verb-group.js';
import { waitingVerbs } from './waiting-verbs.js';

/** What the question, or a clause in it, still waits for. */
type Awaited = 'base' | 'participle' | 'finite';

const DO = /^(?:do|does|did|can|could|will|would|should|may|might|must)$/i;
const BE = /^(?:is|was|are|were)$/i;
const PAST = /^(?:was|were)$/i;
const MARKER = /^(?:who|whom|which|that|where|when)$/i;
const PARTICIPLE =
  /(?:ed|en|born|built|held|made|found|sung|sold|lost|won|spoken|shot|set|run|hit|cut|put|led|taught|brought|bought|sunk|laid|kept|begun)$/i;
/** Verbs that a person or thing does and that nothing is: "the town X died in", "the school X attended". */
const NEVER_PASSIVE =
  /^(?:died|lived|played|attended|belonged|worked|studied|starred|appeared|joined|received|won|visited|moved|stayed|served|ended|happened|occurred|originated)$/i;
/** "Where is the light X ... located": what a thing of today can be. */
const STATE =
  /^(?:located|situated|based|found|buried|headquartered|set|held|kept|spoken|called|named|known|used|made|published|printed|shown|played|housed|stored|displayed)$/i;
/** "What is the light X ... called", "Who was the sculptor X ... married to". */
const ASKED_STATE =
  /^(?:called|named|known|nominated|accused|convicted|married|awarded|inspired|influenced|based|made|used)$/i;

/**
 * Whether the verb at `verbAt` is the one that the words before `nounStart` wait for, and so no verb of a clause on that noun:
 * "Where was the ferry Marisel | built" against "Where was the league Jon Pell played in | founded".
 */
export function isAwaitedVerb(words: readonly TaggedWord[], nounStart: number, verbAt: number): boolean {
  const awaited = awaitedBefore(words, nounStart, verbAt);
  const form = awaited.at(-1);
  return form !== undefined && fits(words[verbAt], form) && verbGroupsFrom(words, verbAt) <= awaited.length;
}

function awaitedBefore(words: readonly TaggedWord[], nounStart: number, verbAt: number): Awaited[] {
  const { auxiliary, bare, clauses } = waitingVerbs(words, nounStart);
  const inClauses = Array.from({ length: clauses }, () => 'finite' as const);
  return auxiliary === undefined ? inClauses : [...ownForm(words, verbAt, { auxiliary, bare }), ...inClauses];
}

/** The form that the question's auxiliary asks for, if a verb of that form is still to come. */
function ownForm(
  words: readonly TaggedWord[],
  verbAt: number,
  { auxiliary, bare }: { auxiliary: string; bare: boolean },
): Awaited[] {
  if (DO.test(auxiliary)) return ['base'];
  const form = participleOf(auxiliary, bare);
  return form && words.slice(verbAt).some((word) => form(word.text)) ? ['participle'] : [];
}

function participleOf(auxiliary: string, bare: boolean): ((word: string) => boolean) | undefined {
  if (!BE.test(auxiliary)) return undefined;
  if (bare) return (word) => ASKED_STATE.test(word);
  if (!PAST.test(auxiliary)) return (word) => STATE.test(word);
  return (word) => PARTICIPLE.test(word) && !NEVER_PASSIVE.test(word);
}

function fits(verb: TaggedWord | undefined, form: Awaited): boolean {
  if (verb === undefined) return false;
  if (form === 'base') return verb.lemma === verb.text;
  return form === 'finite' || (PARTICIPLE.test(verb.text) && !NEVER_PASSIVE.test(verb.text));
}

/** Verb groups from here on; a clause with a marker of its own keeps one for itself. */
function verbGroupsFrom(words: readonly TaggedWord[], from: number): number {
  const rest = words.slice(from);
  const groups = rest.filter((_word, at) => at === 0 || startsVerbGroup(words, from + at)).length;
  return Math.max(1, groups - rest.filter((word) => MARKER.test(word.text)).length);
}
