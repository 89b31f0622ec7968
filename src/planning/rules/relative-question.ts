import type { RelativeClause } from './relative-clause.js';
import { isAtom, type TaggedWord } from './tagger.js';

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
  if (clause.marker === 'whose')
    return { question: `${subjectOf(head)} has the ${join(body)}?`, explained: explainedHead(head) };
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
  if (isAtom(first)) return invert(`Which ${join(head)}`, body, []);
  if (/ing$/.test(first.text))
    return {
      question: `${subjectOf(head)} ${thirdPerson(first.lemma)} ${join(rest)}?`,
      explained: [first.text, ...explainedHead(head)],
    };
  return { question: `${subjectOf(head)} was ${join(body)}?`, explained: explainedHead(head) };
}

/** "the company that published X" -> "Which company published X?". */
function subjectQuestion(head: readonly TaggedWord[], body: readonly TaggedWord[]): ClauseQuestion {
  return { question: tidy(`${subjectOf(head)} ${join(body)}?`), explained: explainedHead(head) };
}

/** "the city where X was born" -> "In which city was X born?". */
function objectQuestion(
  head: readonly TaggedWord[],
  body: readonly TaggedWord[],
  clause: RelativeClause,
): ClauseQuestion | undefined {
  if (clause.marker === 'where') {
    const anywhere = ANYWHERE.test(join(head));
    return invert(
      anywhere ? 'Where' : `${prepositionOf(join(head))} which ${join(head)}`,
      body,
      anywhere ? [join(head)] : [],
    );
  }
  if (clause.preposition !== '')
    return invert(`${capitalise(clause.preposition)} which ${join(head)}`, body, []);
  const anybody = ANYBODY.test(join(head));
  return invert(anybody ? 'Who' : `Which ${join(head)}`, body, anybody ? [join(head)] : []);
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
  const carries = BE.test(verb.text) || (MODAL.test(verb.text) && isVerbal(body[at + 1]));
  if (carries) return { question: tidy(`${opening} ${verb.text} ${subject} ${rest}?`), explained };
  return {
    question: tidy(`${opening} ${helperOf(verb)} ${subject} ${verb.lemma} ${rest}?`),
    explained: [...explained, verb.text],
  };
}

function helperOf(verb: TaggedWord): string {
  if (verb.text === verb.lemma) return 'do';
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

function isVerbal(word: TaggedWord | undefined): boolean {
  return word?.tag === 'VERB' || word?.tag === 'AUX';
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
