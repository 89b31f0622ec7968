import { MASK } from './name-mask.js';

type KinClass =
  | 'parent' | 'child' | 'spouse' | 'sibling' | 'grandparent' | 'grandchild' | 'aunt-uncle' | 'niece-nephew' | 'cousin'
  | 'parent-in-law' | 'child-in-law' | 'sibling-in-law' | 'step-parent' | 'step-child'; // prettier-ignore

/** What the unknown of a question is to the one it names. */
export interface Kinship {
  kin: KinClass;
  gender: 'female' | 'male' | null;
}

const WORDS: Readonly<Record<KinClass, readonly [either: string, female: string, male: string]>> = {
  parent: ['parent parents', 'mother', 'father'],
  child: ['child children', 'daughter daughters', 'son sons'],
  spouse: ['spouse spouses partner', 'wife wives', 'husband husbands'],
  sibling: ['sibling siblings', 'sister sisters', 'brother brothers'],
  grandparent: ['grandparent grandparents', 'grandmother', 'grandfather'],
  grandchild: ['grandchild grandchildren', 'granddaughter', 'grandson'],
  'aunt-uncle': ['', 'aunt aunts', 'uncle uncles'],
  'niece-nephew': ['', 'niece nieces', 'nephew nephews'],
  cousin: ['cousin cousins', '', ''],
  'parent-in-law': ['', 'mother-in-law', 'father-in-law'],
  'child-in-law': ['', 'daughter-in-law', 'son-in-law'],
  'sibling-in-law': ['', 'sister-in-law', 'brother-in-law'],
  'step-parent': ['stepparent', 'stepmother', 'stepfather'],
  'step-child': ['stepchild', 'stepdaughter', 'stepson'],
};

const INVERSE: Readonly<Record<KinClass, KinClass>> = {
  parent: 'child',
  child: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  'aunt-uncle': 'niece-nephew',
  'niece-nephew': 'aunt-uncle',
  cousin: 'cousin',
  'parent-in-law': 'child-in-law',
  'child-in-law': 'parent-in-law',
  'sibling-in-law': 'sibling-in-law',
  'step-parent': 'step-child',
  'step-child': 'step-parent',
};

const GENDERS = [null, 'female', 'male'] as const;

const KINSHIPS: ReadonlyMap<string, Kinship> = new Map(
  (Object.keys(WORDS) as KinClass[]).flatMap((kin) =>
    WORDS[kin].flatMap((words, index) =>
      words
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, { kin, gender: GENDERS[index] ?? null }] as const),
    ),
  ),
);

const KIN_WORD = new RegExp(`(?<![\\p{L}-])(${[...KINSHIPS.keys()].join('|')})(?![\\p{L}-])`, 'u');
const MARRIED = /\b(?:married|marry|marries|wed|wedded)\b/;
const SIRED = /\b(?:sired|fathered|begot)\b/;
const SIRED_BY = new RegExp(`\\b(?:sired|fathered) by ${MASK}|\\bdid ${MASK} sire\\b`, 'u');
const BORN_TO = /\bborn to\b/;

/**
 * What the unknown is to the named one: "Who is §'s mother?" asks for a mother, "Who is § the mother of?" and "Whose mother is §?" for a child.
 * `masked` is lower case with a mark for each name; null when it speaks of no kinship.
 */
export function kinshipAsked(masked: string): Kinship | null {
  const word = KIN_WORD.exec(masked)?.[1];
  if (!word) return kinshipOfVerb(masked);
  const kinship = KINSHIPS.get(word);
  if (!kinship) return null;
  return isTurned(masked, word) ? { kin: INVERSE[kinship.kin], gender: null } : kinship;
}

function isTurned(masked: string, word: string): boolean {
  const of = new RegExp(
    `${MASK}(?:,)? (?:is |was |were |are )?(?:the |an? )?(?:\\p{L}+ )?${word} (?:of|to)\\s*(?:who|whom|what|which)?\\s*\\??$`,
    'u',
  );
  const whose = new RegExp(`\\bwhose (?:\\p{L}+ )?${word} (?:is|was|were|are) ${MASK}`, 'u');
  const verb = new RegExp(`\\b(?:did|does) ${MASK} ${word}\\b`, 'u');
  return of.test(masked) || whose.test(masked) || verb.test(masked);
}

function kinshipOfVerb(masked: string): Kinship | null {
  if (SIRED_BY.test(masked)) return { kin: 'child', gender: null };
  if (SIRED.test(masked)) return { kin: 'parent', gender: 'male' };
  if (MARRIED.test(masked)) return { kin: 'spouse', gender: null };
  return BORN_TO.test(masked) ? { kin: 'parent', gender: null } : null;
}

/** 1 for the same kinship, 0.9 when only one says the gender, 0.05 for another kinship or the other gender. */
export function kinshipAgreement(asked: Kinship, told: Kinship): number {
  if (asked.kin !== told.kin) return 0.05;
  if (asked.gender === told.gender) return 1;
  return asked.gender && told.gender ? 0.05 : 0.9;
}
