import { countriesOf } from '../../comparison/country.js';
import { leadingDemonym } from './demonym.js';
import { bornIn } from './life-relations.js';
import { DATE } from './name-patterns.js';
import { officeRelations } from './office-relations.js';
import type { PassageSubject, SubjectKind } from './passage-subject.js';
import { leadingProfessions } from './professions.js';
import { thing, type Relation, type Thing } from './relation.js';

const COPULA =
  /^(?:\s*\([^()]*\))?(?:,[^()]{1,100}?)?(?:\s*\([^()]*\))?(?:,[^()]{1,100}?)?,?\s*\b(?:is|was|are|were)\s(?:(?:possibly|probably|also|perhaps|best known as|known as)\s)?(?:(?:an?|the|(?<one>one of the))\s)(?<rest>.+)$/u;
const END_WORDS =
  'who|which|that|whose|where|when|directed|written|produced|created|composed|recorded|performed|released|starring|based|known|born|located|situated|played|by|from|with|for|in|at|on|to|set|after|during|between|since|as|but|active|under';
const END = new RegExp(`(?:[;,(]|(?<!\\b\\p{Lu})\\.|\\s(?:${END_WORDS})\\b)`, 'u');
/** Professions are a list with commas. */
const PERSON_END = new RegExp(`(?:[;(—–]|(?<!\\b\\p{Lu})\\.|\\s(?:of|${END_WORDS})\\b)`, 'u');
const STATUS =
  /^(?:(?:former|retired|late|well-known|eminent|prolific|influential|award-winning|acclaimed|renowned|distinguished|expat|expatriate|professional|current|upcoming|noted|prominent|famous|leading|notable)\s)+/u;
/** "Berlin-born", "American-born": where somebody comes from, not what he is. */
const BORN_ELSEWHERE = /^(?<place>\p{Lu}[\p{L}.'’]+(?:\s\p{Lu}[\p{L}.'’]+){0,2})-born,?\s/u;

/** What "X is an American film director and producer", "X is a 1973 science fiction film", "X was Bishop of Orm" tell. */
export function descriptionRelations(subject: PassageSubject, predicate: string): Relation[] {
  const { rest, one } = COPULA.exec(predicate)?.groups ?? {};
  const offices = subject.kind === 'person' ? officeRelations(subject.thing, predicate) : [];
  if (rest === undefined) return offices;
  // "one of the oldest colleges" describes several things by a plural.
  const told = one !== undefined && subject.kind !== 'person' ? [] : described(subject, rest);
  return [...told, ...offices];
}

function described({ thing: subject, kind }: PassageSubject, rest: string): Relation[] {
  const { year, description } = withoutYear(rest.replace(STATUS, ''));
  const place = BORN_ELSEWHERE.exec(description)?.groups?.['place'];
  const said = description
    .replace(/\s?([–—])\s?/gu, '$1')
    .replace(BORN_ELSEWHERE, '')
    .replace(STATUS, '');
  const demonym = isSport(said) ? '' : leadingDemonym(said);
  const words = said.slice(demonym.length).trim().replace(STATUS, '');
  return [
    ...(year && kind === 'work' ? [releaseYear(subject, year)] : []),
    ...(place && kind === 'person' && !isPeople(place) ? [bornIn(subject, place)] : []),
    ...(demonym ? [nationality(subject, kind, demonym)] : []),
    ...kinds(subject, kind, nounsOf(words, kind)),
  ];
}

/** "American football player" names a sport, no nationality. */
function isSport(description: string): boolean {
  return /^(?:American|Australian|Canadian|Gaelic)\s(?:rules\s)?football\s/u.test(description);
}

function isPeople(place: string): boolean {
  return countriesOf(place).length > 0 && /(?:an|ish|ese|ch|i|sh|ss|ek|no|ine)$/u.test(place);
}

function nounsOf(words: string, kind: SubjectKind): string {
  const end = (kind === 'person' ? PERSON_END : END).exec(` ${words}`)?.index;
  return (end === undefined ? words : words.slice(0, Math.max(0, end - 1))).trim();
}

const YEAR_FIRST = new RegExp(`^(?:[\\p{Ll}]+\\s){0,2}?(${DATE})\\s`, 'u');

function withoutYear(text: string): { year: string; description: string } {
  const year = YEAR_FIRST.exec(text);
  return year
    ? { year: year[1] ?? '', description: text.slice(year[0].length) }
    : { year: '', description: text };
}

function releaseYear(subject: Thing, year: string): Relation {
  return {
    phrase: 'released in',
    subject,
    object: thing(year, 'date'),
    forward: `When was ${subject.name} released?`,
    inverse: `Which ${subject.role} was released in ${year}?`,
  };
}

function nationality(subject: Thing, kind: SubjectKind, demonym: string): Relation {
  const isPerson = kind === 'person';
  return {
    phrase: isPerson ? 'nationality' : 'country of origin',
    subject,
    object: thing(demonym, 'nationality'),
    forward: isPerson
      ? `What is the nationality of ${subject.name}?`
      : `What is the country of origin of ${subject.name}?`,
    inverse: isPerson ? `Who has the nationality ${demonym}?` : `Which ${subject.role} is ${demonym}?`,
  };
}

function kinds(subject: Thing, kind: SubjectKind, nouns: string): Relation[] {
  if (nouns === '') return [];
  if (kind === 'person') return leadingProfessions(nouns).map((noun) => profession(subject, noun));
  const [clause = ''] = nouns.split(/\sand\s(?:was|is|were|has|had)\b/u);
  const own = clause.replace(TRAILING, '').replace(TRAILING, '');
  return isKind(own) && own !== subject.role ? [isA(subject, own)] : [];
}

const TRAILING =
  /\s(?:active|best|currently|\p{Ll}+ly|(?!(?:building|painting|recording|meeting|crossing)$)\p{Ll}{3,}ing|\p{Ll}{2,}ed|shown|held|built|made)$/u;

/** A rank in a row ("first installment", "largest city", "one of") says which, not what kind. */
function isKind(nouns: string): boolean {
  return (
    nouns.length <= 80 &&
    !/["“”]|\b(?:and|or|of|the|an?|was|is|name)$/u.test(nouns) &&
    !/^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)|next|last|only|same|one|two|most|least|\p{Ll}+est|\p{Ll}+-\p{Ll}+est|eponymous|name|part|member)\b/u.test(
      nouns,
    )
  );
}

function isA(subject: Thing, nouns: string): Relation {
  return {
    phrase: 'is a',
    subject,
    object: thing(nouns, 'category'),
    forward: `What kind of ${subject.role} is ${subject.name}?`,
    inverse: `What is ${article(nouns)} ${nouns}?`,
  };
}

function profession(subject: Thing, noun: string): Relation {
  return {
    phrase: 'profession',
    subject,
    object: thing(noun, 'profession'),
    forward: `What is the profession of ${subject.name}?`,
    inverse: `Who is ${article(noun)} ${noun}?`,
  };
}

function article(noun: string): string {
  return /^[aeiou]/iu.test(noun) ? 'an' : 'a';
}
