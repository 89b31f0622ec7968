import type { TaggedWord } from './tag-words.js';

/** What follows a verb: its object, without a preposition, and what each preposition leads to. */
export interface ClausePart {
  preposition: string;
  words: TaggedWord[];
}

const SUBORDINATE =
  /^(?:who|which|that|whose|where|when|while|although|because|if|but|or|as|than|like|how|why|what|whether)$/iu;
const PREPOSITIONS =
  /^(?:in|on|at|for|with|from|to|as|during|of|by|into|against|under|over|near|after|before|between|through|alongside|until|since)$/iu;
const MOST_PARTS = 4;

/** The parts of a clause up to its end; words in quotation marks stay together. */
export function clauseParts(words: readonly TaggedWord[]): ClausePart[] {
  const parts: ClausePart[] = [{ preposition: '', words: [] }];
  let isQuoted = false;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (/["“”]/u.test(word.text)) isQuoted = !isQuoted;
    if (!isQuoted && (endsClause(word, next) || isParticle(parts, word, next))) break;
    if (!isQuoted && opensPart(word, next)) parts.push({ preposition: word.text.toLowerCase(), words: [] });
    else parts.at(-1)?.words.push(word);
  }
  return certain(parts.filter(({ words: own }) => own.length > 0)).slice(0, MOST_PARTS);
}

/** "went on to other films": a preposition that leads to no noun belongs to the verb, and what follows is another clause's. */
function isParticle(parts: readonly ClausePart[], word: TaggedWord, next: TaggedWord | undefined): boolean {
  const last = parts.at(-1);
  return last !== undefined && last.preposition !== '' && last.words.length === 0 && opensPart(word, next);
}

function endsClause({ text, tag }: TaggedWord, next: TaggedWord | undefined): boolean {
  if (/^[.;:(—–]$/u.test(text) || /^(?:VERB|AUX|PRON)$/u.test(tag)) return true;
  if (text === ',') return !/^(?:PROPN|NUM)$/u.test(next?.tag ?? '');
  if (text === 'and') return !/^(?:PROPN)$/u.test(next?.tag ?? '');
  return SUBORDINATE.test(text) && text !== 'as';
}

function opensPart({ text }: TaggedWord, next: TaggedWord | undefined): boolean {
  return (
    PREPOSITIONS.test(text) && text !== 'of' && !/^(?:least|most|first|last|all)$/u.test(next?.text ?? '')
  );
}

/**
 * Leaves out what may belong to a noun instead of the verb: after a plain noun ("an attack on Sicily"), only a time or a place in it stays, and the
 * noun itself tells too little.
 */
function certain(parts: readonly ClausePart[]): ClausePart[] {
  const kept: ClausePart[] = [];
  let isVague = false;
  for (const part of parts) {
    if (isVague && !isTime(part)) continue;
    isVague ||= part.preposition !== '' && !part.words.some(isNamed);
    if (part.preposition === '' || tells(part)) kept.push(part);
  }
  return kept;
}

function isNamed({ tag }: TaggedWord): boolean {
  return /^(?:PROPN|NUM)$/u.test(tag);
}

/** One plain noun alone ("office", "side") tells too little. */
export function tells({ words }: ClausePart): boolean {
  return words.some(isNamed) || words.filter(({ tag }) => /^(?:NOUN|ADJ)$/u.test(tag)).length >= 2;
}

function isTime({ preposition, words }: ClausePart): boolean {
  return (
    /^(?:in|on|during|until|since|from)$/u.test(preposition) &&
    words.some(({ text }) => /^\d{4}$/u.test(text))
  );
}
