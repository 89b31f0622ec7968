import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../../graph/graph.service.js';
import { rolesFromJson } from '../../gsw/stored-gsw.js';
import type { EntityProfile } from '../entity-profile.js';

const MENTIONS = 50;
const FACTS = 200;
const A_READ = 200;

/** A profile with the canonical entity that the entity belongs to now. */
export interface StoredProfile {
  profile: EntityProfile;
  canonical: string | null;
}

/** Reads profiles of entities of current versions; what is gone is left out. */
@Injectable()
export class ProfilesRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async read(workspaceKey: string, ids: readonly string[]): Promise<StoredProfile[]> {
    const profiles: StoredProfile[] = [];
    for (let start = 0; start < ids.length; start += A_READ) {
      const some = ids.slice(start, start + A_READ);
      const parameters = { workspaceKey, ids: some, mentions: MENTIONS, facts: FACTS };
      profiles.push(...(await this.graph.read('reconciliation/profiles', parameters)).map(storedProfile));
    }
    return profiles;
  }
}

function storedProfile(row: Row<'reconciliation/profiles'>): StoredProfile {
  const { id, document, title, name, aliases, canonical, mentions, facts } = row;
  const profile = {
    ...{ id, name, aliases, facts, documentId: document },
    documentTitle: title || (mentions[0]?.title ?? ''),
    passageIds: mentions.map(({ passage }) => passage).sort(),
    roles: mentions.flatMap(({ roles }) => rolesFromJson(roles)),
  };
  return { profile, canonical };
}
