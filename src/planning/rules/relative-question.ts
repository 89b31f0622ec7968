import type { RelativeClause } from './relative-clause.js';
import { isAtom, type TaggedWord } from './tagger.js';
import { isVerbal } from './verb-group.js';

/** A question made of a relative clause, and the words of the original that it says otherwise. */
export interface ClauseQuestion {
  question: string;
  explained: string[];
}

const ANYBODY = /^(?:person|people|man|woman|guy|individual|one|someone|somebody|human|figure)$/i;
const ANYWHERE = /^(?:place|location|site|spot)$/i;
const BE = /^(?:is|was|are|were)$/i;
const MODAL = /^(?:has|have|had|can|could|will|would)$/i;

/** The question that finds the noun of a relative clause, e.g. "In which city was X born?"; undefined when the clause has no verb. */
export function clauseQuestion(
  words: readonly TaggedWord[],
  clause: RelativeClause,
): ClauseQuestion | undefined {
  const head = words.slice(clause.headStart, clause.headEnd);
  const body = words.slice(clause.clauseStart, clause.clauseEnd);
  if (head.length === 0 || body.length === 0) return undefined;
  if (clause.marker === 'whose') return possessiveQuestion(head, body);
  return clause.marker === '' ? unmarked(head, body) : marked(head, body, clause);
}

function marked(
  head: readonly TaggedWord[],
  body: readonly TaggedWord[],
  clause: RelativeClause,
): ClauseQuestion | undefined {
  const verbFirst = isVerbal(body[0]) || /^(?:ADV|PUNCT)$/.test(body[0]?.tag ?? '');
  if (!verbFirst) return objectQuestion(head, body, clause);
  return clause.preposition === '' && clause.marker !== 'where' ? subjectQuestion(head, body) : undefined;
}

function unmarked(head: readonly TaggedWord[], body: readonly TaggedWord[]): ClauseQuestion | undefined {
  const [first, ...rest] = body;
  if (first === undefined) return undefined;
  if (isAtom(first) || first.text === 'the') return invert(`Which ${join(head)}`, body, []);
  if (/ing$/.test(first.text))
    return {
      question: `${subjectOf(head)} ${thirdPerson(first.lemma)} ${join(rest)}?`,
      explained: [first.text, ...explainedHead(head)],
    };
  return { question: `${subjectOf(head)} was ${join(body)}?`, explained: explainedHead(head) };
}

/** "the paper whose editor was X" -> "Which paper's editor was X?"; without a verb it is had. */
function possessiveQuestion(head: readonly TaggedWord[], body: readonly TaggedWord[]): ClauseQuestion {
  const owner = ANYBODY.test(join(head)) ? 'Whose' : `Which ${join(head)}'s`;
  const question = body.some(isVerbal)
    ? `${owner} ${join(body)}?`
    : `${subjectOf(head)} has the ${join(body)}?`;
  return { question, explained: explainedHead(head) };
}

/** "the company that published X" -> "Which company published X?". */
function subjectQuestion(head: readonly TaggedWord[], body: readonly TaggedWord[]): ClauseQuestion {
  return { question: tidy(`${subjectOf(head)} ${join(body)}?`), explained: explainedHead(head) };
}

/** "the league that X played in" -> "Which league did X play in?", "the novel on which X is based" -> "Which novel is X based on?". */
function objectQuestion(
  head: readonly TaggedWord[],
  body: readonly TaggedWord[],
  clause: RelativeClause,
): ClauseQuestion | undefined {
  const noun = join(head);
  const anybody = ANYBODY.test(noun);
  const asked = anybody ? 'Who' : `Which ${noun}`;
  if (clause.marker === 'where' || clause.marker === 'when') return placeQuestion(noun, body);
  if (clause.preposition === '' || isStranded(clause.preposition, body)) {
    const words = clause.preposition === '' ? body : strand(body, clause.preposition);
    return invert(asked, words, anybody ? [noun] : []);
  }
  return invert(`${capitalise(clause.preposition)} which ${noun}`, body, []);
}

/** "the city where X was born" -> "In which city was X born?", "the city where X is from" -> "Which city is X from?". */
function placeQuestion(noun: string, body: readonly TaggedWord[]): ClauseQuestion | undefined {
  if (ANYWHERE.test(noun)) return invert('Where', body, [noun]);
  const own = body.at(-1)?.tag === 'ADP';
  return invert(own ? `Which ${noun}` : `${prepositionOf(noun)} which ${noun}`, body, []);
}

const CLOSE_PREPOSITION = /^(?:to|from|for|of|with|by|about)$/;
const CLOSE_ON = /^(?:based|modelled|modeled|built|founded|focuses|focused|depends|depended|rests)$/i;
const CLOSE_AFTER = /^(?:named|called|modelled|modeled|titled)$/i;

/** A preposition that belongs to the verb follows it in a question: "Which novel is X based on?", but "In which city was X born?". */
function isStranded(preposition: string, body: readonly TaggedWord[]): boolean {
  const verbs = body.map((word) => word.text);
  if (preposition === 'on' || preposition === 'upon') return verbs.some((verb) => CLOSE_ON.test(verb));
  if (preposition === 'after') return verbs.some((verb) => CLOSE_AFTER.test(verb));
  return CLOSE_PREPOSITION.test(preposition);
}

/** The body with the preposition after its last verb. */
function strand(body: readonly TaggedWord[], preposition: string): TaggedWord[] {
  const verb = body.findLastIndex(isVerbal);
  const at = body[verb]?.end ?? 0;
  const moved = { text: preposition, tag: 'ADP', lemma: preposition, start: at + 1, end: at + 1 };
  return verb < 0 ? [...body] : [...body.slice(0, verb + 1), moved, ...body.slice(verb + 1)];
}

function prepositionOf(place: string): string {
  if (/\b(?:university|school|college|academy|event|meeting|conference)$/i.test(place)) return 'At';
  return /\b(?:island|isle|planet|street|ship|peninsula|coast|river)$/i.test(place) ? 'On' : 'In';
}

/** Puts the auxiliary before the subject: "X was born" -> "was X born", "X played in" -> "did X play in". */
function invert(
  opening: string,
  body: readonly TaggedWord[],
  explained: string[],
): ClauseQuestion | undefined {
  const at = body.findIndex((word, index) => index > 0 && (isVerbal(word) || BE.test(word.text)));
  const verb = body[at];
  if (verb === undefined) return undefined;
  const subject = join(body.slice(0, at));
  const rest = join(body.slice(at + 1));
  const next = body[at + 1]?.text === 'not' ? body[at + 2] : body[at + 1];
  const carries = BE.test(verb.text) || (MODAL.test(verb.text) && isVerbal(next));
  if (carries) return { question: tidy(`${opening} ${verb.text} ${subject} ${rest}?`), explained };
  return {
    question: tidy(`${opening} ${helperOf(verb, body.slice(0, at))} ${subject} ${verb.lemma} ${rest}?`),
    explained: [...explained, verb.text],
  };
}

function helperOf(verb: TaggedWord, subject: readonly TaggedWord[]): string {
  if (verb.text === verb.lemma) return subject.length === 1 && isAtom(subject[0]) ? 'does' : 'do';
  return verb.text.endsWith('s') ? 'does' : 'did';
}

function subjectOf(head: readonly TaggedWord[]): string {
  return ANYBODY.test(join(head)) ? 'Who' : `Which ${join(head)}`;
}

function explainedHead(head: readonly TaggedWord[]): string[] {
  return ANYBODY.test(join(head)) ? [join(head)] : [];
}

function thirdPerson(lemma: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}

/** The words as they are read, marks and possessives joined to the word before. */
export function join(words: readonly TaggedWord[]): string {
  return words.reduce(
    (text, word, at) => text + (at > 0 && (words[at - 1]?.end ?? 0) < word.start ? ' ' : '') + word.text,
    '',
  );
}

function tidy(question: string): string {
  return question.replace(/\s+/g, ' ').replace(/ (?=[?,])/g, '');
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
