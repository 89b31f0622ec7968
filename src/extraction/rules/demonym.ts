import { countriesOf } from '../../comparison/country.js';

const CAPITALISED = /^\p{Lu}[\p{L}'’]*(?:[–—-]\p{Lu}[\p{L}'’]*)?$/u;
const ENDING = /^\p{Lu}\p{Ll}+(?:ish|ese|ian|ean|an|ch|i)(?:[-–]\p{Lu}\p{L}+)?$/u;

/** The leading words of a description that name a people or country, as written ("South Korean", "German–French"); empty when none does. */
export function leadingDemonym(description: string): string {
  const [first = '', second, third] = description
    .replace(/\s?([–—])\s?/gu, '$1')
    .split(' ')
    .map((word) => word.replace(/-born$/u, ''));
  if (second === undefined) return '';
  if (isPeople(first)) return first;
  if (third !== undefined && CAPITALISED.test(first) && isPeople(`${first} ${second}`))
    return `${first} ${second}`;
  return ENDING.exec(first)?.[0] ?? '';
}

function isPeople(text: string): boolean {
  return text.split(' ').every((word) => CAPITALISED.test(word)) && countriesOf(text).length > 0;
}
