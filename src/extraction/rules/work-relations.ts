import {
  DATE,
  LEAD,
  LIST_LEAD,
  NAME,
  NAME_LIST,
  NAMES,
  QUOTED,
  listed,
  onOrIn,
  unquoted,
} from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

const MADE =
  'directed|written|produced|composed|edited|performed|recorded|sung|created|developed|designed|published|distributed|released|founded|established|built|painted|illustrated|narrated|hosted|owned|operated|scored|choreographed|photographed';
const BY = new RegExp(
  `\\b(?<made>(?:(?:${MADE})(?:,\\s|,?\\sand\\s|,?\\sco-)?)+)\\s?by\\s${LIST_LEAD}(?<names>${NAME_LIST})`,
  'gu',
);
/** What a maker does to a kind of work that is only said to be "by" somebody. */
const MAKER_OF: readonly (readonly [string, string])[] = [
  ['song|single|album|EP|mixtape|track', 'performed'],
  ['novel|novella|book|memoir|poem|story|play|essay|autobiography|biography', 'written'],
  ['film|movie|documentary', 'directed'],
  ['painting|mural|portrait', 'painted'],
  ['opera|ballet|symphony|musical', 'composed'],
];
const WORK_BY = MAKER_OF.map(
  ([kinds, made]) =>
    [new RegExp(`\\b(?:${kinds})\\sby\\s${LIST_LEAD}(?<names>${NAMES})`, 'u'), made] as const,
);
/** What a clause about another work opens with. */
const OF_ANOTHER_WORK =
  /\b(?:based on|adapted from|adaptation of|remake of|sequel to|prequel to|spin-off of|inspired by|versions? of|covers? of|named after|from the|series of)\b[^.;,]*$/u;
const STARRING = new RegExp(
  `\\b(?:starring|stars|starred|featuring)\\s${LIST_LEAD}(?<names>${NAME_LIST})`,
  'u',
);
const BASED_ON = new RegExp(
  `\\b(?:based on|adapted from|adaptation of)\\s(?:[^.;"]{0,80}?(?<source>${QUOTED})|${LIST_LEAD}(?:\\d{4}\\s${LEAD})?(?<named>${NAME}))`,
  'u',
);
const BASED_ON_WORK_BY = new RegExp(
  `\\b(?:based on|adapted from|adaptation of)\\s[^.;]{0,80}?\\b(?:novel|story|play|book|novella|memoir|series|comic|manga|poem|screenplay)(?:\\s(?:of the same name|${QUOTED}))?\\s(?:written\\s)?by\\s${LIST_LEAD}(?<author>${NAME})`,
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
  `\\b(?:released|issued)\\s(?:[^.;]{0,40}?\\s)?(?:on|by|through)\\s${LEAD}(?<label>(?:[\\p{Lu}\\d][\\p{L}\\d.&'-]*\\s){1,4}?(?:Records|Recordings|Music|Entertainment)(?!\\s\\p{Lu}))`,
  'u',
);

/** Who made a work or founded an organisation, when and out of what, as far as a sentence about it says. */
export function workRelations(subject: Thing, told: string): Relation[] {
  const predicate = told.replace(/\([^()]*\)/gu, ' ').replace(/\s+/gu, ' ');
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
    ...[...predicate.matchAll(BY)]
      .filter(({ index }) => !OF_ANOTHER_WORK.test(predicate.slice(0, index)))
      .flatMap(({ groups }) => makers(subject, groups ?? {})),
    ...workBy(subject, predicate),
    ...(isActed
      ? listed(STARRING.exec(predicate)?.groups?.['names'] ?? '').map((name) => actor(subject, name))
      : []),
    ...one(BASED_ON, 'source', basedOn),
    ...one(BASED_ON, 'named', basedOn),
    ...one(BASED_ON_WORK_BY, 'author', basedOnWorkBy),
    ...one(RELEASED, 'date', released),
    ...bracketedYear(subject, told),
    ...(founding ? [foundedOn(subject, `${founding['made'] ?? ''} ${founding['date'] ?? ''}`)] : []),
    ...one(LANGUAGE, 'language', inLanguage),
    ...one(LABEL, 'label', onLabel),
  ];
}

/** "X (1974) is a film". */
function bracketedYear(subject: Thing, told: string): Relation[] {
  const year = /^\s*\((?<year>\d{4})\)/u.exec(told)?.groups?.['year'];
  return year === undefined || !/^(?:film|song|album|series|work)$/u.test(subject.role)
    ? []
    : [released(subject, year)];
}

const MADE_EACH = new RegExp(`(?:${MADE})`, 'gu');

function makers(subject: Thing, { made = '', names = '' }: Record<string, string>): Relation[] {
  const verbs = made.match(MADE_EACH) ?? [];
  return verbs.flatMap((verb) => listed(names).map((name) => madeBy(subject, verb, name)));
}

/** "is a song by X": the first that the sentence says of the work itself. */
function workBy(subject: Thing, predicate: string): Relation[] {
  return WORK_BY.flatMap(([pattern, made]) => {
    const found = pattern.exec(predicate);
    if (!found || OF_ANOTHER_WORK.test(predicate.slice(0, found.index))) return [];
    return listed(found.groups?.['names'] ?? '').map((name) => madeBy(subject, made, name));
  });
}

function madeBy(subject: Thing, verb: string, name: string): Relation {
  const past = verb === 'written' ? 'wrote' : verb === 'sung' ? 'sang' : verb;
  return {
    phrase: `${verb} by`,
    subject,
    object: thing(
      name,
      /Records|Studio|Books|House|Productions|Pictures|Films|Company|Inc|Press|Entertainment|University/u.test(
        name,
      )
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

function basedOnWorkBy(subject: Thing, author: string): Relation {
  return {
    phrase: 'based on a work by',
    subject,
    object: thing(author, 'person'),
    forward: `On whose work is ${subject.name} based?`,
    inverse: `What is based on a work by ${author}?`,
  };
}

function released(subject: Thing, date: string): Relation {
  return {
    phrase: `released ${onOrIn(date)}`,
    subject,
    object: thing(date, 'date'),
    forward: `When was ${subject.name} released?`,
    inverse: `What was released ${onOrIn(date)} ${date}?`,
  };
}

function foundedOn(subject: Thing, founded: string): Relation {
  const [verb = '', ...words] = founded.split(' ');
  const date = words.join(' ');
  return {
    phrase: `${verb} ${onOrIn(date)}`,
    subject,
    object: thing(date, 'date'),
    forward: `When was ${subject.name} ${verb}?`,
    inverse: `What was ${verb} ${onOrIn(date)} ${date}?`,
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
