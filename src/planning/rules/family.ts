/** Kinship terms that name two steps of kin: the first is looked up of the person, the second of the answer. */
const KIN: Readonly<Record<string, readonly [string, string]>> = {
  'paternal grandfather': ['father', 'father'],
  'paternal grandmother': ['father', 'mother'],
  'maternal grandfather': ['mother', 'father'],
  'maternal grandmother': ['mother', 'mother'],
  'mother-in-law': ['spouse', 'mother'],
  'father-in-law': ['spouse', 'father'],
  'parent-in-law': ['spouse', 'parent'],
  'child-in-law': ['child', 'spouse'],
  'son-in-law': ['daughter', 'husband'],
  'daughter-in-law': ['son', 'wife'],
  'sibling-in-law': ['sibling', 'spouse'],
  'brother-in-law': ['sister', 'husband'],
  'sister-in-law': ['brother', 'wife'],
  'step-mother': ['father', 'wife'],
  stepmother: ['father', 'wife'],
  'step-father': ['mother', 'husband'],
  stepfather: ['mother', 'husband'],
  'paternal uncle': ['father', 'brother'],
  'maternal uncle': ['mother', 'brother'],
  'paternal aunt': ['father', 'sister'],
  'maternal aunt': ['mother', 'sister'],
  uncle: ['parent', 'brother'],
  aunt: ['parent', 'sister'],
  nephew: ['sibling', 'son'],
  niece: ['sibling', 'daughter'],
  grandson: ['child', 'son'],
  granddaughter: ['child', 'daughter'],
  grandchild: ['child', 'child'],
};

/** All kinship compounds as one alternation, longest first. */
export const KIN_PATTERN = Object.keys(KIN)
  .sort((left, right) => right.length - left.length || (left < right ? -1 : 1))
  .join('|');

/** The two relations that a kinship compound stands for, in the order of looking up; undefined for any other noun. */
export function kinOf(noun: string): readonly [string, string] | undefined {
  const key = noun.toLowerCase();
  return Object.hasOwn(KIN, key) ? KIN[key] : undefined;
}
