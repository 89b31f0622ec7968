import type { EditCommand } from './edit-command.js';

export type EditKind = EditCommand['kind'] | 'UNDO';

/**
 * `APPLIED` has its effect, `UNDONE` was taken back, `UNATTACHED` found no place in the document's present version,
 * `INERT` belongs to a deleted document.
 */
export type EditState = 'APPLIED' | 'UNDONE' | 'UNATTACHED' | 'INERT';

/** One edit as it is listed. */
export interface Edit {
  id: string;
  /** From 1, in the order of the workspace's edits. */
  ordinal: number;
  kind: EditKind;
  state: EditState;
  actor: string;
  reason: string;
  /** ISO-8601, of the server's clock. */
  at: string;
  documentId: string;
  /** The caller's id of the document. */
  document: string;
  /** What was edited: an entity, a question, a fact, or the passage that something was added to. */
  targetId: string;
  expectedVersion: string | null;
  beforeVersion: string;
  afterVersion: string;
  before: unknown;
  after: unknown;
  /** The edit that this one takes back. */
  inverseOf: string | null;
  /** The edit that took this one back. */
  undoneBy: string | null;
  /** Why it is not attached. */
  problem: string | null;
}

/** One value that an edit changed; `field` null stands for the whole thing, which is null where there is none. */
export interface Change {
  item: 'entity' | 'mention' | 'phrase' | 'question';
  id: string;
  field: string | null;
  before: unknown;
  after: unknown;
}

/** Where a thing stands, told without ids of one version. */
export type Anchor =
  | { kind: 'passage'; passage: string; hash: string }
  | { kind: 'entity'; passage: string; hash: string; key: string; type: string; ordinal: number }
  | { kind: 'question'; passage: string; hash: string; key: string; ordinal: number }
  | { kind: 'phrase'; passage: string; hash: string; key: string; questions: string[] }
  | { kind: 'added' };

/** An edit with what undoing and applying it again needs. */
export interface StoredEdit extends Edit {
  command: EditCommand | null;
  anchors: Record<string, Anchor>;
  changes: Change[];
  /** Version of the document that `changes` are about. */
  versionHash: string;
  /** The edit that is toggled by this undo; its own id for any other. */
  rootId: string;
  /** The undo that toggled it last. */
  toggledBy: string | null;
  /** Place in the order in which edits take effect. */
  effectiveOrdinal: number;
}
