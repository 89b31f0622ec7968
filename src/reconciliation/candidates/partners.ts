import { compareText } from '../../gsw/graph-lines.js';
import type { EntityEvidence } from '../evidence/entity-evidence.js';
import type { KnownName, NameOrigin } from '../names/known-names.js';
import type { CandidateIndex, Surface } from './candidate-index.js';
import type { CandidateSource } from './candidate-pair.js';
import { factBlocks } from './fact-blocks.js';
import { mayBeNamesOfOne } from './may-be-names-of-one.js';
import { nameBlocks } from './name-blocks.js';

/** Of the bearers of one name an entity is compared with so many: those with most neighbours in common, then by id. */
const MOST_BEARERS = 24;
/** Of more bearers these many, the nearest by id, are looked at for that. */
const MOST_RANKED = 256;

/** Entities that may be one with an entity of the index, with every source that says so. */
export function partnersOf(id: string, index: CandidateIndex): Map<string, Set<CandidateSource>> {
  const partners = new Map<string, Set<CandidateSource>>();
  const evidence = index.evidence(id);
  if (!evidence) return partners;
  const add = (other: string, source: CandidateSource): void => {
    if (other === id) return;
    partners.set(other, (partners.get(other) ?? new Set()).add(source));
  };
  for (const name of evidence.names)
    for (const [surface, source] of surfacesNear(name, index))
      for (const [other, origin] of chosenBearers(surface, { evidence, index }))
        add(other, sourceOf(source, [name.origin, origin]));
  for (const [other, source] of byFacts(evidence, index)) add(other, source);
  return partners;
}

function surfacesNear({ form }: KnownName, index: CandidateIndex): [Surface, CandidateSource][] {
  const own = index.surface(form.folded);
  const found: [Surface, CandidateSource][] = own ? [[own, 'equal-key']] : [];
  for (const { comparedWith, source } of nameBlocks(form)) {
    for (const folded of index.blocks.near(comparedWith, form.folded)) {
      const surface = index.surface(folded);
      if (surface && mayBeNamesOfOne(form, surface.form, source))
        found.push([surface, qualified(source, [form, surface.form])]);
    }
  }
  return found;
}

/** A variant in its brackets only is told apart from other variants. */
function qualified(
  source: CandidateSource,
  [one, other]: readonly [KnownName['form'], KnownName['form']],
): CandidateSource {
  const isQualifier = source === 'name-variant' && one.head.join(' ') === other.head.join(' ');
  return isQualifier && one.qualifiers.length + other.qualifiers.length > 0 ? 'qualifier' : source;
}

/** A pair that one of the two has by a further name says so. */
function sourceOf(source: CandidateSource, origins: readonly NameOrigin[]): CandidateSource {
  if (origins.includes('told') || origins.includes('alias')) return 'alias';
  if (origins.includes('title')) return 'title';
  return origins.includes('bracket') ? 'qualifier' : source;
}

interface Chooser {
  evidence: EntityEvidence;
  index: CandidateIndex;
}

function chosenBearers({ form, bearers }: Surface, { evidence, index }: Chooser): [string, NameOrigin][] {
  const { id: own } = evidence.profile;
  const near = index.blocks.near(`bearers:${form.folded}`, own, MOST_RANKED);
  const ranked = near.map((id) => ({ id, shared: sharedNeighbours(evidence, index.evidence(id)) }));
  ranked.sort((one, other) => other.shared - one.shared || compareText(one.id, other.id));
  if (ranked.length > MOST_BEARERS)
    index.blocks.note({ block: `name:${form.folded}`, names: bearers.size, compared: MOST_BEARERS });
  return ranked.slice(0, MOST_BEARERS).map(({ id }) => [id, bearers.get(id) ?? 'name']);
}

function sharedNeighbours(one: EntityEvidence, other: EntityEvidence | undefined): number {
  if (!other) return 0;
  const [few, many] = one.neighbours.size < other.neighbours.size ? [one, other] : [other, one];
  return [...few.neighbours].filter((name) => many.neighbours.has(name)).length;
}

function byFacts(evidence: EntityEvidence, index: CandidateIndex): [string, CandidateSource][] {
  return factBlocks(evidence).flatMap(({ comparedWith, source }) =>
    index.blocks
      .near(comparedWith, evidence.profile.id)
      .filter((other) => {
        const found = index.evidence(other);
        return found !== undefined && mayBeNamesOfOne(evidence.form, found.form, source);
      })
      .map((other): [string, CandidateSource] => [other, source]),
  );
}
