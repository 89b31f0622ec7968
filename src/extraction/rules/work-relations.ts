import { DATE, NAME, NAMES, QUOTED, listed, unquoted } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

const MADE =
  'directed|written|produced|composed|edited|performed|recorded|sung|created|developed|designed|published|distributed|released|founded|established|built|painted|illustrated|narrated|hosted|owned|operated|scored|choreographed|photographed';
const BY = new RegExp(
  `\\b(?<made>(?:(?:${MADE})(?:,\\s|,?\\sand\\s|,?\\sco-)?)+)\\s?by\\s(?:the\\s)?(?:[\\p{L}-]+\\s){0,7}?(?<names>${NAMES})`,
  'gu',
);
const STARRING = new RegExp(
  `\\b(?:starring|stars|starred|featuring)\\s(?:[\\p{Ll}]+\\s){0,2}?(?<names>${NAMES})`,
  'u',
);
const BASED_ON = new RegExp(
  `\\b(?:based on|adapted from|adaptation of)\\s(?:the\\s|a\\s)?(?:\\d{4}\\s)?(?:[\\p{Ll}-]+\\s){0,4}?(?:of the same name\\s)?(?<source>${QUOTED}|${NAME})`,
  'u',
);
const RELEASED = new RegExp(
  `\\b(?:released|premiered|published|aired|broadcast|debuted)\\s(?:[^.;]{0,50}?\\s)?(?:on|in)\\s(?<date>${DATE})`,
  'u',
);
const FOUNDED = new RegExp(
  `\\b(?<made>founded|established|formed|built|opened|created|incorporated)\\s(?:[^.;]{0,40}?\\s)?(?:on|in)\\s(?<date>${DATE})`,
  'u',
);
const LANGUAGE = /\b(?<language>\p{Lu}\p{Ll}+)(?:-| )language\b/u;
const LABEL = new RegExp(
  `\\b(?:released|issued)\\s(?:[^.;]{0,40}?\\s)?(?:on|by|through)\\s(?<label>${NAME}\\s(?:Records|Music|Entertainment))`,
  'u',
);

/** Who made a work or founded an organisation, when and out of what, as far as a sentence about it says. */
export function workRelations(subject: Thing, predicate: string): Relation[] {
  const isActed = subject.role !== 'song' && subject.role !== 'album';
  const founding = FOUNDED.exec(predicate)?.groups;
  const one = (
    pattern: RegExp,
    group: string,
    relation: (subject: Thing, found: string) => Relation,
  ): Relation[] => {
    const found = pattern.exec(predicate)?.groups?.[group];
    return found === undefined ? [] : [relation(subject, unquoted(found))];
  };
  return [
    ...[...predicate.matchAll(BY)].flatMap(({ groups }) => makers(subject, groups ?? {})),
    ...(isActed
      ? listed(STARRING.exec(predicate)?.groups?.['names'] ?? '').map((name) => actor(subject, name))
      : []),
    ...one(BASED_ON, 'source', basedOn),
    ...one(RELEASED, 'date', released),
    ...(founding ? [foundedOn(subject, `${founding['made'] ?? ''} ${founding['date'] ?? ''}`)] : []),
    ...one(LANGUAGE, 'language', inLanguage),
    ...one(LABEL, 'label', onLabel),
  ];
}

const MADE_EACH = new RegExp(`(?:${MADE})`, 'gu');

function makers(subject: Thing, { made = '', names = '' }: Record<string, string>): Relation[] {
  const verbs = made.match(MADE_EACH) ?? [];
  return verbs.flatMap((verb) => listed(names).map((name) => madeBy(subject, verb, name)));
}

function madeBy(subject: Thing, verb: string, name: string): Relation {
  const past = verb === 'written' ? 'wrote' : verb === 'sung' ? 'sang' : verb;
  return {
    phrase: `${verb} by`,
    subject,
    object: thing(
      name,
      /Records|Studio|Pictures|Films|Company|Inc|Press|Entertainment|University/u.test(name)
        ? 'organisation'
        : 'person',
    ),
    forward: `Who ${past} ${subject.name}?`,
    inverse: `What was ${verb} by ${name}?`,
  };
}

function actor(subject: Thing, name: string): Relation {
  return {
    phrase: 'starring',
    subject,
    object: thing(name, 'actor'),
    forward: `Who starred in ${subject.name}?`,
    inverse: `In which ${subject.role} did ${name} star?`,
  };
}

function basedOn(subject: Thing, source: string): Relation {
  return {
    phrase: 'based on',
    subject,
    object: thing(source, 'work'),
    forward: `What is ${subject.name} based on?`,
    inverse: `What is based on ${source}?`,
  };
}

function released(subject: Thing, date: string): Relation {
  return {
    phrase: 'released on',
    subject,
    object: thing(date, 'date'),
    forward: `When was ${subject.name} released?`,
    inverse: `What was released on ${date}?`,
  };
}

function foundedOn(subject: Thing, founded: string): Relation {
  const [verb = '', ...words] = founded.split(' ');
  const date = words.join(' ');
  return {
    phrase: `${verb} on`,
    subject,
    object: thing(date, 'date'),
    forward: `When was ${subject.name} ${verb}?`,
    inverse: `What was ${verb} in ${date}?`,
  };
}

function inLanguage(subject: Thing, language: string): Relation {
  return {
    phrase: 'in language',
    subject,
    object: thing(language, 'language'),
    forward: `In which language is ${subject.name}?`,
    inverse: `Which ${subject.role} is in the ${language} language?`,
  };
}

function onLabel(subject: Thing, label: string): Relation {
  return {
    phrase: 'released by',
    subject,
    object: thing(label, 'record label'),
    forward: `Which label released ${subject.name}?`,
    inverse: `What was released by ${label}?`,
  };
}
