import { compareText } from '../../gsw/graph-lines.js';
import { readEvidence, type EntityEvidence } from '../evidence/entity-evidence.js';
import type { NameStatistics } from '../evidence/name-statistics.js';
import type { EntityProfile } from '../entity-profile.js';
import type { NameForm } from '../names/name-form.js';
import type { NameOrigin } from '../names/known-names.js';
import { Blocks } from './blocks.js';
import { factBlocks } from './fact-blocks.js';
import { nameBlocks } from './name-blocks.js';

/** A distinct name and who bears it. */
export interface Surface {
  form: NameForm;
  bearers: Map<string, NameOrigin>;
}

/** Entities by the blocks of their names and facts. Equal names stand in it once; values and names without a match key are left out. */
export class CandidateIndex implements NameStatistics {
  readonly blocks = new Blocks();
  private readonly evidences = new Map<string, EntityEvidence>();
  private readonly surfaces = new Map<string, Surface>();
  private readonly wordCounts = new Map<string, number>();
  private readonly contextCounts = new Map<string, number>();
  private left = 0;

  /** Adds an entity; false for a value, a name without a match key, and an id that is there. */
  add(profile: EntityProfile): boolean {
    if (this.evidences.has(profile.id)) return false;
    const evidence = readEvidence(profile);
    if (evidence.isValue || evidence.form.key === '') {
      this.left++;
      return false;
    }
    this.evidences.set(profile.id, evidence);
    for (const { form, origin } of evidence.names) this.addName(form, [profile.id, origin]);
    for (const word of evidence.context) this.contextCounts.set(word, this.entitiesWith(word) + 1);
    for (const { list } of factBlocks(evidence)) this.blocks.add(list, profile.id);
    return true;
  }

  /** What was read of an entity; undefined for one that was left out. */
  evidence(id: string): EntityEvidence | undefined {
    return this.evidences.get(id);
  }

  surface(folded: string): Surface | undefined {
    return this.surfaces.get(folded);
  }

  /** Ids of all entities, by code units. */
  ids(): string[] {
    return [...this.evidences.keys()].sort(compareText);
  }

  /** Entities that were left out. */
  get dropped(): number {
    return this.left;
  }

  get names(): number {
    return this.surfaces.size;
  }

  namesWith(word: string): number {
    return this.wordCounts.get(word) ?? 0;
  }

  get entities(): number {
    return this.evidences.size;
  }

  entitiesWith(word: string): number {
    return this.contextCounts.get(word) ?? 0;
  }

  bearersOf(folded: string): number {
    return this.surfaces.get(folded)?.bearers.size ?? 0;
  }

  private addName(form: NameForm, [id, origin]: readonly [string, NameOrigin]): void {
    const known = this.surfaces.get(form.folded);
    this.blocks.add(`bearers:${form.folded}`, id);
    if (known) {
      known.bearers.set(id, origin);
      return;
    }
    this.surfaces.set(form.folded, { form, bearers: new Map([[id, origin]]) });
    for (const word of new Set(form.core)) this.wordCounts.set(word, this.namesWith(word) + 1);
    for (const { list } of nameBlocks(form)) this.blocks.add(list, form.folded);
  }
}
