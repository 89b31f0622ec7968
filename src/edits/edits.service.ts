import { Inject, Injectable, Optional } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { RunStatement } from '../graph/graph.service.js';
import { AFTER_VERSION, type AfterVersion } from '../gsw/after-version.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { cleanCommand, cleanReason } from './clean-command.js';
import type { EditState, StoredEdit } from './edit.js';
import { idsOf, targetOf, type EditCommand } from './edit-command.js';
import { EditsRepository } from './edits.repository.js';
import { EditWriter } from './edit-writer.service.js';
import { planEdit } from './plan-edit.js';
import { planUndo } from './plan-undo.js';
import { targetView, type EditTarget } from './target-view.js';

export interface EditOptions {
  reason: string;
  /** Version of the target as the editor saw it (`target`); needed for all but additions. */
  expectedVersion?: string | undefined;
}

export interface EditFilter {
  /** Panini's or the caller's id. */
  document?: string | undefined;
  target?: string | undefined;
  state?: EditState | undefined;
  /** Number of the last edit of the page before. */
  before?: number | undefined;
  limit: number;
}

/** Corrections by analysts: each is recorded with who, why and when, survives a new version of its document, and can be undone. */
@Injectable()
export class EditsService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(EditsRepository) private readonly repository: EditsRepository,
    @Inject(EditWriter) private readonly writer: EditWriter,
    @Optional() @Inject(AFTER_VERSION) private readonly afterVersion: AfterVersion | null,
  ) {}

  /** An entity, question, fact (verb phrase) or passage as it is now, with the version that an edit of it must name. @throws PaniniError NOT_FOUND */
  async target(context: RequestContext, id: string): Promise<EditTarget & { documentId: string }> {
    const workspace = await this.workspaces.current(context);
    const { documentId, passageIds } = await this.place(workspace, id);
    const document = await this.repository.document(workspace.key, documentId);
    const scope = { workspaceKey: workspace.key, passageIds };
    const part = document && (await this.repository.part(this.repository.reading, document, scope));
    const view = part && targetView(part, id);
    if (view) return { ...view, documentId };
    throw notFound();
  }

  /** Carries an edit out and records it. @throws PaniniError NOT_FOUND, BAD_USER_INPUT, CONFLICT (details hold both versions), MODEL_* */
  async edit(context: RequestContext, given: EditCommand, options: EditOptions): Promise<StoredEdit> {
    const command = cleanCommand(given);
    const reason = cleanReason(options.reason);
    const expectedVersion = options.expectedVersion ?? null;
    if (expectedVersion === null && !command.kind.startsWith('ADD_')) throw versionMissing();
    const workspace = await this.workspaces.current(context);
    const { documentId } = await this.place(workspace, targetOf(command));
    const identity = { workspaceKey: workspace.key, actor: context.actor };
    const id = await this.writer.carryOut(context, {
      ...{ workspace, documentId },
      passages: (run) => this.passages(run, workspace, { documentId, ids: idsOf(command) }),
      plan: (loaded) => planEdit(loaded, { command, reason, expectedVersion }, identity),
    });
    const edit = await this.get(context, id ?? '');
    await this.afterVersion?.documentsChanged(context, [edit.document]);
    return edit;
  }

  /** Takes an edit back, or makes it again when it is itself an undo. @throws PaniniError NOT_FOUND, CONFLICT (already undone, or a later edit is named) */
  async undo(context: RequestContext, editId: string, given: string): Promise<StoredEdit> {
    const reason = cleanReason(given);
    const workspace = await this.workspaces.current(context);
    const edit = await this.get(context, editId);
    const { documentId } = edit;
    const id = await this.writer.carryOut(context, {
      ...{ workspace, documentId },
      passages: (run) => this.passages(run, workspace, { documentId, ids: placesOf(edit) }),
      plan: (loaded) => planUndo(loaded, { editId, actor: context.actor, reason }),
    });
    await this.afterVersion?.documentsChanged(context, [edit.document]);
    return this.get(context, id ?? '');
  }

  /** @throws PaniniError NOT_FOUND, also for an edit of another workspace */
  async get(context: RequestContext, id: string): Promise<StoredEdit> {
    const { key } = await this.workspaces.current(context);
    const edit = await this.repository.byId(key, id);
    if (edit) return edit;
    throw new PaniniError('NOT_FOUND', 'The workspace has no edit with this id.', {
      hint: 'List its edits.',
    });
  }

  /** Edits, latest first. @throws PaniniError NOT_FOUND for the workspace */
  async list(context: RequestContext, filter: EditFilter): Promise<StoredEdit[]> {
    const { key } = await this.workspaces.current(context);
    const { document = null, target = null, state = null, before = Number.MAX_SAFE_INTEGER, limit } = filter;
    return this.repository.page(key, { document, target, state, before, limit });
  }

  private async place(
    workspace: Workspace,
    id: string,
  ): Promise<{ documentId: string; passageIds: string[] }> {
    const rows = await this.repository.passagesOf(this.repository.reading, workspace.key, [id]);
    const [first] = rows;
    if (!first) throw notFound();
    return { documentId: first.documentId, passageIds: rows.map((row) => row.id) };
  }

  private async passages(
    run: RunStatement,
    { key }: Workspace,
    { documentId, ids }: { documentId: string; ids: string[] },
  ): Promise<string[]> {
    const rows = await this.repository.passagesOf(run, key, ids);
    return rows.filter((row) => row.documentId === documentId).map(({ id }) => id);
  }
}

/** Ids of all that an edit changed; a mention is told by its passage. */
function placesOf({ changes, targetId }: StoredEdit): string[] {
  return [...new Set([targetId, ...changes.map(({ id }) => id.split(' ')[0] ?? id)])];
}

function versionMissing(): PaniniError {
  return new PaniniError('BAD_USER_INPUT', 'An edit has to name the version that its author saw.', {
    hint: 'Read the thing first and give its version.',
  });
}

function notFound(): PaniniError {
  return new PaniniError('NOT_FOUND', 'The workspace has nothing with this id that can be edited.', {
    hint: 'Look at the document again: it may have a new version.',
  });
}
