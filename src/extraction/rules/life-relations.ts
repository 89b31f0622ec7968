import { DATE, NAME, PLACE, onOrIn } from './name-patterns.js';
import { saysOfAnother } from './says-of-another.js';
import { thing, type Relation, type Thing } from './relation.js';

const IN_PLACE = (group: string): string => `(?:(?:,|\\sin|,\\sin)\\s(?<${group}>${PLACE}))?`;
const LIFE = new RegExp(
  `^\\s*(?:,[^,(]{1,40},\\s*)?\\((?:[^()]*?;\\s*)??(?:(?<born>born|b\\.)\\s*(?:in\\s|on\\s)?)?(?:(?<birthPlace0>${PLACE}),\\s)?(?<birth>${DATE})?${IN_PLACE('birthPlace')}(?:(?:\\s?(?<dash>[–—-])\\s?|\\s(?=${DATE}))(?:(?<deathPlace0>${PLACE})(?:\\sor\\s${NAME})?,\\s)?(?:after\\s|before\\s)?(?<death>${DATE})?${IN_PLACE('deathPlace')})?`,
  'u',
);
const DEATH = new RegExp(
  `^\\s*\\([^()]*?(?:\\b(?:died|d\\.)|†)\\s?(?:in\\s|on\\s|c\\.\\s)?(?<death>${DATE})${IN_PLACE('deathPlace')}`,
  'u',
);

/** "(born 25 June 1923 in Omis)", "(1855 – 1919)", "(Parma, June 16, 1686 – Venice, 1753)", "(died 1130)" right after the subject's name. */
export function bracketedLife(subject: Thing, rest: string): Relation[] {
  const groups = lifeIn(rest) ?? {};
  const { birth } = groups;
  // "(born Rocco Vignola, August 5)" gives a name, "(Parma, June 16)" a place.
  const birthPlace = first(
    groups,
    groups['born'] === undefined ? ['birthPlace', 'birthPlace0'] : ['birthPlace'],
  );
  const died = DEATH.exec(rest)?.groups ?? {};
  const death = groups['death'] ?? died['death'];
  const deathPlace = first(groups, ['deathPlace', 'deathPlace0']) ?? died['deathPlace'];
  return [
    ...of(birth, (date) => bornOn(subject, date)),
    ...of(birthPlace, (place) => bornIn(subject, place)),
    ...of(death, (date) => diedOn(subject, date)),
    ...of(deathPlace, (place) => diedIn(subject, place)),
  ];
}

function of(value: string | undefined, relation: (value: string) => Relation): Relation[] {
  return value === undefined ? [] : [relation(value)];
}

function first(groups: Record<string, string | undefined>, names: readonly string[]): string | undefined {
  return names.map((name) => groups[name]).find((value) => value !== undefined);
}

/** ", Prince of Tarn (1894 – 1971)". */
const TITLED = /^,[^()]{1,100}(?=\()/u;
/** "(Anna Marie; 1811 – 1890)": what comes before the last semicolon spells the name. */
const SPELLED = /^\s*\([^()]*;\s(?=[^();]*\d)/u;

/** The first brackets after the name that hold a birth or a life, of two: the others spell the name. */
function lifeIn(rest: string): Record<string, string | undefined> | null {
  const second = rest.replace(/^[^()]*\([^()]*\)/u, '');
  for (const from of [rest, rest.replace(SPELLED, '('), rest.replace(TITLED, ''), second]) {
    const groups = LIFE.exec(from)?.groups;
    const isLife = groups?.['born'] !== undefined || groups?.['dash'] !== undefined;
    if (groups && (isLife || (groups['birth'] !== undefined && groups['death'] !== undefined))) return groups;
  }
  return null;
}

const DIED = '\\b(?:died|passed away|was killed|was murdered|was executed|was assassinated)';
const BORN_AT = new RegExp(
  `\\b(?:[Bb]orn)\\s(?:and\\s(?:raised|grew up|brought up)\\s)?(?:to\\s[^.]{1,60}?\\s|on\\s${DATE},?\\s)?(?:at|in)\\s(?<place>${PLACE})`,
  'u',
);
const BORN_ON = new RegExp(
  `\\b[Bb]orn\\s(?:(?:(?!\\b(?:who|whose|died|married)\\b)[^.;]){0,60}?\\s)?(?:on|in)\\s(?<date>${DATE})`,
  'u',
);
const DIED_AT = new RegExp(`${DIED}\\s(?:[^.;]{0,40}?\\s)?(?:at|in)\\s(?!the age)(?<place>${PLACE})`, 'u');
const DIED_ON = new RegExp(`${DIED}\\s(?:[^.;]{0,60}?\\s)?(?:on|in)\\s(?<date>${DATE})`, 'u');
const BURIED = new RegExp(`\\bburied\\s(?:at|in)\\s(?<place>${PLACE})`, 'u');

/** Birth, death and burial told in a sentence about a person; silent where the sentence tells them of somebody else. */
export function toldLife(subject: Thing, predicate: string): Relation[] {
  const found = (pattern: RegExp, group: string): string | undefined => {
    const match = pattern.exec(predicate);
    return match && !saysOfAnother(predicate.slice(0, match.index)) ? match.groups?.[group] : undefined;
  };
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
    ...(grave ? [buriedIn(subject, grave)] : []),
  ];
}

function bornOn(subject: Thing, date: string): Relation {
  const inverse = `Who was born ${onOrIn(date)} ${date}?`;
  return on(subject, date, [`born ${onOrIn(date)}`, `When was ${subject.name} born?`, inverse]);
}

function diedOn(subject: Thing, date: string): Relation {
  const inverse = `Who died ${onOrIn(date)} ${date}?`;
  return on(subject, date, [`died ${onOrIn(date)}`, `When did ${subject.name} die?`, inverse]);
}

/** "born in" a place; also told of a place in a person's description ("Berlin-born"). */
export function bornIn(subject: Thing, place: string): Relation {
  return at(subject, place, ['born in', `Where was ${subject.name} born?`, `Who was born in ${place}?`]);
}

function diedIn(subject: Thing, place: string): Relation {
  return at(subject, place, ['died in', `Where did ${subject.name} die?`, `Who died in ${place}?`]);
}

function buriedIn(subject: Thing, place: string): Relation {
  return at(subject, place, [
    'buried in',
    `Where was ${subject.name} buried?`,
    `Who was buried in ${place}?`,
  ]);
}

function on(subject: Thing, date: string, [phrase, forward, inverse]: [string, string, string]): Relation {
  return { phrase, subject, object: thing(date, 'date'), forward, inverse };
}

function at(subject: Thing, place: string, [phrase, forward, inverse]: [string, string, string]): Relation {
  return { phrase, subject, object: thing(place.replace(/^the\s/u, ''), 'place'), forward, inverse };
}
