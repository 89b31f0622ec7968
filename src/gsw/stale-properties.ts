import type { Row } from '../graph/graph.service.js';
import { passageTokens } from '../text/search-tokens.js';
import { deriveEntity } from './entity-search-text.js';
import { rolesFromJson } from './stored-gsw.js';

export type EntityToCheck = Row<'gsw/consistency-entities'>;
export type PassageToCheck = Row<'gsw/consistency-passages'>;

/** What an entity's derived properties should be, or null when they are so. */
export function entityRepair(workspaceKey: string, entity: EntityToCheck): Record<string, unknown> | null {
  const { id, name } = entity;
  const renamed = !entity.aliases.includes(name);
  const aliases = renamed ? [name, ...entity.aliases] : entity.aliases;
  const derived = deriveEntity(workspaceKey, { name, aliases, roles: entity.roles.flatMap(rolesFromJson) });
  const fits =
    entity.matchKey === derived.matchKey &&
    entity.coarseType === derived.coarseType &&
    entity.searchTokens === derived.searchTokens;
  return fits && !renamed
    ? null
    : { id, aliases, renamed: renamed || entity.matchKey !== derived.matchKey, ...derived };
}

/** What a passage's search tokens should be, or null when they are so. */
export function passageRepair(workspaceKey: string, passage: PassageToCheck): Record<string, unknown> | null {
  const searchTokens = passageTokens(workspaceKey, `${passage.title} ${passage.text}`);
  return passage.searchTokens === searchTokens ? null : { id: passage.id, searchTokens };
}
