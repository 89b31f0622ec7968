import { matchKey } from '../text/match-key.js';
import type { Gsw } from './gsw.js';
import { joinedPairs } from './relation-endpoints.js';

/** How one set of things stands to another. */
export interface Agreement {
  /** In both. */
  both: number;
  left: number;
  right: number;
  /** Share of the left that is in the right; null when the left is empty. */
  precision: number | null;
  /** Share of the right that is in the left; null when the right is empty. */
  recall: number | null;
}

export interface GswComparison {
  passages: number;
  /** Entities by normalised name. */
  entities: Agreement;
  /** Relations by their two endpoints, whatever the wording and the direction. */
  relations: Agreement;
}

/** How far the GSWs of the left agree with those of the right, over the passages that both have; each name and each pair of endpoints counts once a passage. */
export function compareGsws(left: ReadonlyMap<string, Gsw>, right: ReadonlyMap<string, Gsw>): GswComparison {
  const shared = [...left.keys()].filter((passage) => right.has(passage));
  const sum = { entities: [0, 0, 0] as Counts, relations: [0, 0, 0] as Counts };
  for (const passage of shared) {
    const [one, other] = [left.get(passage), right.get(passage)];
    if (!one || !other) continue;
    sum.entities = added(sum.entities, namesOf(one), namesOf(other));
    sum.relations = added(sum.relations, joinedPairs(one), joinedPairs(other));
  }
  return { passages: shared.length, entities: agreement(sum.entities), relations: agreement(sum.relations) };
}

/** In both, left, right. */
type Counts = [both: number, left: number, right: number];

type Keyed = Pick<ReadonlySet<string>, 'has' | 'keys' | 'size'>;

function added([both, left, right]: Counts, one: Keyed, other: Keyed): Counts {
  const shared = [...one.keys()].filter((key) => other.has(key)).length;
  return [both + shared, left + one.size, right + other.size];
}

function agreement([both, left, right]: Counts): Agreement {
  const share = (whole: number): number | null => (whole === 0 ? null : both / whole);
  return { both, left, right, precision: share(left), recall: share(right) };
}

function namesOf({ entities }: Gsw): Set<string> {
  return new Set(entities.map(({ name }) => matchKey(name)).filter((key) => key !== ''));
}
