import { PaniniError } from '../errors/panini-error.js';
import { anchorOf } from './anchors.js';
import { copyOf, type DocumentPart } from './document-part.js';
import type { EditIdentity } from './draft.js';
import type { Anchor, Change, StoredEdit } from './edit.js';
import { idsOf, targetOf, type EditCommand } from './edit-command.js';
import type { Loaded, Planned } from './edit-writer.service.js';
import { planCommand } from './plan-command.js';
import { targetView, type EditTarget } from './target-view.js';

export interface EditRequest {
  command: EditCommand;
  reason: string;
  /** Version of the target as the editor saw it; an addition needs none. */
  expectedVersion: string | null;
}

/** The plan of a new edit. @throws PaniniError NOT_FOUND, CONFLICT (with both versions), BAD_USER_INPUT */
export function planEdit(
  { part, edits, nextId }: Loaded,
  { command, reason, expectedVersion }: EditRequest,
  { workspaceKey, actor }: Pick<EditIdentity, 'workspaceKey' | 'actor'>,
): Planned {
  const before = viewOrThrow(part, targetOf(command));
  if (expectedVersion !== null && expectedVersion !== before.version)
    throw stale(before, expectedVersion, edits);
  const after = copyOf(part);
  const changes = planCommand(after, command, { workspaceKey, editId: nextId, actor, reason });
  if (changes.length === 0) throw nothingToDo(before);
  const { id: documentId, externalId: document, versionHash } = part.document;
  const record = {
    ...{ id: nextId, kind: command.kind, state: 'APPLIED' as const, actor, reason, expectedVersion },
    ...{ documentId, document, versionHash },
    ...shownChange(before, after, addedThing(command, changes)),
    ...{ inverseOf: null, undoneBy: null, problem: null, rootId: nextId, toggledBy: null },
    ...{ command, changes, anchors: anchorsOf(part, edits, idsOf(command)) },
  };
  return { after, changes, record, updates: [] };
}

type ShownChange = Pick<StoredEdit, 'targetId' | 'beforeVersion' | 'afterVersion' | 'before' | 'after'>;

/** What is listed of a change: of an addition, the thing that was added. */
function shownChange(before: EditTarget, after: DocumentPart, added: string | null): ShownChange {
  const shown = targetView(after, added ?? before.id);
  return {
    targetId: added ?? before.id,
    beforeVersion: added ? '' : before.version,
    afterVersion: shown?.version ?? '',
    before: added ? null : before.state,
    after: shown?.state ?? null,
  };
}

/** Where things stood when their document was read: an edited thing is told by what it was before its first edit. */
function anchorsOf(
  part: DocumentPart,
  edits: readonly StoredEdit[],
  ids: readonly string[],
): Record<string, Anchor> {
  const known = new Map(edits.flatMap((edit) => Object.entries(edit.anchors)).reverse());
  const added = new Set(edits.flatMap(({ changes }) => changes.filter(isAddition).map(({ id }) => id)));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const anchor = added.has(id) ? ({ kind: 'added' } as const) : (known.get(id) ?? anchorOf(part, id));
      return anchor ? [[id, anchor]] : [];
    }),
  );
}

/** True when the change is that something is there which was not. */
export function isAddition({ field, before }: Change): boolean {
  return field === null && before === null;
}

function addedThing(command: EditCommand, changes: readonly Change[]): string | null {
  const item = command.kind === 'ADD_ENTITY' ? 'entity' : command.kind === 'ADD_FACT' ? 'phrase' : null;
  return changes.find((change) => change.item === item)?.id ?? null;
}

function viewOrThrow(part: DocumentPart, id: string): EditTarget {
  const view = targetView(part, id);
  if (view) return view;
  throw new PaniniError('NOT_FOUND', 'The workspace has nothing with this id that can be edited.', {
    hint: 'Look at the document again: it may have a new version.',
  });
}

function stale(current: EditTarget, expected: string, edits: readonly StoredEdit[]): PaniniError {
  const seen = [...edits].reverse().flatMap((edit) => [
    { version: edit.afterVersion, state: edit.after },
    { version: edit.beforeVersion, state: edit.before },
  ]);
  const yours = seen.find(({ version }) => version === expected);
  const last = [...edits].reverse().find(({ targetId }) => targetId === current.id);
  return new PaniniError('CONFLICT', 'Somebody changed this since you looked at it.', {
    hint: 'Look at both versions in the details, and send the edit again with the current version if it still holds.',
    details: {
      expected: { version: expected, state: yours?.state ?? null },
      current: { version: current.version, state: current.state },
      ...(last ? { lastEdit: { id: last.id, actor: last.actor, reason: last.reason, at: last.at } } : {}),
    },
  });
}

function nothingToDo({ version, state }: EditTarget): PaniniError {
  return new PaniniError('BAD_USER_INPUT', 'The edit changes nothing: it is so already.', {
    hint: 'Look at the current state in the details.',
    details: { version, state },
  });
}
