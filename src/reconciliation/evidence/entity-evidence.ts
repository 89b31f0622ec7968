import { parseDate } from '../../comparison/parse-date.js';
import type { UniqueFact } from '../../gsw/unique-facts.js';
import { relationsIn } from '../../relations/relation-table.js';
import { words } from '../../text/fold.js';
import type { EntityProfile, ProfileFact } from '../entity-profile.js';
import { foldName } from '../names/fold-name.js';
import { knownNames, tellsName, type KnownName } from '../names/known-names.js';
import { nameForm, type NameForm } from '../names/name-form.js';
import { isValue, isValueName } from '../names/value-name.js';
import { reconciledTypeOfRole, typesOfRoles, type ReconciledType } from './role-types.js';
import { uniqueFactsOfProfile } from './unique-facts-of-profile.js';

/** A fact with its other end read. */
export interface ReadFact {
  fact: ProfileFact;
  /** The other end's folded name. */
  other: string;
  /** The other end is a date, number, nationality, profession or genre, and no full date. */
  isValue: boolean;
  /** Relations that the phrase and the question speak of. */
  relations: ReadonlySet<string>;
  /** It says what one end is called. */
  tellsName: boolean;
}

/** An entity's profile, read once for all the pairs it stands in. */
export interface EntityEvidence {
  profile: EntityProfile;
  form: NameForm;
  names: readonly KnownName[];
  types: ReadonlySet<ReconciledType>;
  isValue: boolean;
  facts: readonly ReadFact[];
  unique: readonly UniqueFact[];
  /** Folded names of the other ends that are no values. */
  neighbours: ReadonlySet<string>;
  /** Words of roles, states, facts and the title, without those of its own names. */
  context: ReadonlySet<string>;
}

/** Reads a profile. */
export function readEvidence(profile: EntityProfile): EntityEvidence {
  const form = nameForm(profile.name);
  const names = knownNames(profile);
  const facts = profile.facts.map(readFact);
  const neighbours = new Set(
    facts.filter((fact) => !fact.isValue && fact.other !== '').map(({ other }) => other),
  );
  return {
    ...{ profile, form, names, facts, neighbours },
    types: typesOf(profile, names),
    isValue: isValue(profile),
    unique: uniqueFactsOfProfile(profile),
    context: contextOf(profile, names),
  };
}

function readFact(fact: ProfileFact): ReadFact {
  const date = parseDate(fact.otherName);
  return {
    fact,
    other: foldName(fact.otherName),
    isValue: date ? date.precision !== 'day' : isValueName(fact.otherName),
    relations: relationsIn(withoutName(`${fact.relation} ${fact.question}`, fact.otherName).toLowerCase()),
    tellsName: tellsName(fact),
  };
}

function withoutName(text: string, name: string): string {
  return name.length > 1 ? text.replaceAll(name, ' ') : text;
}

/** What the roles say, and what stands in the brackets of a name or title: `(1948 film)`. */
function typesOf(profile: EntityProfile, names: readonly KnownName[]): ReadonlySet<ReconciledType> {
  const types = new Set(typesOfRoles(profile.roles));
  const brackets = names.filter(({ origin }) => origin !== 'told').flatMap(({ form }) => form.bracketed);
  for (const inner of brackets) {
    const type = inner === inner.toLowerCase() ? reconciledTypeOfRole(inner) : null;
    if (type) types.add(type);
  }
  return types;
}

const STOP = new Set(
  'who whom whose what which where when why how is are was were be been did do does has have had the a an of in on at to for from by with and or that this it its name as into over under during after before'.split(
    ' ',
  ),
);

function contextOf(
  { roles, facts, documentTitle }: EntityProfile,
  names: readonly KnownName[],
): ReadonlySet<string> {
  const texts = [
    documentTitle,
    ...roles.flatMap(({ role, states }) => [role, ...states]),
    ...facts.flatMap(({ relation, question, otherName }) => [relation, question, otherName]),
  ];
  const own = new Set(names.flatMap(({ form }) => form.tokens));
  return new Set(texts.flatMap(words).filter((word) => !STOP.has(word) && !own.has(word)));
}
