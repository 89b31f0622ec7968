import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import type { AfterVersion } from '../gsw/after-version.js';
import type { RunStatement } from '../graph/graph.service.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { EditsRepository } from './edits.repository.js';
import { EditWriter } from './edit-writer.service.js';
import { passageHash } from './passage-hash.js';
import { planReapply } from './plan-reapply.js';

/** Gives documents that have a new version the edits of the one before. */
@Injectable()
export class ReapplyService implements AfterVersion {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(EditsRepository) private readonly repository: EditsRepository,
    @Inject(EditWriter) private readonly writer: EditWriter,
  ) {}

  /** Applies what is not attached to the current version of documents yet (null: of all); what finds no place is listed as `UNATTACHED`. Safe to repeat. */
  async documentsChanged(context: RequestContext, externalIds: string[] | null): Promise<void> {
    const workspace = await this.workspaces.current(context);
    for (const documentId of await this.repository.documentsWithPending(workspace.key, externalIds)) {
      throwIfInterrupted(context.signal);
      await this.writer.carryOut(context, {
        ...{ workspace, documentId },
        passages: (run) => this.editedPassages(run, workspace, documentId),
        plan: (loaded) => planReapply(loaded, workspace.key),
      });
    }
  }

  /** Passages whose text is that of a passage with an edit, and what hangs together with them. */
  private async editedPassages(run: RunStatement, { key }: Workspace, documentId: string): Promise<string[]> {
    const edits = await this.repository.ofDocument(run, key, documentId);
    const hashes = new Set(
      edits.flatMap(({ anchors }) =>
        Object.values(anchors).map((anchor) => ('hash' in anchor ? anchor.hash : '')),
      ),
    );
    const passages = await run('edits/passages-of-document', { workspaceKey: key, documentId });
    const ids = passages.filter((passage) => hashes.has(passageHash(passage))).map(({ id }) => id);
    const rows = await this.repository.passagesOf(run, key, ids);
    return rows.filter((row) => row.documentId === documentId).map(({ id }) => id);
  }
}
