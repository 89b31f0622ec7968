import { DATE, NAME, PLACE } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

const LIFE = new RegExp(
  `^\\s*(?:,[^,(]{1,40},\\s*)?\\((?:[^()]*?;\\s*)??(?:(?<born>born|b\\.)\\s*(?:in\\s|on\\s)?)?(?:(?<birthPlace0>${PLACE}),\\s)?(?<birth>${DATE})?(?:(?:,|\\sin|,\\sin)\\s(?<birthPlace>${PLACE}))?(?:\\s?(?<dash>[–—-])\\s?(?:(?<deathPlace0>${PLACE})(?:\\sor\\s${NAME})?,\\s)?(?:after\\s|before\\s)?(?<death>${DATE})?(?:(?:,|\\sin|,\\sin)\\s(?<deathPlace>${PLACE}))?)?`,
  'u',
);

/** "(born 25 June 1923 in Omis)", "(1855 – 1919)", "(Parma, June 16, 1686 – Venice, 1753)" right after the subject's name. */
export function bracketedLife(subject: Thing, rest: string): Relation[] {
  const groups = lifeIn(rest);
  if (!groups) return [];
  const { birth, death } = groups;
  // "(born Rocco Vignola, August 5)" gives a name, "(Parma, June 16)" a place.
  const birthPlace =
    groups['birthPlace'] ?? (groups['born'] === undefined ? groups['birthPlace0'] : undefined);
  const deathPlace = groups['deathPlace'] ?? groups['deathPlace0'];
  return [
    ...(birth ? [bornOn(subject, birth)] : []),
    ...(birthPlace ? [bornIn(subject, birthPlace)] : []),
    ...(death ? [diedOn(subject, death)] : []),
    ...(deathPlace ? [diedIn(subject, deathPlace)] : []),
  ];
}

/** The first brackets after the name that hold a birth or a life, of two: the others spell the name. */
function lifeIn(rest: string): Record<string, string | undefined> | null {
  for (const from of [rest, rest.replace(/^[^()]*\([^()]*\)/u, '')]) {
    const groups = LIFE.exec(from)?.groups;
    if (groups && (groups['born'] !== undefined || groups['dash'] !== undefined)) return groups;
  }
  return null;
}

const BORN_AT = new RegExp(
  `\\b(?:[Bb]orn)\\s(?:and\\s(?:raised|grew up|brought up)\\s)?(?:to\\s[^.]{1,60}?\\s)?(?:at|in)\\s(?<place>${PLACE})`,
  'u',
);
const BORN_ON = new RegExp(`\\b[Bb]orn\\s(?:[^.;]{0,60}?\\s)?(?:on|in)\\s(?<date>${DATE})`, 'u');
const DIED_AT = new RegExp(
  `\\b(?:died|passed away|was killed|was murdered|was executed)\\s(?:[^.;]{0,40}?\\s)?(?:at|in)\\s(?!the age)(?<place>${PLACE})`,
  'u',
);
const DIED_ON = new RegExp(
  `\\b(?:died|passed away|was killed|was murdered|was executed)\\s(?:[^.;]{0,60}?\\s)?(?:on|in)\\s(?<date>${DATE})`,
  'u',
);
const BURIED = new RegExp(`\\bburied\\s(?:at|in)\\s(?<place>${PLACE})`, 'u');

/** Birth, death and burial told in a sentence about a person. */
export function toldLife(subject: Thing, predicate: string): Relation[] {
  const found = (pattern: RegExp, group: string): string | undefined =>
    pattern.exec(predicate)?.groups?.[group];
  const [place, date, deathPlace, deathDate, grave] = [
    found(BORN_AT, 'place'),
    found(BORN_ON, 'date'),
    found(DIED_AT, 'place'),
    found(DIED_ON, 'date'),
    found(BURIED, 'place'),
  ];
  return [
    ...(place ? [bornIn(subject, place)] : []),
    ...(date ? [bornOn(subject, date)] : []),
    ...(deathPlace ? [diedIn(subject, deathPlace)] : []),
    ...(deathDate ? [diedOn(subject, deathDate)] : []),
    ...(grave
      ? [
          at(subject, grave, [
            'buried in',
            `Where was ${subject.name} buried?`,
            `Who was buried in ${grave}?`,
          ]),
        ]
      : []),
  ];
}

function bornOn(subject: Thing, date: string): Relation {
  return on(subject, date, ['born on', `When was ${subject.name} born?`, `Who was born on ${date}?`]);
}

function diedOn(subject: Thing, date: string): Relation {
  return on(subject, date, ['died on', `When did ${subject.name} die?`, `Who died on ${date}?`]);
}

function bornIn(subject: Thing, place: string): Relation {
  return at(subject, place, ['born in', `Where was ${subject.name} born?`, `Who was born in ${place}?`]);
}

function diedIn(subject: Thing, place: string): Relation {
  return at(subject, place, ['died in', `Where did ${subject.name} die?`, `Who died in ${place}?`]);
}

function on(subject: Thing, date: string, [phrase, forward, inverse]: [string, string, string]): Relation {
  return { phrase, subject, object: thing(date, 'date'), forward, inverse };
}

function at(subject: Thing, place: string, [phrase, forward, inverse]: [string, string, string]): Relation {
  return { phrase, subject, object: thing(place.replace(/^the\s/u, ''), 'place'), forward, inverse };
}
