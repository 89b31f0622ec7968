import type { KnownName } from '../names/known-names.js';
import { compareNumbers } from '../names/name-numbers.js';
import { LINK_WORDS } from '../names/name-words.js';
import { fullGivenName } from '../names/nicknames.js';
import type { NameForm } from '../names/name-form.js';
import { areSpellings } from '../names/near-words.js';

/** How two names compare, the closest first. */
export const NAME_RELATIONS = [
  'equal-key',
  'told',
  'equal-folded',
  'equal-core',
  'qualified',
  'initialism',
  'abbreviated',
  'spelling',
  'parts',
  'part',
  'overlap',
  'apart',
] as const;
export type NameRelation = (typeof NAME_RELATIONS)[number];

export interface NameComparison {
  relation: NameRelation;
  left: KnownName;
  right: KnownName;
}

/** The closest relation between any two known names of two entities. */
export function compareKnownNames(
  left: readonly KnownName[],
  right: readonly KnownName[],
): NameComparison | null {
  let best: NameComparison | null = null;
  for (const one of left) {
    for (const other of right) {
      const relation = relationOf(one, other);
      if (!best || NAME_RELATIONS.indexOf(relation) < NAME_RELATIONS.indexOf(best.relation))
        best = { relation, left: one, right: other };
    }
  }
  return best;
}

/** Equal names of which a text or a person says that they are names of one thing are told, not seen. */
function relationOf(one: KnownName, other: KnownName): NameRelation {
  const relation = compareForms(one.form, other.form);
  const isFurther = [one, other].some(({ origin }) => origin === 'told' || origin === 'alias');
  if (!isFurther) return relation;
  return relation === 'equal-key' || relation === 'equal-folded' ? 'told' : lessThan(relation);
}

/** What only resembles a further name is no closer than an overlap. */
function lessThan(relation: NameRelation): NameRelation {
  return relation === 'equal-core' || relation === 'qualified' ? relation : 'overlap';
}

/** How two names compare, each by itself. Symmetric. */
export function compareForms(left: NameForm, right: NameForm): NameRelation {
  if (left.key === '' || right.key === '') return 'apart';
  if (left.key === right.key) return 'equal-key';
  return asCountries(left, right) ?? asWords(left, right);
}

function asCountries(left: NameForm, right: NameForm): NameRelation | null {
  if (left.country === null || right.country === null) return null;
  return left.country === right.country ? 'equal-folded' : 'apart';
}

function asWords(left: NameForm, right: NameForm): NameRelation {
  if (left.folded === right.folded) return 'equal-folded';
  if (compareNumbers(left.numbers, right.numbers) === 'different') return overlap(left, right);
  return equalWords(left, right) ?? shortened(left, right) ?? partly(left, right);
}

function equalWords(left: NameForm, right: NameForm): NameRelation | null {
  const isHead = left.head.join(' ') === right.head.join(' ');
  if (isHead)
    return left.tokens.join(' ') === right.tokens.join(' ') ? headRelation(left, right) : 'qualified';
  const sorted = (form: NameForm): string => [...form.core].sort().join(' ');
  const isCore = sorted(left) === sorted(right) || left.core.join('') === right.core.join('');
  if (!isCore) return null;
  return linkWords(left) === linkWords(right) ? 'equal-core' : 'parts';
}

function linkWords({ head }: NameForm): string {
  return head.filter((word) => LINK_WORDS.has(word)).join(' ');
}

function headRelation(left: NameForm, right: NameForm): NameRelation {
  return left.qualifiers.length + right.qualifiers.length > 0 ? 'qualified' : 'equal-core';
}

function shortened(left: NameForm, right: NameForm): NameRelation | null {
  const isInitialism =
    (left.acronym !== null && right.initials.includes(left.acronym)) ||
    (right.acronym !== null && left.initials.includes(right.acronym));
  if (isInitialism) return 'initialism';
  if (isAbbreviated(left.core, right.core) || isAbbreviated(right.core, left.core)) return 'abbreviated';
  return areSpellings(left.core, right.core) ? 'spelling' : null;
}

/** The same last word, a first word that is equal, a short form or an initial, and nothing between that the longer one has not. */
function isAbbreviated(short: readonly string[], long: readonly string[]): boolean {
  if (short.length < 2 || short.length > long.length || short.at(-1) !== long.at(-1)) return false;
  const [first = '', ...rest] = short;
  if (!stands(first, long[0] ?? '')) return false;
  const middle = long.slice(1, -1);
  let place = 0;
  return rest.slice(0, -1).every((word) => {
    const found = middle.slice(place).findIndex((other) => stands(word, other));
    place += found + 1;
    return found >= 0;
  });
}

function stands(word: string, other: string): boolean {
  if (word === other || fullGivenName(word) === fullGivenName(other)) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length === 1 && long.startsWith(short);
}

function partly(left: NameForm, right: NameForm): NameRelation {
  const [part, whole] =
    left.core.length < right.core.length ? [left.core, right.core] : [right.core, left.core];
  const isPart = part.length < whole.length && part.every((word) => whole.includes(word));
  if (!isPart) return overlap(left, right);
  return part.length === 1 ? 'part' : 'parts';
}

function overlap(left: NameForm, right: NameForm): NameRelation {
  return left.core.some((word) => right.core.includes(word)) ? 'overlap' : 'apart';
}
