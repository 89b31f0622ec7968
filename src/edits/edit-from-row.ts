import type { Row } from '../graph/graph.service.js';
import type { EditCommand } from './edit-command.js';
import type { Anchor, Change, EditKind, EditState, StoredEdit } from './edit.js';

type EditRow = Row<'edits/by-id'>['edit'];

/** An edit from its node; what a hand edit left unreadable counts as nothing. */
export function editFromRow(row: EditRow): StoredEdit {
  return {
    ...row,
    kind: row.kind as EditKind,
    state: row.state as EditState,
    before: fromJson(row.before, null),
    after: fromJson(row.after, null),
    command: fromJson<EditCommand | null>(row.command, null),
    anchors: fromJson<Record<string, Anchor>>(row.anchors, {}),
    changes: fromJson<Change[]>(row.changes, []),
  };
}

/** The properties of an edit's node that are JSON, and those that are not. */
export function rowOfEdit(edit: NewEdit): Record<string, unknown> {
  const { before, after, command, anchors, changes, ...plain } = edit;
  const json = { before, after, command, anchors, changes };
  return {
    ...plain,
    ...Object.fromEntries(Object.entries(json).map(([key, value]) => [key, JSON.stringify(value)])),
  };
}

/** An edit as it is recorded; the server gives it its number and time. */
export type NewEdit = Omit<StoredEdit, 'ordinal' | 'at' | 'effectiveOrdinal'>;

function fromJson<T>(json: string | null, otherwise: T): T {
  try {
    return JSON.parse(json ?? '') as T;
  } catch {
    return otherwise;
  }
}
