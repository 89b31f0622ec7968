import type { EntityRole } from '../gsw/gsw.js';
import type { Change } from './edit.js';

export interface PassageItem {
  id: string;
  externalId: string;
  index: number;
  title: string;
  text: string;
}

export interface EntityItem {
  name: string;
  aliases: string[];
  retiredBy: string | null;
}

export interface MentionItem {
  entityId: string;
  passageId: string;
  localId: string;
  ordinal: number;
  name: string;
  roles: EntityRole[];
  literal: boolean;
  /** JSON. */
  extra: string;
  /** JSON. */
  spans: string;
}

export interface PhraseItem {
  passageId: string;
  localId: string;
  ordinal: number;
  phrase: string;
  retiredBy: string | null;
}

export interface QuestionItem {
  phraseId: string;
  localId: string;
  ordinal: number;
  text: string;
  /** Ids of entities, in order. */
  answers: string[];
  retiredBy: string | null;
  /** Who added it and why; null when it was read out of the text. */
  note: string | null;
  start: number | null;
  end: number | null;
}

/** Some passages of a document's current version with all that was read out of them, to be edited in memory. */
export interface DocumentPart {
  document: { id: string; externalId: string; versionHash: string };
  passages: Map<string, PassageItem>;
  entity: Map<string, EntityItem>;
  /** By passage and local id: `mentionId`. */
  mention: Map<string, MentionItem>;
  phrase: Map<string, PhraseItem>;
  question: Map<string, QuestionItem>;
}

/** The key of a mention in a part. */
export function mentionId(passageId: string, localId: string): string {
  return `${passageId} ${localId}`;
}

/** A copy that can be changed without the first being changed. */
export function copyOf(part: DocumentPart): DocumentPart {
  return structuredClone(part);
}

/** Puts the changed values in. */
export function applyChanges(part: DocumentPart, changes: readonly Change[]): void {
  for (const change of changes) {
    const items = itemsOf(part, change.item);
    if (change.field !== null) Object.assign(items.get(change.id) ?? {}, { [change.field]: change.after });
    else if (change.after === null) items.delete(change.id);
    else items.set(change.id, structuredClone(change.after) as Record<string, unknown>);
  }
}

/** The changes that take these back, last first. */
export function inverse(changes: readonly Change[]): Change[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();
}

/** The first change whose earlier value is not what the part holds, or null. */
export function misfit(part: DocumentPart, changes: readonly Change[]): Change | null {
  return (
    changes.find(({ item, id, field, before }) => {
      const held = itemsOf(part, item).get(id);
      const value = field === null ? (held ?? null) : held?.[field];
      return JSON.stringify(sorted(value)) !== JSON.stringify(sorted(before));
    }) ?? null
  );
}

/** Mentions of an entity in the order of the text. */
export function mentionsOf(part: DocumentPart, entityId: string): MentionItem[] {
  const place = (mention: MentionItem): number => part.passages.get(mention.passageId)?.index ?? 0;
  return [...part.mention.values()]
    .filter((mention) => mention.entityId === entityId)
    .sort((left, right) => place(left) - place(right) || left.ordinal - right.ordinal);
}

/** Questions of a verb phrase in order, with their ids. */
export function questionsOf(part: DocumentPart, phraseId: string): [string, QuestionItem][] {
  return [...part.question]
    .filter(([, question]) => question.phraseId === phraseId)
    .sort(([, left], [, right]) => left.ordinal - right.ordinal);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** The items of one kind, whose values are told by name. */
export function itemsOf(part: DocumentPart, item: Change['item']): Map<string, Record<string, unknown>> {
  return part[item] as unknown as Map<string, Record<string, unknown>>;
}
