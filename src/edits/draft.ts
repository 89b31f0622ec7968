import { foldWithOffsets } from '../gsw/folded-text.js';
import { spansJson } from '../gsw/gsw-rows.js';
import { nameSpans } from '../gsw/spans.js';
import { stableId } from '../gsw/stable-id.js';
import type { EntityRole } from '../gsw/gsw.js';
import { applyChanges, itemsOf, mentionId, type DocumentPart } from './document-part.js';
import type { Change } from './edit.js';

/** Who edits, and the edit's own id, from which the ids of added things follow. */
export interface EditIdentity {
  workspaceKey: string;
  editId: string;
  actor: string;
  reason: string;
}

/** A part that is being changed, with a record of every change. */
export class Draft {
  readonly changes: Change[] = [];
  private added = 0;

  constructor(
    readonly part: DocumentPart,
    readonly identity: EditIdentity,
  ) {}

  /** Changes values; nothing is recorded of one that is so already. */
  set(item: Change['item'], id: string, values: Record<string, unknown>): void {
    for (const [field, after] of Object.entries(values)) {
      const before = itemsOf(this.part, item).get(id)?.[field] ?? null;
      if (JSON.stringify(before) !== JSON.stringify(after)) this.record({ item, id, field, before, after });
    }
  }

  create(item: Change['item'], id: string, after: object): void {
    this.record({ item, id, field: null, before: null, after });
  }

  /** An id for something that this edit adds: the same whenever the edit is applied. */
  newId(kind: string): string {
    this.added += 1;
    return stableId(kind, this.identity.workspaceKey, this.identity.editId, this.added);
  }

  /** Adds an entity that stands in a passage. @returns its id */
  addEntity(passageId: string, name: string, roles: EntityRole[]): string {
    const id = this.newId('entity');
    this.create('entity', id, { name, aliases: [name], retiredBy: null });
    this.addMention(passageId, { entityId: id, name, roles });
    return id;
  }

  /** Lets an entity be mentioned in one more passage. */
  addMention(
    passageId: string,
    { entityId, name, roles }: { entityId: string; name: string; roles: EntityRole[] },
  ): void {
    const localId = `added:${this.newId('mention')}`;
    const text = this.part.passages.get(passageId)?.text ?? '';
    const places = [...this.part.mention.values()].filter((mention) => mention.passageId === passageId);
    this.create('mention', mentionId(passageId, localId), {
      ...{ entityId, passageId, localId, name, roles },
      ...{ ordinal: nextOrdinal(places), literal: false, extra: '{}' },
      spans: spansJson(nameSpans(foldWithOffsets(text), name)),
    });
  }

  private record(change: Change): void {
    this.changes.push(structuredClone(change));
    applyChanges(this.part, [change]);
  }
}

/** The place after the last one. */
export function nextOrdinal(items: readonly { ordinal: number }[]): number {
  return Math.max(-1, ...items.map(({ ordinal }) => ordinal)) + 1;
}
