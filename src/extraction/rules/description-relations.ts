import { leadingDemonym } from './demonym.js';
import { DATE, NAME } from './name-patterns.js';
import type { PassageSubject } from './passage-subject.js';
import { thing, type Relation, type Thing } from './relation.js';

const COPULA =
  /^\s*(?:\([^()]*\)\s*)?(?:,[^,]{1,60},\s*|,\s*)?(?:is|was|are|were)\s(?:(?:possibly|probably|also|perhaps|best known as|known as)\s)?(?:(?:an?|the|one of the)\s)(?<rest>.+)$/u;
const END =
  /(?:[.;,(]|\s(?:who|which|that|whose|where|when|directed|written|produced|created|composed|recorded|performed|released|starring|based|known|born|located|situated|played|by|from|with|for|in|at|on|to|set|after|during|between|since)\b)/u;
/** Professions are a list with commas. */
const PERSON_END =
  /(?:[.;(]|\s(?:who|which|that|whose|where|when|directed|written|produced|created|composed|recorded|performed|released|starring|based|known|born|located|situated|played|by|from|with|for|in|at|on|to|set|after|during|between|since)\b)/u;
const OFFICE = new RegExp(
  `\\b(?<office>(?:\\p{Lu}?[\\p{L}-]+\\s){0,2}(?:[Kk]ing|[Qq]ueen|[Dd]uke|[Dd]uchess|[Cc]ount|[Cc]ountess|[Ee]arl|[Bb]aron|[Bb]ishop|[Aa]rchbishop|[Aa]bbot|[Aa]bbess|[Pp]rince|[Pp]rincess|[Ee]mperor|[Ee]mpress|[Gg]overnor|[Mm]ayor|[Pp]resident|[Mm]inister|[Mm]ember|[Pp]rofessor|[Dd]irector|[Ff]ounder|[Ll]eader|[Cc]hairman|[Hh]ead|[Cc]aptain|[Cc]apital|[Ll]ord|[Mm]argrave|[Ll]andgrave|[Ee]lector|[Vv]iscount)\\sof\\s(?:the\\s)?${NAME})`,
  'gu',
);

/** What "X is an American film director and producer", "X is a 1973 science fiction film", "X was Bishop of Orm" tell. */
export function descriptionRelations(subject: PassageSubject, predicate: string): Relation[] {
  const rest = COPULA.exec(predicate)?.groups?.['rest'];
  const offices = subject.kind === 'person' ? officesIn(subject.thing, predicate) : [];
  return rest === undefined ? offices : [...described(subject, rest), ...offices];
}

function officesIn(subject: Thing, predicate: string): Relation[] {
  return [...predicate.matchAll(OFFICE)]
    .filter((match) => isOwn(predicate.slice(0, match.index)))
    .map(({ groups }) => office(subject, groups?.['office']?.trim() ?? ''));
}

const STATUS = /^(?:(?:former|retired|late|professional|current|upcoming|noted|prominent|famous)\s)+/u;

function described({ thing: subject, kind }: PassageSubject, rest: string): Relation[] {
  const { year, description } = withoutYear(rest.replace(STATUS, ''));
  const demonym = leadingDemonym(description);
  const words = description
    .replace(/\s?([–—])\s?/gu, '$1')
    .slice(demonym.length)
    .replace(/^-born(?:\s\p{Lu}[\p{L}-]+)?/u, '')
    .trim()
    .replace(STATUS, '');
  return [
    ...(year && kind === 'work' ? [releaseYear(subject, year)] : []),
    ...(demonym ? [nationality(subject, kind, demonym)] : []),
    ...kinds(subject, kind, nounsOf(words, kind)),
  ];
}

function nounsOf(words: string, kind: PassageSubject['kind']): string {
  const end = (kind === 'person' ? PERSON_END : END).exec(` ${words}`)?.index;
  const nouns = end === undefined ? words : words.slice(0, Math.max(0, end - 1));
  return kind === 'person' && /^\p{Lu}/u.test(nouns) ? '' : nouns.trim();
}

/** "Hugh IV, Duke of Burgundy" is somebody else's title. */
function isOwn(before: string): boolean {
  return !/\p{Lu}[^()]*,\s*$/u.test(before) && !/\b(?:of|to|by|with|and)\s*$/u.test(before);
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

function nationality(subject: Thing, kind: PassageSubject['kind'], demonym: string): Relation {
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

function kinds(subject: Thing, kind: PassageSubject['kind'], nouns: string): Relation[] {
  const single = (text: string): string => text.trim().replace(/^(?:and\s)?(?:(?:an?|the)\s)?/u, '');
  if (nouns === '') return [];
  if (kind !== 'person')
    return [
      {
        phrase: 'is a',
        subject,
        object: thing(single(nouns), 'category'),
        forward: `What kind of ${subject.role} is ${subject.name}?`,
        inverse: `What is ${article(single(nouns))} ${single(nouns)}?`,
      },
    ];
  return nouns
    .split(/,\s|,?\sand\s|\s?\/\s?/u)
    .map(single)
    .filter((noun) => !/^(?:whom|whose|primarily|especially|notably|\p{Ll}+(?:ly|ing|ed)$)/u.test(noun))
    .filter((noun) => !/^(?:film|television|stage|theatre|theater|radio|TV|short|documentary)$/u.test(noun))
    .filter((noun) => noun !== '' && noun.length < 60 && /^[\p{Ll}\d-]+(?:\s[\p{L}\d-]+){0,4}$/u.test(noun))
    .filter(
      (noun) =>
        !/^(?:member|one|son|daughter|.*(?:mother|father)|leader of|wife|brother|sister|first|second|only|younger|elder|eldest)\b/u.test(
          noun,
        ),
    )
    .map((noun) => ({
      phrase: 'profession',
      subject,
      object: thing(noun, 'profession'),
      forward: `What is the profession of ${subject.name}?`,
      inverse: `Who is ${article(noun)} ${noun}?`,
    }));
}

function article(noun: string): string {
  return /^[aeiou]/iu.test(noun) ? 'an' : 'a';
}

function office(subject: Thing, held: string): Relation {
  return {
    phrase: 'held the title',
    subject,
    object: thing(held.replace(/^(?:the|a|an|was|is|of|as|and|became)\s/iu, ''), 'title'),
    forward: `What title or position did ${subject.name} hold?`,
    inverse: `Who was ${held.replace(/^(?:a|an|was|is|of|as|and|became)\s/iu, '')}?`,
  };
}
