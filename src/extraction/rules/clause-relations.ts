import { tagWords, type TaggedWord } from './tag-words.js';
import { parseDate } from '../../comparison/parse-date.js';
import { thing, type Relation, type Thing } from './relation.js';

/** Verbs that other rules read better. */
const TOLD_ELSEWHERE =
  /^(?:based|directed|written|produced|composed|born|known|starred|stars|married|released|died|located|situated|founded|established|featured|made|had|has|did|does|been|being|considered|called|named|described|regarded)$/u;
const SUBORDINATE = /^(?:who|which|that|whose|where|when|while|although|because|if|but|and|or|as)$/iu;
const PREPOSITIONS =
  /^(?:in|on|at|for|with|from|to|as|during|of|by|into|against|under|over|near|after|before|between|through)$/iu;

interface Clause {
  passive: boolean;
  /** The verb as it stands ("served") and its dictionary form ("serve"). */
  verb: string;
  lemma: string;
  /** Object, and what each preposition leads to. */
  parts: { preposition: string; words: TaggedWord[] }[];
}

/**
 * What the first clause of a predicate tells, for verbs that no other rule knows: its object, and each prepositional part, asked from both sides.
 * Nothing when the predicate does not open with a verb or a part is no clean noun phrase.
 */
export function clauseRelations(subject: Thing, predicate: string): Relation[] {
  const clause = firstClause(tagWords(predicate.slice(0, 400)));
  if (!clause) return [];
  const who = subject.role === 'person' ? 'Who' : 'What';
  const [object, ...rest] = clause.parts;
  const objectText = object?.preposition === '' ? textOf(object.words, predicate) : '';
  const others = object?.preposition === '' ? rest : clause.parts;
  return [
    ...(objectText ? [objectRelation({ subject, clause, who }, objectText)] : []),
    ...others.flatMap(({ preposition, words }) => {
      const text = textOf(words, predicate);
      return text ? [partRelation({ subject, clause, who }, { preposition, text, object: objectText })] : [];
    }),
  ];
}

interface Asking {
  subject: Thing;
  clause: Clause;
  who: 'Who' | 'What';
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
  const forward = word === 'What' ? `What ${told} ${preposition}?` : `${word} ${told}?`;
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
  return { passive, verb: verb.text, lemma: verb.lemma, parts: partsOf(rest.slice(rest.indexOf(verb) + 1)) };
}

/** A participle after a form of "be", else a verb in the past or the third person, that no other rule reads. */
function isTold({ text, tag, lemma }: TaggedWord, passive: boolean): boolean {
  if (tag !== 'VERB' || !/^\p{Ll}+$/u.test(text) || TOLD_ELSEWHERE.test(text)) return false;
  if (passive) return /(?:ed|en|wn|lt|nt|ht|de|ut|orn|ung)$/u.test(text);
  return /(?:ed|[^s]s)$/u.test(text) || text !== lemma;
}

function partsOf(words: readonly TaggedWord[]): Clause['parts'] {
  const parts: Clause['parts'] = [{ preposition: '', words: [] }];
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (endsClause(word, next)) break;
    if (opensPart(word, next)) parts.push({ preposition: word.text.toLowerCase(), words: [] });
    else parts.at(-1)?.words.push(word);
  }
  return parts.filter(({ words: own }) => own.length > 0).slice(0, 4);
}

function endsClause({ text, tag }: TaggedWord, next: TaggedWord | undefined): boolean {
  if (/^[.;:(]$/u.test(text) || /^(?:VERB|AUX|PRON)$/u.test(tag)) return true;
  if (text === ',') return !/^(?:PROPN|NUM)$/u.test(next?.tag ?? '');
  if (text === 'and') return /^(?:VERB|AUX|ADV|PRON)$/u.test(next?.tag ?? '');
  return SUBORDINATE.test(text) && text !== 'as';
}

function opensPart({ text }: TaggedWord, next: TaggedWord | undefined): boolean {
  return (
    PREPOSITIONS.test(text) && text !== 'of' && !/^(?:least|most|first|last|all)$/u.test(next?.text ?? '')
  );
}

const PRONOUN = /^(?:his|her|its|their|this|that|these|those|him|them|it|he|she|they)$/iu;

/** A noun phrase as it stands, without its article; empty when it is none that stands alone. */
function textOf(words: readonly TaggedWord[], text: string): string {
  const from = words.findIndex(({ tag }) => tag !== 'DET');
  const own = words.slice(Math.max(0, from));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.length > 10 || /^(?:PRON|PUNCT|CCONJ|SYM)$/u.test(first.tag)) return '';
  const hasNoun = own.some(({ tag }) => /^(?:NOUN|PROPN|NUM)$/u.test(tag));
  if (!hasNoun || words.some((word) => PRONOUN.test(word.text))) return '';
  return text.slice(first.start, last.end).replace(/[\s,]+$/u, '');
}
