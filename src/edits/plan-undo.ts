import { PaniniError } from '../errors/panini-error.js';
import { applyChanges, copyOf, inverse, misfit, type DocumentPart } from './document-part.js';
import type { Change, StoredEdit } from './edit.js';
import type { EditUpdate } from './edits.repository.js';
import type { Loaded, Planned } from './edit-writer.service.js';
import { isAddition } from './plan-edit.js';
import { targetView } from './target-view.js';

export interface UndoRequest {
  editId: string;
  actor: string;
  reason: string;
}

/** The plan that takes an edit back, or makes it again when it is itself an undo. @throws PaniniError NOT_FOUND, CONFLICT (undone already, or a later edit stands on it) */
export function planUndo(
  { part, edits, nextId, nextOrdinal }: Loaded,
  { editId, actor, reason }: UndoRequest,
): Planned {
  const { edit, root } = editAndRoot(edits, editId);
  refuseSuperseded(edit, root);
  const attached = isAttached(root, part);
  const changes = attached ? inverse(edit.changes) : [];
  refuseLater(part, changes, { edits, root });
  const after = copyOf(part);
  applyChanges(after, changes);
  const { documentId, document, versionHash, targetId } = root;
  const record = {
    ...{ id: nextId, kind: 'UNDO' as const, state: 'APPLIED' as const, actor, reason, expectedVersion: null },
    ...{ documentId, document, versionHash, targetId },
    ...shownStates(part, after, targetId),
    ...{ command: null, anchors: {}, changes },
    ...{ inverseOf: edit.id, undoneBy: null, problem: null, rootId: root.id, toggledBy: null },
  };
  return {
    ...{ after, changes, record },
    updates: updates(edit, root, { id: nextId, ordinal: nextOrdinal, attached }),
  };
}

function editAndRoot(edits: readonly StoredEdit[], editId: string): { edit: StoredEdit; root: StoredEdit } {
  const edit = edits.find(({ id }) => id === editId);
  const root = edits.find(({ id }) => id === edit?.rootId);
  if (edit && root) return { edit, root };
  throw new PaniniError('NOT_FOUND', 'The workspace has no edit with this id.', { hint: 'List its edits.' });
}

/** True when the edit's changes are about the version that is read. */
function isAttached(root: StoredEdit, { document }: DocumentPart): boolean {
  return root.versionHash !== '' && root.versionHash === document.versionHash && root.problem === null;
}

function shownStates(
  part: DocumentPart,
  after: DocumentPart,
  id: string,
): Pick<StoredEdit, 'beforeVersion' | 'afterVersion' | 'before' | 'after'> {
  const [before, shown] = [targetView(part, id), targetView(after, id)];
  return {
    ...{ beforeVersion: before?.version ?? '', afterVersion: shown?.version ?? '' },
    ...{ before: before?.state ?? null, after: shown?.state ?? null },
  };
}

function updates(
  edit: StoredEdit,
  root: StoredEdit,
  undo: { id: string; ordinal: number; attached: boolean },
): EditUpdate[] {
  const again = root.state === 'UNDONE';
  const toggled = {
    state: again ? 'APPLIED' : 'UNDONE',
    undoneBy: again ? null : undo.id,
    toggledBy: undo.id,
  };
  return [
    {
      id: root.id,
      // Made again for a version that it was never attached to, it is applied anew.
      properties: again && !undo.attached ? { ...toggled, versionHash: '' } : toggled,
      ...(again ? { effectiveOrdinal: undo.ordinal } : {}),
    },
    ...(edit.id === root.id ? [] : [{ id: edit.id, properties: { state: 'UNDONE', undoneBy: undo.id } }]),
  ];
}

function refuseSuperseded(edit: StoredEdit, root: StoredEdit): void {
  if (edit.state === 'UNDONE') {
    throw new PaniniError('CONFLICT', 'The edit is already undone.', {
      hint: 'To have its effect again, undo the undo.',
      details: { undoneBy: edit.undoneBy },
    });
  }
  if (edit.kind === 'UNDO' && root.toggledBy !== edit.id) {
    throw new PaniniError('CONFLICT', 'This undo was superseded by a later one of the same edit.', {
      hint: 'Undo that one.',
      details: { laterEdit: root.toggledBy },
    });
  }
}

interface History {
  edits: readonly StoredEdit[];
  root: StoredEdit;
}

function refuseLater(part: DocumentPart, changes: readonly Change[], { edits, root }: History): void {
  const changed = misfit(part, changes);
  const ids = changed ? [changed.id] : referredElsewhere(part, changes);
  if (ids.length === 0) return;
  const later = [...edits]
    .filter((edit) => edit.id !== root.id && edit.rootId !== root.id && edit.state === 'APPLIED')
    .sort((left, right) => right.effectiveOrdinal - left.effectiveOrdinal)
    .find((edit) => ids.some((id) => JSON.stringify(edit.changes).includes(id)));
  throw new PaniniError(
    'CONFLICT',
    later
      ? `A later edit (number ${later.ordinal}, by ${later.actor}) changed the same thing or stands on it.`
      : 'The thing was changed in the graph since, by no edit.',
    {
      hint: later ? 'Undo the later edit first.' : 'Edit it to what it should be.',
      details: later
        ? { laterEdit: later.id, kind: later.kind, actor: later.actor, at: later.at }
        : { id: ids[0] },
    },
  );
}

/** Things that the changes take away and something else refers to. */
function referredElsewhere(part: DocumentPart, changes: readonly Change[]): string[] {
  const going = changes.filter((change) =>
    isAddition({ ...change, before: change.after, after: change.before }),
  );
  const own = new Set(changes.map(({ id }) => id));
  return going.flatMap(({ item, id }) => {
    if (item === 'entity') {
      const answers = [...part.question].some(
        ([questionId, { answers: given }]) => !own.has(questionId) && given.includes(id),
      );
      const mentioned = [...part.mention].some(([key, mention]) => !own.has(key) && mention.entityId === id);
      return answers || mentioned ? [id] : [];
    }
    const asked =
      item === 'phrase' && [...part.question].some(([key, { phraseId }]) => !own.has(key) && phraseId === id);
    return asked ? [id] : [];
  });
}
