import type { Side, Verdict } from './compare.js';
import { countriesOf, isSameCountry } from './country.js';
import { foldedKey, foldedTokens } from './fold.js';
import type { SameAsked } from './same-question.js';

/** Yes, no or undecided for "the same country", "different genres", "both rivers": two sides with several values agree when any value is shared. */
export function compareSameness(asked: SameAsked, sides: readonly Side[]): Verdict {
  const empty = sides.find((side) => side.texts.length === 0);
  if (empty) return undecided(`Nothing is known of ${empty.name} to compare.`);
  if (asked.form === 'both-are') return bothAre(asked.category, sides);
  const [first, ...others] = sides;
  if (!first) return undecided('There is nothing to compare.');
  const same = all(others.map((side) => sharesValue(first, side, asked.property)));
  if (same === null)
    return undecided(`It is not known whether ${sides.map((side) => side.name).join(' and ')} agree.`);
  return { kind: same === (asked.form === 'same') ? 'yes' : 'no' };
}

function sharesValue(left: Side, right: Side, property: SameAsked['property']): boolean | null {
  const pairs = left.texts.flatMap((one) => right.texts.map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => foldedKey(one) === foldedKey(other))) return true;
  if (property === 'name') return false;
  return any(pairs.map(([one, other]) => sharesCountry(one, other)));
}

/** A place that names no country says nothing beside one that does, since it may lie in it; two countries the table does not know differ by name. */
function sharesCountry(left: string, right: string): boolean | null {
  const [lefts, rights] = [countriesOf(left), countriesOf(right)];
  if (lefts.length === 0 && rights.length === 0) return sharesWord(left, right) ? null : false;
  if (lefts.length === 0 || rights.length === 0) return null;
  return any(lefts.flatMap((one) => rights.map((other) => isSameCountry(one, other))));
}

function sharesWord(left: string, right: string): boolean {
  const words = new Set(foldedTokens(left));
  return foldedTokens(right).some((word) => words.has(word));
}

function bothAre(category: string, sides: readonly Side[]): Verdict {
  const is = all(sides.map((side) => any(side.texts.map((text) => isOne(text, category)))));
  if (is === null) return undecided(`It is not known whether both are ${category}.`);
  return { kind: is ? 'yes' : 'no' };
}

/** A missing category is no denial, except between countries. */
function isOne(text: string, category: string): boolean | null {
  const words = new Set(foldedTokens(text).map(singular));
  if (foldedTokens(category.replace(/^an?\s/, '')).every((word) => words.has(singular(word)))) return true;
  const [asked] = countriesOf(category);
  const known = countriesOf(text);
  return asked && known.length > 0 ? any(known.map((country) => isSameCountry(country, asked))) : null;
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

function any(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(true)) return true;
  return answers.length === 0 || answers.includes(null) ? null : false;
}

function all(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(false)) return false;
  return answers.length === 0 || answers.includes(null) ? null : true;
}

function undecided(sentence: string): Verdict {
  return { kind: 'undecided', sentence };
}
