import { thing, type Relation, type Thing } from './relation.js';

export type Kin =
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
  | 'cousin'
  | 'spouse';

export type Gender = 'male' | 'female';

const FEMALE_KIN = /^(?:daughter|mother|sister|wife|granddaughter|grandmother|niece|aunt)$/u;
const NO_GENDER = /^(?:child|cousin|spouse)$/u;

/** The gender that a kinship states; null when it states none. */
export function genderOf(kin: Kin): Gender | null {
  if (NO_GENDER.test(kin)) return null;
  return FEMALE_KIN.test(kin) ? 'female' : 'male';
}

/** The subject is the kin of the other; `parent` tells a parent's gender where the name does not. */
export function isKinOf(
  subject: Thing,
  { kin, parent }: { kin: Kin; parent?: Gender },
  other: string,
): Relation {
  return {
    phrase: `${kin} of`,
    subject,
    object: thing(other, 'person'),
    forward: isChild(kin)
      ? parentQuestion(subject.name, parent ?? genderOfName(other))
      : forwardOfKin(subject.name, kin),
    inverse: `Who is the ${kin} of ${other}?`,
  };
}

/** The other is the kin of the subject. */
export function hasKin(subject: Thing, kin: Kin, other: string): Relation {
  return {
    phrase: kin,
    subject,
    object: thing(other, 'person'),
    forward: `Who is the ${kin} of ${subject.name}?`,
    inverse: forwardOfKin(other, kin).replace('Who is the child', 'Who is a child'),
  };
}

/** How the other side of a kinship is asked for. */
function forwardOfKin(name: string, kin: Kin): string {
  if (isChild(kin)) return `Who is a parent of ${name}?`;
  if (kin === 'wife' || kin === 'husband' || kin === 'spouse') return `Who is the spouse of ${name}?`;
  if (kin === 'father' || kin === 'mother') return `Who is the child of ${name}?`;
  if (kin === 'brother' || kin === 'sister') return `Who is a sibling of ${name}?`;
  return `Who is ${name} the ${kin} of?`;
}

function isChild(kin: Kin): boolean {
  return kin === 'son' || kin === 'daughter' || kin === 'child';
}

const FEMALE =
  /(?:^|,\s)(?:Queen|Princess|Countess|Duchess|Lady|Empress|Baroness|Margravine|Archduchess|Marchioness|Mrs\.?)\b/u;
const MALE =
  /(?:^|,\s)(?:\d+(?:st|nd|rd|th)\s)?(?:King|Prince|Count|Duke|Lord|Emperor|Baron|Earl|Margrave|Landgrave|Elector|Archduke|Marquess|Viscount|Sir|Mr\.?)\b/u;

/** The gender that a name's title states; null when it states none. */
export function genderOfName(name: string): Gender | null {
  if (FEMALE.test(name)) return 'female';
  return MALE.test(name) ? 'male' : null;
}

/** A parent's gender tells father from mother; without one the question leaves it open. */
function parentQuestion(name: string, told: Gender | null): string {
  if (told === 'female') return `Who is the mother of ${name}?`;
  return told === 'male' ? `Who is the father of ${name}?` : `Who is a parent of ${name}?`;
}

/** A marriage, and its date as a fact of its own. */
export function marriage(subject: Thing, spouse: string, date: string | undefined): Relation[] {
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
