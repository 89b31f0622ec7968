import { matchKey } from '../text/match-key.js';
import { searchTokens } from '../text/search-tokens.js';
import { coarseType, type CoarseType } from './coarse-type.js';
import type { EntityRole } from './gsw.js';

/** What of an entity node follows from its names and roles; recomputed by the consistency check. */
export interface DerivedEntity {
  matchKey: string;
  coarseType: CoarseType | null;
  searchTokens: string;
}

export interface EntityNames {
  name: string;
  aliases: readonly string[];
  /** Of all mentions, in order. */
  roles: readonly EntityRole[];
}

/** Match key, coarse type and search tokens of an entity. */
export function deriveEntity(workspaceKey: string, { name, aliases, roles }: EntityNames): DerivedEntity {
  const roleTexts = roles.flatMap((role) => [role.role, ...role.states]);
  return {
    matchKey: matchKey(name),
    coarseType: coarseType(roles),
    searchTokens: searchTokens(workspaceKey, [name, ...aliases, ...roleTexts]),
  };
}
