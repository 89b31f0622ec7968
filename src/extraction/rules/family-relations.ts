import { DATE, NAME, NAMES, listed } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

type Kin =
  | 'son'
  | 'daughter'
  | 'child'
  | 'father'
  | 'mother'
  | 'brother'
  | 'sister'
  | 'wife'
  | 'husband'
  | 'grandson'
  | 'granddaughter'
  | 'grandfather'
  | 'grandmother'
  | 'nephew'
  | 'niece'
  | 'uncle'
  | 'aunt'
  | 'cousin';

const AGE = '(?:\\p{L}+\\s){0,2}?';
const KIN =
  '(?:son|daughter|child|father|mother|brother|sister|wife|husband|grandson|granddaughter|grandfather|grandmother|nephew|niece|uncle|aunt|cousin)';
const TITLED =
  '(?:(?:King|Queen|Prince|Princess|Emperor|actor|actress|director|politician|singer|painter|writer|composer|footballer|player)\\s)?';
const KIN_OF = new RegExp(
  `\\b(?<kin>${KIN})s?\\sof\\s(?:the\\s)?(?:[\\p{Ll}]+\\s){0,4}?(?<names>${TITLED}${NAMES})`,
  'gu',
);
const HIS_KIN = new RegExp(
  `\\b(?:[Hh]is|[Hh]er)\\s${AGE}(?<kin>${KIN})(?:,|\\swas|\\sis)?\\s(?:the\\s)?(?:(?!of\\b|and\\b)[\\p{Ll}]+\\s){0,3}?(?<name>${NAME})`,
  'gu',
);
const MARRIED = new RegExp(
  `\\b(?:married|wed|was married to|is married to)\\s(?:firstly\\s|secondly\\s|thirdly\\s|in\\s(?<early>${DATE})\\s)?(?:the\\s)?(?:[\\p{Ll}]+\\s){0,4}?(?<name>${NAME})(?:[^.;]{0,40}?\\s(?:on|in)\\s(?<date>${DATE}))?`,
  'gu',
);
const SECONDLY = new RegExp(
  `\\b(?:secondly|thirdly|second|third),?\\s(?:in\\s${DATE}\\s)?(?:to\\s)?(?<name>${NAME})`,
  'gu',
);
const PARENTS = new RegExp(
  `\\b(?:[Hh]is|[Hh]er)\\sparents\\s(?:were|are)\\s(?:[\\p{Ll}]+\\s){0,3}?(?<names>${NAMES})`,
  'gu',
);
const CHILDREN_OF_PARENTS = new RegExp(
  `\\bborn\\s[^.;]{0,80}?\\bto\\s(?:[\\p{Ll}]+\\s){0,3}?(?<names>${NAMES})`,
  'gu',
);

/** Relatives that a sentence about a person names. */
export function familyRelations(subject: Thing, predicate: string): Relation[] {
  const kinOf = matches(KIN_OF, predicate).flatMap(({ kin = '', names = '', before = '' }) => {
    const about = described(subject, before);
    return about ? listedPeople(names).map((name) => isKinOf(about, kin as Kin, name)) : [];
  });
  const his = namedRelatives(subject, predicate);
  const parents = matches(CHILDREN_OF_PARENTS, predicate).flatMap(({ names = '' }) =>
    listedPeople(names).map((name) => isKinOf(subject, 'child', name)),
  );
  const spouses = [
    ...matches(MARRIED, predicate),
    ...matches(SECONDLY, predicate.includes('married') ? predicate : ''),
  ];
  const married = spouses
    .filter(({ before = '' }) => !OTHER_SUBJECT.test(before))
    .flatMap(({ name = '', early, date }) => marriage(subject, name, early ?? date));
  return [...kinOf, ...his, ...parents, ...married];
}

/** Relatives named as "his wife X", "Her father was X", "His parents were X and Y". */
export function namedRelatives(subject: Thing, sentence: string): Relation[] {
  const parents = matches(PARENTS, sentence).flatMap(({ names = '' }) =>
    listedPeople(names).map((name) => isKinOf(subject, 'child', name)),
  );
  return [
    ...matches(HIS_KIN, sentence).map(({ kin = '', name = '' }) => hasKin(subject, kin as Kin, name)),
    ...parents,
  ];
}

const OTHER_SUBJECT = new RegExp(
  `\\b(?:(?:[Hh]is|[Hh]er|[Tt]heir|whose)\\s[^.;]*|who|${NAME}\\s(?:later\\s)?)$`,
  'u',
);
const APPOSED = new RegExp(`(?<name>${NAME}),?\\s(?:(?:the|a|an|and)\\s)?(?:[\\p{Ll}-]+\\s){0,2}$`, 'u');

/** Whom "the son of" is said of: the name right before it, else the sentence's subject; null when it is said of somebody without a name. */
function described(subject: Thing, before: string): Thing | null {
  const plain = before.replace(/\([^()]*\)/gu, ' ');
  if (OTHER_SUBJECT.test(plain) || /\b(?:[Hh]is|[Hh]er|whose)\s\p{Ll}+(?:\s\p{Ll}+){0,3}\s$/u.test(plain))
    return null;
  const name = /,\s(?:(?:the|a|an)\s)?(?:[\p{Ll}-]+\s){0,2}$/u.test(plain)
    ? APPOSED.exec(plain)?.groups?.['name']
    : undefined;
  return name === undefined ? subject : thing(name, 'person');
}

function matches(pattern: RegExp, text: string): Record<string, string | undefined>[] {
  return [...text.matchAll(pattern)].map((match) => ({
    ...match.groups,
    before: text.slice(0, match.index),
  }));
}

const TITLE_FIRST = new RegExp(`^${TITLED}(?=\\p{Lu}\\p{Ll})`, 'u');

function listedPeople(names: string): string[] {
  return listed(names).map((name) =>
    name.replace(TITLE_FIRST, (title) => (/^\p{Lu}/u.test(title) ? title : '')),
  );
}

/** The subject is the kin of the other. */
function isKinOf(subject: Thing, kin: Kin, other: string): Relation {
  return {
    phrase: `${kin} of`,
    subject,
    object: thing(other, 'person'),
    forward: isChild(kin) ? parentQuestion(subject.name, other) : forwardOfKin(subject.name, kin),
    inverse: `Who is the ${kin} of ${other}?`,
  };
}

/** How the other side of a kinship is asked for. */
function forwardOfKin(name: string, kin: Kin): string {
  if (isChild(kin)) return `Who is a parent of ${name}?`;
  if (kin === 'wife' || kin === 'husband') return `Who is the spouse of ${name}?`;
  if (kin === 'father' || kin === 'mother') return `Who is the child of ${name}?`;
  if (kin === 'brother' || kin === 'sister') return `Who is a sibling of ${name}?`;
  return `Who is ${name} the ${kin} of?`;
}

function isChild(kin: Kin): boolean {
  return kin === 'son' || kin === 'daughter' || kin === 'child';
}

const FEMALE =
  /(?:^|,\s)(?:Queen|Princess|Countess|Duchess|Lady|Empress|Baroness|Margravine|Archduchess|Mrs\.?)\b/u;
const MALE =
  /(?:^|,\s)(?:King|Prince|Count|Duke|Lord|Emperor|Baron|Earl|Margrave|Landgrave|Elector|Archduke|Sir|Mr\.?)\b/u;

/** A parent's title tells father from mother; without one the question leaves it open. */
function parentQuestion(name: string, parent: string): string {
  if (FEMALE.test(parent)) return `Who is the mother of ${name}?`;
  return MALE.test(parent) ? `Who is the father of ${name}?` : `Who is a parent of ${name}?`;
}

/** The other is the kin of the subject. */
function hasKin(subject: Thing, kin: Kin, other: string): Relation {
  return {
    phrase: kin,
    subject,
    object: thing(other, 'person'),
    forward: `Who is the ${kin} of ${subject.name}?`,
    inverse: forwardOfKin(other, kin).replace('Who is the child', 'Who is a child'),
  };
}

function marriage(subject: Thing, spouse: string, date: string | undefined): Relation[] {
  const partner = thing(spouse, 'person');
  const married: Relation = {
    phrase: 'married to',
    subject,
    object: partner,
    forward: `Who was ${subject.name} married to?`,
    inverse: `Who was married to ${spouse}?`,
  };
  if (date === undefined) return [married];
  return [
    married,
    {
      phrase: 'married on',
      subject,
      object: thing(date, 'date'),
      forward: `When did ${subject.name} marry ${spouse}?`,
      inverse: `Who married ${spouse} in ${date}?`,
    },
  ];
}
