import { PaniniError } from '../errors/panini-error.js';
import { resolveAnchor } from './anchors.js';
import { copyOf, type DocumentPart } from './document-part.js';
import type { Change, StoredEdit } from './edit.js';
import { withIds } from './edit-command.js';
import type { EditUpdate } from './edits.repository.js';
import type { Loaded, Planned } from './edit-writer.service.js';
import { planCommand } from './plan-command.js';

/** The plan that applies a document's edits to its new version, in the order in which they took effect. */
export function planReapply({ part, edits }: Loaded, workspaceKey: string): Planned {
  const pending = edits
    .filter(
      ({ kind, state, versionHash }) =>
        kind !== 'UNDO' && state !== 'UNDONE' && versionHash !== part.document.versionHash,
    )
    .sort((left, right) => left.effectiveOrdinal - right.effectiveOrdinal);
  const after = copyOf(part);
  const changes: Change[] = [];
  const updates = pending.map((edit): EditUpdate => {
    const outcome = attach({ fresh: part, after, edit, workspaceKey });
    changes.push(...outcome.changes);
    return {
      id: edit.id,
      properties: {
        state: outcome.problem === null ? 'APPLIED' : 'UNATTACHED',
        versionHash: part.document.versionHash,
        problem: outcome.problem,
        changes: JSON.stringify(outcome.changes),
        targetId: outcome.targetId,
      },
    };
  });
  return { after, changes, record: null, updates };
}

interface Attachment {
  /** The version as it was read, by which anchors are resolved. */
  fresh: DocumentPart;
  /** The version with the edits so far, which is changed. */
  after: DocumentPart;
  edit: StoredEdit;
  workspaceKey: string;
}

interface Outcome {
  changes: Change[];
  problem: string | null;
  targetId: string;
}

function attach({ fresh, after, edit, workspaceKey }: Attachment): Outcome {
  const ids = new Map<string, string>();
  for (const [id, anchor] of Object.entries(edit.anchors)) {
    const found = anchor.kind === 'added' ? id : resolveAnchor(fresh, anchor);
    if (found === null) return unattached(edit, `The new version has no such ${anchor.kind}.`);
    ids.set(id, found);
  }
  if (edit.command === null) return unattached(edit, 'The edit cannot be read.');
  try {
    const { actor, reason, id: editId } = edit;
    const command = withIds(edit.command, ids);
    const changes = planCommand(after, command, { workspaceKey, editId, actor, reason });
    return { changes, problem: null, targetId: ids.get(edit.targetId) ?? edit.targetId };
  } catch (thrown) {
    if (thrown instanceof PaniniError) return unattached(edit, thrown.message);
    throw thrown;
  }
}

function unattached({ targetId }: StoredEdit, problem: string): Outcome {
  return { changes: [], problem, targetId };
}
