import { factsConflict } from '../gsw/unique-facts.js';
import { hasOtherNumeral } from '../relations/numerals.js';
import { words } from '../text/fold.js';
import type { AnswerEntity, QaPair } from './evidence.js';
import { excludedTypes } from './excluded-types.js';
import type { HopQuery } from './hop.js';
import { roleWords } from './role-words.js';
import type { Chosen } from './state.js';

/** Factors on a pair's relevance for what the text models do not see. */
export const SUPPORT = {
  /** The pair's answer is the entity asked about: it answers the opposite question. */
  wrongDirection: 0.3,
  /** A name counts as standing in a question in part from this share of its words. */
  leastNamedShare: 0.33,
  /** The pair's answers are of a type that the question does not ask for. */
  wrongType: 0.3,
  /** The pair's name has another numeral than the asked one. */
  otherNumeral: 0.2,
  /** The pair speaks of a namesake that differs in type or in a unique fact. */
  otherThing: 0.1,
  /** The pair speaks of the same name in another document: more is believed the more role words the two share. */
  sameName: 0.88,
  sharedRoles: 0.1,
  /** Shared role words that count in full. */
  enoughRoles: 2,
} as const;

/** In (0, 1]: how far structure supports that a pair answers the instantiated question about the chosen nodes. */
export function support(query: HopQuery, pair: QaPair): number {
  const direction = asksForItself(query, pair) ? SUPPORT.wrongDirection : 1;
  const type = isOfWrongType(query, pair) ? SUPPORT.wrongType : 1;
  const numeral = isOfOtherNumeral(query, pair) ? SUPPORT.otherNumeral : 1;
  return direction * type * numeral * Math.min(1, ...query.chosen.map((chosen) => identity(chosen, pair)));
}

function isOfOtherNumeral(query: HopQuery, pair: QaPair): boolean {
  const ofChosen = query.chosen.some((chosen) =>
    pair.subjects.some((subject) => chosen.entityIds.includes(subject.id)),
  );
  const told = [pair.question, ...pair.subjects.map((subject) => subject.name)].flatMap(words);
  return !ofChosen && hasOtherNumeral(words(query.text), new Set(told));
}

/** True when two entities of one name cannot be one thing: their coarse types or a unique fact differ. */
export function cannotBeOne(
  left: Pick<Chosen, 'coarseType' | 'facts'>,
  right: Pick<Chosen, 'coarseType' | 'facts'>,
): boolean {
  const typesDiffer =
    left.coarseType !== null && right.coarseType !== null && left.coarseType !== right.coarseType;
  return typesDiffer || factsConflict(left.facts, right.facts);
}

function identity(chosen: Chosen, pair: QaPair): number {
  const named = pair.subjects.filter((subject) => keyOf(subject) === chosen.key);
  if (named.length === 0 || chosen.entityIds.length === 0) return 1;
  if (named.some((subject) => chosen.entityIds.includes(subject.id))) return 1;
  const compatible = named.filter((subject) => !cannotBeOne(chosen, subject));
  return Math.max(SUPPORT.otherThing, ...compatible.map((subject) => sameNameSupport(chosen, subject)));
}

function sameNameSupport(chosen: Chosen, subject: AnswerEntity): number {
  const shared = roleWords(subject).filter((word) => chosen.roleWords.includes(word)).length;
  return SUPPORT.sameName + SUPPORT.sharedRoles * Math.min(1, shared / SUPPORT.enoughRoles);
}

function isOfWrongType(query: HopQuery, pair: QaPair): boolean {
  const excluded: readonly (string | null)[] = excludedTypes(query.text);
  return pair.answers.length > 0 && pair.answers.every((answer) => excluded.includes(answer.coarseType));
}

/** True when every answer is what the question already names, and names it better than the other side of the verb phrase does. */
function asksForItself(query: HopQuery, pair: QaPair): boolean {
  if (pair.answers.length === 0) return false;
  const asked = words(query.text);
  const subjects = Math.max(0, ...pair.subjects.map((subject) => namedShare(subject, query, asked)));
  return pair.answers.every((answer) => {
    const share = namedShare(answer, query, asked);
    return share === 1 || (share >= SUPPORT.leastNamedShare && pair.subjects.length > 0 && subjects < share);
  });
}

/** Share of an entity's name that stands in the question; 1 for a chosen entity and for a whole name. */
function namedShare(entity: AnswerEntity, query: HopQuery, asked: readonly string[]): number {
  if (query.chosen.some((chosen) => chosen.key === keyOf(entity))) return 1;
  const name = words(entity.name);
  if (name.length === 0) return 0;
  if (` ${asked.join(' ')} `.includes(` ${name.join(' ')} `)) return 1;
  return name.filter((word) => asked.includes(word)).length / (name.length + 1);
}

/** What identifies an entity by name: its match key, or its id where the name has none. */
export function keyOf(entity: Pick<AnswerEntity, 'id' | 'matchKey'>): string {
  return entity.matchKey || entity.id;
}
