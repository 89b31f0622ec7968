import { compareText } from '../gsw/graph-lines.js';
import { stableId } from '../gsw/stable-id.js';
import type { LogState } from './decision-log.js';
import { joins } from './decision.js';

/** A node that an anchor attaches to now. */
export interface AttachedEntity {
  id: string;
  anchor: string;
  name: string;
  aliases: readonly string[];
  coarseType: string | null;
}

/** Why a node belongs to its canonical entity; nulls where it stands alone under a name that a person gave. */
export interface CanonicalMember {
  entityId: string;
  decisionId: string | null;
  method: 'manual' | 'automatic' | null;
  score: number | null;
}

/** One thing over all documents. */
export interface CanonicalEntity {
  id: string;
  /** The anchor that its id is made of; it may be attached to no node now. */
  root: string;
  name: string;
  /** Every name of every member, the canonical one too, by code units. */
  aliases: string[];
  type: string | null;
  /** Changes with anything above and with the members. */
  version: string;
  /** By entity id. */
  members: CanonicalMember[];
}

/** The id of the canonical entity whose root an anchor is. */
export function canonicalId(workspaceKey: string, root: string): string {
  return stableId('canonical', workspaceKey, root);
}

/** The canonical entities that a log makes of the nodes that are there, by id; decisions on nodes that are gone make none. */
export function canonicalEntities(
  workspaceKey: string,
  state: LogState,
  attached: readonly AttachedEntity[],
): CanonicalEntity[] {
  const groups = new Map<string, AttachedEntity[]>();
  for (const entity of [...attached].sort((left, right) => compareText(left.id, right.id))) {
    const root = state.clusters.root(entity.anchor);
    groups.set(root, [...(groups.get(root) ?? []), entity]);
  }
  return [...groups]
    .filter(([root, group]) => group.length > 1 || state.names.has(root) || state.types.has(root))
    .map(([root, group]) => canonical(canonicalId(workspaceKey, root), { root, group, state }))
    .sort((left, right) => compareText(left.id, right.id));
}

interface Group {
  root: string;
  group: readonly AttachedEntity[];
  state: LogState;
}

function canonical(id: string, given: Group): CanonicalEntity {
  const { root, group, state } = given;
  const name = state.names.get(root)?.value ?? nameByRule(given);
  const type = state.types.get(root)?.value ?? mostFrequent(group.flatMap((one) => one.coarseType ?? []));
  const aliases = [...new Set([name, ...group.flatMap((one) => [one.name, ...one.aliases])])].sort(
    compareText,
  );
  const members = group.map((entity) => member(entity, state));
  const version = stableId('canonical-version', id, JSON.stringify([name, type, aliases, members]));
  return { id, root, name, aliases, type, version, members };
}

function member({ id, anchor }: AttachedEntity, { links }: LogState): CanonicalMember {
  const decision = links.find(({ left, right }) => left === anchor || right === anchor)?.decision;
  if (!decision) return { entityId: id, decisionId: null, method: null, score: null };
  return { entityId: id, decisionId: decision.id, method: decision.method, score: decision.score };
}

/** What a person merged into keeps its name; else the name of most members, the longer one of equals. */
function nameByRule({ root, group, state }: Group): string {
  const byPerson = state.links.some(
    ({ right, decision }) => right === root && joins(decision) && decision.method === 'manual',
  );
  const target = byPerson ? group.find(({ anchor }) => anchor === root) : undefined;
  return target?.name ?? mostFrequent(group.map(({ name }) => name)) ?? '';
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(
    ([left, many], [right, few]) => few - many || right.length - left.length || compareText(left, right),
  );
  return best?.[0] ?? null;
}
