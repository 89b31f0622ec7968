import { countriesOf } from '../../comparison/country.js';

const CAPITALISED = /^\p{Lu}[\p{L}'’]*(?:[–—-]\p{Lu}[\p{L}'’]*)?$/u;
/** Ends as a people's name and is none: a creed, a party, an age. */
const NO_PEOPLE =
  /^(?:Republican|Christian|Anglican|Lutheran|Presbyterian|Puritan|Wesleyan|Unitarian|Victorian|Edwardian|Elizabethan|Georgian|Olympian|Gregorian|Utopian|Shakespearean|Freudian|Marxian|Arian|Presbyterian|Church|March|British-born|Libertarian|Human|Roman|Dominican|Franciscan|Augustinian|Carthusian|Cistercian|Parliamentarian|Confucian|Grammy|Urban|Civilian|English-language)$/u;
const ENDING = /^\p{Lu}\p{Ll}+(?:ish|ese|ian|ean|an|ch|i)(?:[-–]\p{Lu}\p{L}+)?$/u;

/** The leading words of a description that name a people or country, as written ("South Korean", "German–French"); empty when none does. */
export function leadingDemonym(description: string): string {
  const [first = '', second, third] = description.replace(/\s?([–—])\s?/gu, '$1').split(' ');
  if (second === undefined) return '';
  if (isPeople(first)) return first;
  if (third !== undefined && CAPITALISED.test(first) && isPeople(`${first} ${second}`))
    return `${first} ${second}`;
  return NO_PEOPLE.test(first) ? '' : (ENDING.exec(first)?.[0] ?? '');
}

function isPeople(text: string): boolean {
  return text.split(' ').every((word) => CAPITALISED.test(word)) && countriesOf(text).length > 0;
}
