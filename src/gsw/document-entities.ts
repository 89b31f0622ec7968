import { matchKey } from '../text/match-key.js';
import { coarseType } from './coarse-type.js';
import { deriveEntity } from './entity-search-text.js';
import type { Entity, EntityRole } from './gsw.js';
import type { EntityRow } from './gsw-rows.js';
import { stableId } from './stable-id.js';
import type { UniqueFact } from './unique-facts.js';

export interface EntityScope {
  workspaceKey: string;
  documentId: string;
  documentExternalId: string;
  versionHash: string;
}

interface Gathered {
  id: string;
  names: string[];
  roles: EntityRole[];
  facts: UniqueFact[];
}

/**
 * Gives the entities of a document's passages their nodes: nothing is fused within a passage, and the n-th entity of one match key and
 * coarse type shares its node with the n-th of every other passage. One without a match key is never shared.
 */
export class DocumentEntities {
  private readonly gathered = new Map<string, Gathered>();

  constructor(private readonly scope: EntityScope) {}

  /** Ids of the nodes of one passage's entities, by local id. */
  addPassage(
    passage: string,
    entities: readonly Entity[],
    facts: ReadonlyMap<string, UniqueFact[]>,
  ): Map<string, string> {
    const used = new Map<string, number>();
    const ids = new Map<string, string>();
    for (const entity of entities) {
      const id = this.nodeId(passage, entity, used);
      ids.set(entity.localId, id);
      this.gather(id, entity, facts.get(entity.localId) ?? []);
    }
    return ids;
  }

  rows(): EntityRow[] {
    return [...this.gathered.values()].map((entity) => this.row(entity));
  }

  private nodeId(passage: string, entity: Entity, used: Map<string, number>): string {
    const { workspaceKey, documentExternalId, versionHash } = this.scope;
    const key = matchKey(entity.name);
    const type = coarseType(entity.roles) ?? '';
    const shared = `${key}\n${type}`;
    const ordinal = used.get(shared) ?? 0;
    used.set(shared, ordinal + 1);
    const place = key === '' ? JSON.stringify([passage, entity.localId]) : ordinal;
    return stableId('entity', workspaceKey, documentExternalId, versionHash, key, type, place);
  }

  private gather(id: string, entity: Entity, facts: readonly UniqueFact[]): void {
    const known = this.gathered.get(id) ?? { id, names: [], roles: [], facts: [] };
    known.names.push(entity.name);
    known.roles.push(...entity.roles);
    known.facts.push(...facts);
    this.gathered.set(id, known);
  }

  private row({ id, names, roles, facts }: Gathered): EntityRow {
    const aliases = [...new Set(names)];
    const name = aliases[0] ?? '';
    const types = [...new Set(roles.map((role) => role.role).filter((role) => role.trim() !== ''))];
    const distinctFacts = new Map(facts.map((fact) => [JSON.stringify(fact), fact]));
    return {
      id,
      documentId: this.scope.documentId,
      properties: {
        name,
        aliases,
        types,
        facts: JSON.stringify([...distinctFacts.values()]),
        ...deriveEntity(this.scope.workspaceKey, { name, aliases, roles }),
      },
    };
  }
}
