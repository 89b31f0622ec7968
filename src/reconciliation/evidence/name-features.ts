import { GENERIC_WORDS, KIND_WORDS, LINK_WORDS, REGION_WORDS } from '../names/name-words.js';
import type { NameForm } from '../names/name-form.js';
import { compareKnownNames, type NameComparison, type NameRelation } from './compare-names.js';
import type { EntityEvidence } from './entity-evidence.js';
import type { Feature } from './feature.js';
import type { NameStatistics } from './name-statistics.js';
import { partOfName } from './part-of-name.js';

/** How the closest names of two entities compare, and what kind of names those are. */
export function nameFeatures(
  left: EntityEvidence,
  right: EntityEvidence,
  statistics: NameStatistics,
): [string, Feature][] {
  const names = compareKnownNames(left.names, right.names);
  if (!names) return [['name:apart', { value: 1, reason: 'no name of the one resembles one of the other' }]];
  const relation = relationFor(names, arePeople(left, right));
  const [one, other] = [names.left.form, names.right.form];
  const shown = `"${one.name}" and "${other.name}"`;
  return [
    [`name:${relation}`, { value: 1, reason: `${shown}: ${relation}` }],
    ...wordFeatures([one, other], statistics),
    ...kindFeatures([left, right], [one, other], relation),
  ];
}

function arePeople(left: EntityEvidence, right: EntityEvidence): boolean {
  return left.types.has('person') && right.types.has('person');
}

/** Middle names are left out of names of people only: `Best Actor` is no short form of `Best Supporting Actor`. */
function relationFor({ relation }: NameComparison, people: boolean): NameRelation {
  return relation === 'abbreviated' && !people ? 'parts' : relation;
}

type Forms = readonly [NameForm, NameForm];

function wordFeatures([left, right]: Forms, statistics: NameStatistics): [string, Feature][] {
  const shared = left.core.filter((word) => right.core.includes(word));
  const isCountry = left.country !== null && left.country === right.country;
  const rare = isCountry ? 1 : rarity(shared, statistics);
  const generic = shared.filter((word) => GENERIC_WORDS.has(word) || KIND_WORDS.has(word));
  const isSmall = [left, right].every(({ name }) => name === name.toLowerCase() && /\p{L}/u.test(name));
  const isGeneric = shared.length > 0 && generic.length === shared.length;
  return [
    ['rare-words', { value: rare, reason: `how rare in names: ${shared.join(' ') || 'nothing shared'}` }],
    [
      'words',
      { value: Math.min(3, Math.max(0, shared.length - 1)) / 3, reason: `${shared.length} words shared` },
    ],
    ['generic-words', { value: Number(isGeneric), reason: `many things are called ${shared.join(' ')}` }],
    ['common-noun', { value: Number(isSmall), reason: 'both are written small' }],
  ];
}

/** 1 for words of no other name, 0 when every name has them; the rarest word counts. */
function rarity(words: readonly string[], statistics: NameStatistics): number {
  if (words.length === 0) return 0;
  const fewest = Math.min(...words.map((word) => statistics.namesWith(word)));
  return Math.max(0, 1 - Math.log(Math.max(1, fewest)) / Math.log(Math.max(2, statistics.names)));
}

type Entities = readonly [EntityEvidence, EntityEvidence];

function kindFeatures(entities: Entities, forms: Forms, relation: NameRelation): [string, Feature][] {
  const isPart = relation === 'part' || relation === 'parts';
  const part = isPart ? partOfName(...forms) : null;
  const saysKind = isPart || relation === 'equal-core' || relation === 'spelling';
  const kind = saysKind ? apart(forms, KIND_WORDS) : [];
  const regions = isPart ? apart(forms, REGION_WORDS) : [];
  return [
    ...(part
      ? [[`part:${part}`, { value: 1, reason: `the shorter is ${part} in the longer` }] as [string, Feature]]
      : []),
    ['kind-word', { value: Math.min(1, kind.length), reason: `only one name says ${kind.join(', ')}` }],
    [
      'region-word',
      { value: Math.min(1, regions.length), reason: `only one name says ${regions.join(', ')}` },
    ],
    ...ambiguousFeatures(entities, forms, relation),
  ];
}

/** Names that say little of themselves: a given name, titles that are parts of titles, names of a ruling house, a bare word. */
function ambiguousFeatures(entities: Entities, forms: Forms, relation: NameRelation): [string, Feature][] {
  const isPart = relation === 'part' || relation === 'parts';
  const works = isPart && entities.every(({ types }) => types.has('work'));
  const hasOneWord = Math.min(...forms.map(({ core }) => core.length)) === 1;
  const isPerson = hasOneWord && arePeople(...entities);
  const isTerritorial =
    relation === 'abbreviated' && forms.some(({ head }) => head.some((word) => LINK_WORDS.has(word)));
  return [
    ['work-part', { value: Number(works), reason: 'titles of two works, one longer' }],
    ['one-word-person', { value: Number(isPerson), reason: 'a person of one name' }],
    ['territorial', { value: Number(isTerritorial), reason: 'names of a house or land, shared in families' }],
    [
      'bare-word',
      {
        value: Number(hasOneWord && isBare(entities, forms)),
        reason: 'one word, and nothing says what it is',
      },
    ],
  ];
}

/** One word that no role explains, or that only one text writes as a name. */
function isBare(entities: Entities, forms: Forms): boolean {
  if (forms.every(({ acronym, country }) => acronym !== null || country !== null)) return false;
  const small = forms.filter(({ name }) => name === name.toLowerCase()).length;
  return small === 1 || entities.some(({ types }) => types.size === 0);
}

/** Words of a list that only one of two names has. */
function apart([{ head: left }, { head: right }]: Forms, list: ReadonlySet<string>): string[] {
  return [...left, ...right].filter((word) => list.has(word) && left.includes(word) !== right.includes(word));
}
