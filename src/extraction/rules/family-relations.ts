import { genderOf, genderOfName, hasKin, isKinOf, marriage, type Gender, type Kin } from './kinship.js';
import { DATE, LEAD, LIST_LEAD, NAME, NAMES, listed } from './name-patterns.js';
import { saysOfAnother } from './says-of-another.js';
import { thing, type Relation, type Thing } from './relation.js';

const KIN =
  '(?:son|daughter|child|father|mother|brother|sister|wife|husband|grandson|granddaughter|grandfather|grandmother|nephew|niece|uncle|aunt|cousin|spouse)';
/** "grand father", "step-son", "great-aunt" are other kin. */
const FULL_KIN = `(?<!\\b(?:grand|great|step|god|foster|adoptive|or)[\\s-])\\b(?<kin>${KIN})`;
const SPOUSE = '(?:wife|husband|spouse|consort|mistress|concubine)';
/** "son of A and his wife B", "born to A by his second wife, B": B belongs to A. */
const PARENT_AND_SPOUSE = new RegExp(
  `\\b(?:(?<kin>son|daughter|child)(?:ren)?\\sof|(?<born>born)\\s[^.;]{0,80}?to)\\s${LIST_LEAD}(?<parent>${NAME})(?:\\s?\\([^()]*\\))?(?:,[^,.;]{1,40})?,?\\s(?:and|by|with)\\s(?:his|her)\\s(?:\\p{L}+\\s){0,2}?(?<relation>${SPOUSE}),?\\s${LIST_LEAD}(?<spouse>${NAME})`,
  'gu',
);
const KIN_OF = new RegExp(`${FULL_KIN}s?\\sof\\s(?:the\\slate\\s)?${LIST_LEAD}(?<names>${NAMES})`, 'gu');
/** "His brother was Bishop of Tarn" names no brother. */
const NOT_AN_OFFICE =
  '(?!(?:\\p{L}+\\s)?(?:Bishop|Archbishop|King|Queen|Duke|Duchess|Count|Countess|Earl|Baron|Lord|Lady|Prince|Princess|Emperor|Abbot|Governor|Mayor|President|Minister|Margrave|Landgrave|Elector|Chancellor|Member|Professor|Director)\\sof\\b)';
const HIS_KIN = new RegExp(
  `\\b(?<whose>[Hh]is|[Hh]er)\\s(?:\\p{L}+\\s){0,2}?${FULL_KIN}(?:,|\\swas|\\sis)?\\s${LEAD}(?<name>${NOT_AN_OFFICE}${NAME})`,
  'gu',
);
const MARRIED = new RegExp(
  `\\b(?:married|wed)\\s(?:firstly\\s|secondly\\s|thirdly\\s|in\\s(?<early>${DATE}),?\\s)?(?:to\\s)?${LIST_LEAD}(?<name>${NAME})(?:[^.;]{0,40}?\\s(?:on|in)\\s(?<date>${DATE}))?`,
  'gu',
);
const SECONDLY = new RegExp(
  `\\b(?:secondly|thirdly|second|third),?\\s(?:in\\s${DATE},?\\s)?(?:to\\s)?(?<name>${NAME})`,
  'gu',
);
const PARENTS = new RegExp(
  `\\b(?<whose>[Hh]is|[Hh]er)\\sparents(?:,|\\swere|\\sare)\\s${LIST_LEAD}(?<names>${NAMES})`,
  'gu',
);
const CHILD_OF_PARENTS = new RegExp(`\\bborn\\s[^.;]{0,80}?\\bto\\s${LIST_LEAD}(?<names>${NAMES})`, 'gu');

type Groups = Record<string, string | undefined>;

/** A person whose relatives are told. */
export interface Relative {
  thing: Thing;
  gender: Gender | null;
}

const FAMILY = new RegExp(`${KIN}|parents|married|wed|born`, 'u');

/** Relatives that a sentence about a person names. */
export function familyRelations(person: Relative, predicate: string): Relation[] {
  if (!FAMILY.test(predicate)) return [];
  const both = parentAndSpouse(person, predicate);
  const rest = predicate.replace(
    PARENT_AND_SPOUSE,
    (...match) => ` , ${(match.at(-1) as Groups)['spouse'] ?? ''}`,
  );
  const parents = matches(CHILD_OF_PARENTS, rest)
    .filter(({ before = '' }) => !saysOfAnother(before))
    .flatMap(({ names = '' }) => listed(names).map((name) => isKinOf(person.thing, { kin: 'child' }, name)));
  return [
    ...both,
    ...kinOf(person, rest),
    ...namedRelatives(person, rest),
    ...parents,
    ...marriages(person, rest),
  ];
}

/** Relatives named as "his wife X", "Her father was X", "His parents were X and Y". */
export function namedRelatives(person: Relative, sentence: string): Relation[] {
  const own = (one: Groups): boolean => isOwn(person, one);
  const parents = matches(PARENTS, sentence)
    .filter(own)
    .flatMap(({ names = '' }) => listed(names).map((name) => isKinOf(person.thing, { kin: 'child' }, name)));
  const kin = matches(HIS_KIN, sentence).filter(own);
  return [...kin.map(({ kin: one = '', name = '' }) => hasKin(person.thing, one as Kin, name)), ...parents];
}

const OF_ANOTHER = new RegExp(`(?:${NAME},?\\s(?:who|whose)\\b[^;]*|${KIN}s?\\sof\\s[^;]*)$`, 'u');

/** "his" is the subject's when the subject may be a man and no other person was named who may be meant. */
function isOwn(
  { gender }: Relative,
  { whose = '', before = '' }: Record<string, string | undefined>,
): boolean {
  const told: Gender = /^his$/iu.test(whose) ? 'male' : 'female';
  return (gender === null || gender === told) && !OF_ANOTHER.test(before);
}

function parentAndSpouse({ thing: subject }: Relative, predicate: string): Relation[] {
  return matches(PARENT_AND_SPOUSE, predicate)
    .filter(({ before = '', born }) => (born ? !saysOfAnother(before) : isSaidOfSubject(before)))
    .flatMap(({ kin, parent = '', relation = '', spouse = '' }) => {
      const isHusband = relation === 'husband';
      const [first, second]: [Gender, Gender] = isHusband ? ['female', 'male'] : ['male', 'female'];
      const child = (kin ?? 'child') as Kin;
      const named = listed(parent)[0] ?? parent;
      return [
        isKinOf(subject, { kin: child, parent: first }, named),
        isKinOf(subject, { kin: child, parent: second }, spouse),
        ...(/wife|husband/u.test(relation) ? [hasKin(thing(named, 'person'), relation as Kin, spouse)] : []),
      ];
    });
}

function kinOf(person: Relative, predicate: string): Relation[] {
  return matches(KIN_OF, predicate).flatMap(({ kin = '', names = '', before = '' }) => {
    const about = described(person, kin as Kin, before);
    return about ? listed(names).map((name) => isKinOf(about, { kin: kin as Kin }, name)) : [];
  });
}

function marriages({ thing: subject }: Relative, predicate: string): Relation[] {
  const spouses = [
    ...matches(MARRIED, predicate),
    ...matches(SECONDLY, predicate.includes('married') ? predicate : ''),
  ];
  return spouses
    .filter(({ before = '' }) => !saysOfAnother(before))
    .flatMap(({ name = '', early, date }) => marriage(subject, listed(name)[0] ?? name, early ?? date));
}

const APPOSED = new RegExp(
  `(?<name>${NAME})(?:\\s?\\([^()]*\\))?,\\s(?<article>(?:the|an?)\\s)?(?:[\\p{Ll}-]+\\s){0,2}$`,
  'u',
);
const COORDINATED = /,?\s(?:and|or)\s(?:also\s)?(?:(?:the|an?)\s)?(?:[\p{Ll}-]+\s){0,2}$/u;

/** Whom "the son of" is said of: the name right before it, else the sentence's subject; null when that cannot be told. */
function described(person: Relative, kin: Kin, before: string): Thing | null {
  const plain = before.replace(/\([^()]*\)/gu, ' ').replace(/\s+/gu, ' ');
  const ofSubject = fits(kin, person.gender);
  const apposed = COORDINATED.test(plain) ? null : APPOSED.exec(plain);
  if (!apposed) return ofSubject && isSaidOfSubject(plain) ? person.thing : null;
  return appositionOf(apposed, kin, ofSubject && /\bof\s/u.test(plain));
}

/** The name that the kinship stands in apposition to; null when it may be the subject's as well. */
function appositionOf({ groups }: RegExpExecArray, kin: Kin, isOpen: boolean): Thing | null {
  const { name = '', article } = groups ?? {};
  if ((isOpen && article === undefined) || !fits(kin, genderOfName(name))) return null;
  return thing(listed(name)[0] ?? name, 'person');
}

/** Whether somebody of this gender, as far as it is known, can be such kin. */
function fits(kin: Kin, gender: Gender | null): boolean {
  const told = genderOf(kin);
  return told === null || gender === null || told === gender;
}

/** A copula, a comma or "and" stands before the kinship, and nothing but what describes it between. */
const SAID =
  /(?:^|[,;—–]|\b(?:is|was|are|were|being|as|became|and|but))\s?(?:(?!\p{Ll}*(?<!adopt|reput|alleg|suppos)ed\s)[\p{Ll}-]+\s){0,5}$/u;
const VERB_BETWEEN =
  /\b(?:met|saw|left|led|kept|knew|has|had|took|gave|found|sent|made|to|with|by|for|from|in)\s(?:[\p{Ll}-]+\s){0,4}$/u;

function isSaidOfSubject(before: string): boolean {
  const plain = before.replace(/\([^()]*\)/gu, ' ').replace(/\s+/gu, ' ');
  if (/\b(?:[Hh]is|[Hh]er|their|whose)\s(?:[\p{Ll}-]+\s){0,5}$/u.test(plain)) return false;
  return SAID.test(plain) && !VERB_BETWEEN.test(plain) && !/\bwho(?:se)?\b[^;]*$/u.test(plain);
}

function matches(pattern: RegExp, text: string): Groups[] {
  return [...text.matchAll(pattern)].map((match) => ({
    ...match.groups,
    before: text.slice(0, match.index),
  }));
}
