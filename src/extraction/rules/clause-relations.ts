import { parseDate } from '../../comparison/parse-date.js';
import { clauseParts, tells, type ClausePart } from './clause-parts.js';
import { listed } from './name-patterns.js';
import { tagWords, type TaggedWord } from './tag-words.js';
import { thing, type Relation, type Thing } from './relation.js';

/** Verbs that other rules read better. */
const TOLD_ELSEWHERE =
  /^(?:based|directed|written|produced|composed|born|known|starred|stars|married|released|died|located|situated|founded|established|featured|made|had|has|did|does|been|being|considered|called|named|described|regarded)$/u;
interface Clause {
  passive: boolean;
  /** The verb as it stands ("served") and its dictionary form ("serve"). */
  verb: string;
  lemma: string;
  parts: ClausePart[];
}

/**
 * What the first clause of a predicate tells, for verbs that no other rule knows: its object, and each prepositional part, asked from both sides.
 * Nothing when the predicate does not open with a verb or a part is no clean noun phrase.
 */
export function clauseRelations(subject: Thing, predicate: string): Relation[] {
  const clause = firstClause(tagWords(predicate.slice(0, 400)));
  if (!clause) return [];
  const who = WHO[subject.role] ?? 'What';
  const asking: Asking = { subject, clause, who };
  const [object] = clause.parts;
  if (object?.preposition !== '') return partRelations(asking, clause.parts, { text: '', predicate });
  const text = textOf(object.words, predicate);
  if (text === '') return [];
  return [
    ...(tells(object) ? namesIn(text).map((name) => objectRelation(asking, name)) : []),
    ...partRelations(asking, clause.parts.slice(1), { text, predicate }),
  ];
}

function partRelations(
  asking: Asking,
  parts: readonly ClausePart[],
  object: { text: string; predicate: string },
): Relation[] {
  return parts.flatMap(({ preposition, words }) => {
    const isToldElsewhere = preposition === 'by' && TOLD_BY.test(asking.clause.verb);
    const text = isToldElsewhere || preposition === 'between' ? '' : textOf(words, object.predicate);
    return namesIn(text).map((name) =>
      partRelation(asking, { preposition, text: name, object: object.text }),
    );
  });
}

const WHO: Readonly<Record<string, Asking['who']>> = { person: 'Who', unknown: 'Who or what' };
/** Makers are read by the rules for works. */
const TOLD_BY =
  /^(?:published|recorded|performed|sung|edited|created|developed|designed|distributed|built|painted|owned|operated|succeeded|followed)$/u;

/** Each of several names; else the phrase. */
function namesIn(text: string): string[] {
  if (text === '') return [];
  const names = /["“]|\d/u.test(text) || !/\sand\s/u.test(text) ? [text] : listed(text);
  return names.every((name) => /^(?:the\s)?\p{Lu}/u.test(name)) ? names : [text];
}

interface Asking {
  subject: Thing;
  clause: Clause;
  who: 'Who' | 'What' | 'Who or what';
}

function objectRelation(
  { subject, clause: { passive, verb, lemma }, who }: Asking,
  object: string,
): Relation {
  return {
    phrase: verb,
    subject,
    object: thing(object, roleOf('', object)),
    forward: passive ? `What was ${subject.name} ${verb}?` : `What did ${subject.name} ${lemma}?`,
    inverse: passive ? `${who} was ${verb} ${object}?` : `${who} ${verb} ${object}?`,
  };
}

function partRelation(
  { subject, clause: { passive, verb, lemma }, who }: Asking,
  { preposition, text, object }: { preposition: string; text: string; object: string },
): Relation {
  const role = roleOf(preposition, text);
  const about = object ? ` ${object}` : '';
  const told = passive ? `was ${subject.name} ${verb}${about}` : `did ${subject.name} ${lemma}${about}`;
  const word = wordFor(role, preposition, text);
  const end = role === 'date' ? /^(?:from|since|until)$/u.exec(preposition)?.[0] : undefined;
  const asked = end ? `${end.charAt(0).toUpperCase()}${end.slice(1)} when` : word;
  const forward = word === 'What' ? `What ${told} ${preposition}?` : `${asked} ${told}?`;
  return {
    phrase: `${verb} ${preposition}`,
    subject,
    object: thing(text, role),
    forward,
    inverse: `${who} ${passive ? 'was ' : ''}${verb}${about} ${preposition} ${text}?`,
  };
}

function wordFor(role: string, preposition: string, text: string): 'When' | 'Where' | 'What' {
  if (role === 'date') return 'When';
  return /^(?:in|at|near)$/u.test(preposition) && /^(?:the\s)?\p{Lu}/u.test(text) ? 'Where' : 'What';
}

function roleOf(preposition: string, text: string): string {
  if (parseDate(text)) return 'date';
  if (/^\d/u.test(text)) return 'number';
  return /^(?:in|at|near)$/u.test(preposition) && /^(?:the\s)?\p{Lu}/u.test(text) ? 'place' : 'thing';
}

function firstClause(words: readonly TaggedWord[]): Clause | null {
  const opening = words.find(({ tag }) => tag !== 'ADV');
  if (!opening || !/^(?:VERB|AUX)$/u.test(opening.tag)) return null;
  const passive = /^(?:was|were|is|are)$/iu.test(opening.text);
  const rest = words.slice(words.indexOf(opening) + (passive ? 1 : 0));
  const verb = rest.find(({ tag }) => tag !== 'ADV');
  if (!verb || !isTold(verb, passive)) return null;
  return {
    passive,
    verb: verb.text,
    lemma: lemmaOf(verb),
    parts: clauseParts(rest.slice(rest.indexOf(verb) + 1)),
  };
}

/** The tagger's dictionary form, but for verbs that it cuts short. */
function lemmaOf({ text, lemma }: TaggedWord): string {
  return text === 'premiered' ? 'premiere' : lemma;
}

/** A participle after a form of "be", else a verb in the past or the third person, that no other rule reads. */
function isTold({ text, tag, lemma }: TaggedWord, passive: boolean): boolean {
  if (tag !== 'VERB' || !/^\p{Ll}+$/u.test(text) || TOLD_ELSEWHERE.test(text)) return false;
  if (passive) return /(?:ed|en|wn|lt|nt|ht|de|ut|orn|ung)$/u.test(text);
  return /(?:ed|[^s]s)$/u.test(text) || text !== lemma;
}

const PRONOUN = /^(?:his|her|its|their|this|that|these|those|him|them|it|he|she|they)$/iu;

/** A noun phrase as it stands, without its article; empty when it is none that stands alone. */
function textOf(words: readonly TaggedWord[], text: string): string {
  const from = words.findIndex(({ tag }) => tag !== 'DET');
  const own = words.slice(Math.max(0, from));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.length > 10 || NO_START.test(first.tag)) return '';
  const hasNoun = own.some(({ tag }) => /^(?:NOUN|PROPN|NUM)$/u.test(tag));
  if (!hasNoun || !endsPhrase(last) || words.some((word) => PRONOUN.test(word.text))) return '';
  return text.slice(first.start, last.end).replace(/[\s,]+$/u, '');
}

const NO_START = /^(?:PRON|CCONJ|SCONJ|SYM|ADP|ADV|PART)$/u;

/** A phrase that ends with "of" or an adjective was cut. */
function endsPhrase({ tag, text }: TaggedWord): boolean {
  return /^(?:NOUN|PROPN|NUM)$/u.test(tag) || /^["”]$/u.test(text);
}
