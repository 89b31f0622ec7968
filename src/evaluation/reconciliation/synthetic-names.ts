import type { EntityProfile } from '../../reconciliation/entity-profile.js';
import { seededRandom } from '../metrics/seeded-random.js';

const ONSETS = 'b br c d dr f g gr h k l m n p r s st t th v w'.split(' ');
const VOWELS = 'a e i o u ai ea io'.split(' ');
const ENDS = 'l n r s t nd rt ck sh'.split(' ');
const KINDS = 'College Railway Bank River Museum Orchestra Company Island'.split(' ');
const GIVEN = 1_500;
const FAMILY = 12_000;

/**
 * Entities whose names collide as names do: few words are borne by many (Zipf), one surname stands alone, in full names and in names of
 * institutions. Each stands in a document of ten and has two facts. The same count and seed give the same entities.
 */
export function syntheticProfiles(count: number, seed: number): EntityProfile[] {
  const random = seededRandom(seed);
  const names = Array.from({ length: count }, () => nameOf(random));
  return names.map((name, place) => profileOf(name, [place, names, random]));
}

function nameOf(random: () => number): string {
  const family = word(zipf(FAMILY, random) + GIVEN);
  const draw = random();
  if (draw < 0.6) return `${word(zipf(GIVEN, random))} ${family}`;
  if (draw < 0.7) return family;
  return `${family} ${KINDS[Math.floor(random() * KINDS.length)] ?? ''}`;
}

type Place = readonly [place: number, names: readonly string[], random: () => number];

function profileOf(name: string, [place, names, random]: Place): EntityProfile {
  const documentId = `document ${Math.floor(place / 10)}`;
  const facts = ['met', 'followed'].map((relation) => {
    const other = Math.floor(random() * names.length);
    const otherName = names[other] ?? '';
    return {
      ...{ relation, otherName, otherId: `entity ${other}` },
      question: `Who ${relation} ${name}?`,
      inverse: `Whom has ${otherName} ${relation}?`,
    };
  });
  return {
    ...{ id: `entity ${place}`, documentId, documentTitle: '', passageIds: [documentId] },
    ...{ name, aliases: [], roles: [], facts },
  };
}

/** A rank below `most`; low ranks are common. */
function zipf(most: number, random: () => number): number {
  return Math.floor(most ** random()) - 1;
}

/** The word of a rank, always the same one. */
function word(rank: number): string {
  const part = (list: readonly string[], divisor: number): string =>
    list[Math.floor(rank / divisor) % list.length] ?? '';
  const first = part(ONSETS, 1) + part(VOWELS, ONSETS.length);
  const second = part(ONSETS, ONSETS.length * VOWELS.length) + part(VOWELS, 7) + part(ENDS, 3);
  return first[0]?.toUpperCase() + `${first.slice(1)}${second}`;
}
