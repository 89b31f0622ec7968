import { compareText } from '../gsw/graph-lines.js';
import { stableId } from '../gsw/stable-id.js';
import { canonicalEntities, canonicalId, type AttachedEntity } from './canonical-entities.js';
import { readAnchor } from './decision-anchor.js';
import type { LogState } from './decision-log.js';

/** One thing as decisions see it: a canonical entity, or an entity that stands alone. */
export interface Thing {
  id: string;
  /** False for an entity that stands alone. */
  canonical: boolean;
  name: string;
  aliases: string[];
  type: string | null;
  /** Changes with anything above and with the members. */
  version: string;
  /** Ids of the entities, by id; none when no document that it stands in is there. */
  members: string[];
}

export interface ClusterView {
  workspaceKey: string;
  state: LogState;
  attached: readonly AttachedEntity[];
}

/** The things that anchors belong to, each once, by id. */
export function thingsOf(view: ClusterView, anchors: readonly string[]): Thing[] {
  const { workspaceKey, state } = view;
  const roots = new Set(anchors.map((anchor) => state.clusters.root(anchor)));
  const attached = view.attached.filter(({ anchor }) => roots.has(state.clusters.root(anchor)));
  const canonicals = canonicalEntities(workspaceKey, state, attached);
  const known = new Set(canonicals.map(({ root }) => root));
  return [
    ...canonicals.map(({ root: _root, members, ...rest }) => ({
      ...rest,
      canonical: true,
      members: members.map(({ entityId }) => entityId),
    })),
    ...[...roots].filter((root) => !known.has(root)).map((root) => lone(view, attached, root)),
  ].sort((left, right) => compareText(left.id, right.id));
}

/** What a decision on these things has to name as the version that its author saw. */
export function versionOf(things: readonly Thing[]): string {
  const [only, ...others] = things;
  if (only && others.length === 0) return only.version;
  return stableId('things-version', ...things.map(({ version }) => version).sort(compareText));
}

function lone(
  { workspaceKey, state }: ClusterView,
  attached: readonly AttachedEntity[],
  root: string,
): Thing {
  const entity = attached.find(({ anchor }) => state.clusters.root(anchor) === root);
  if (!entity) return absent(canonicalId(workspaceKey, root), readAnchor(root)?.key ?? '');
  const { id, name, coarseType: type } = entity;
  const aliases = [...new Set([name, ...entity.aliases])].sort(compareText);
  const version = stableId('entity-version', id, JSON.stringify([name, type, aliases]));
  return { id, canonical: false, name, aliases, type, version, members: [id] };
}

function absent(id: string, name: string): Thing {
  const version = stableId('absent-version', id);
  return { id, canonical: true, name, aliases: [], type: null, version, members: [] };
}
