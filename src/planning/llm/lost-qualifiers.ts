import { relationsIn } from '../../relations/relation-table.js';
import { droppedQualifiers } from '../qualifiers.js';

/** Words for the kind of a thing: "the film X" may be asked as "X". */
const KIND_WORDS = new Set(
  (
    'film movie book novel song album single band group series show game play person people man woman individual someone place location country nation city ' +
    'town village company organisation organization institution university team club director author writer performer composer singer artist actor actress year ' +
    'date time day month name work entity older younger earlier later first'
  ).split(' '),
);

/** "direct" and "director" are one word here; shorter beginnings agree by chance. */
const SHARED_BEGINNING = 5;

/**
 * Words of the question that restrict its answer and survive into no step, not even as another word for the same relation ("wife" as "married to").
 * Kin words survive through each other: "grandfather" is asked as father of the father.
 */
export function lostQualifiers(question: string, steps: readonly string[]): string[] {
  const text = steps.join(' ').toLowerCase();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const relations = relationsIn(text);
  return droppedQualifiers(question, steps).filter(
    (word) =>
      !KIND_WORDS.has(word) &&
      !isKin(word, words) &&
      !words.some((other) => sharesBeginning(word, other)) &&
      ![...relationsIn(word)].some((relation) => relations.has(relation)),
  );
}

const KIN =
  /^(?:(?:grand|great|step|half)?(?:father|mother|parent|son|daughter|child|children|brother|sister|sibling)s?|uncle|aunt|cousin|nephew|niece|husband|wife|spouse|in|law|paternal|maternal)$/;

function isKin(word: string, words: readonly string[]): boolean {
  return KIN.test(word) && words.some((other) => KIN.test(other) || other.startsWith('marri'));
}

function sharesBeginning(left: string, right: string): boolean {
  const length = Math.min(left.length, right.length, SHARED_BEGINNING);
  return length === SHARED_BEGINNING && left.slice(0, length) === right.slice(0, length);
}
