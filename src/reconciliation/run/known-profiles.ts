import { LRUCache } from 'lru-cache';
import type { EntityProfile } from '../entity-profile.js';
import type { StoredProfile } from './profiles.repository.js';

/** Profiles that are kept at once. */
const MOST_KEPT = 20_000;

/** Profiles that a run has read: an entity is compared in several steps, but read once while there is room. */
export class KnownProfiles {
  private readonly kept = new LRUCache<string, StoredProfile>({ max: MOST_KEPT });

  missing(ids: readonly string[]): string[] {
    return [...new Set(ids)].filter((id) => !this.kept.has(id));
  }

  add(profiles: readonly StoredProfile[]): void {
    for (const stored of profiles) this.kept.set(stored.profile.id, stored);
  }

  /** Those that are there, in the order of the ids. */
  of(ids: readonly string[]): EntityProfile[] {
    return ids.flatMap((id) => this.kept.get(id)?.profile ?? []);
  }

  /** What an entity belonged to when it was read; null for none. */
  canonicalOf(id: string): string | null {
    return this.kept.peek(id)?.canonical ?? null;
  }
}
