import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import type { Row, RunStatement } from '../graph/graph.service.js';
import { passageHash } from '../edits/passage-hash.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { attachAnchors, type AttachablePassage } from './attach-anchors.js';
import { CanonicalsRepository } from './canonicals.repository.js';
import { DecisionsRepository } from './decisions.repository.js';

const PASSAGES_A_READ = 100;

/** Lets decisions follow the documents that they speak of: to a new version, to a document that comes back, out of one that is deleted. */
@Injectable()
export class AttachService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(DecisionsRepository) private readonly repository: DecisionsRepository,
    @Inject(CanonicalsRepository) private readonly canonicals: CanonicalsRepository,
  ) {}

  /**
   * Attaches the anchors of documents (null: of all that have a version in which they were not looked for) to their current versions
   * and brings the canonical entities up to date. Safe to repeat. @returns callers' ids of the documents that have anchors
   */
  async attach(context: RequestContext, externalIds: readonly string[] | null): Promise<string[]> {
    const { key } = await this.workspaces.current(context);
    const rows = await this.repository.graph.read('reconciliation/documents-to-attach', {
      workspaceKey: key,
      externalIds: externalIds && [...externalIds],
    });
    for (const { externalId } of rows) {
      throwIfInterrupted(context.signal);
      await this.repository.locked(key, (run) => this.attachDocument(run, key, externalId));
    }
    return rows.map(({ externalId }) => externalId);
  }

  /** Takes documents that are being deleted, by Panini's ids, out of the canonical entities. Safe to repeat. */
  async detach(workspaceKey: string, documentIds: readonly string[]): Promise<void> {
    const has = await this.repository.graph.read('reconciliation/has-anchors', {
      workspaceKey,
      documentIds: [...documentIds],
    });
    if (has.length === 0) return;
    await this.repository.locked(workspaceKey, async (run) => {
      const ids = { workspaceKey, documentIds: [...documentIds] };
      const anchors = await run('reconciliation/detach-document', ids);
      await this.canonicals.refresh(
        run,
        workspaceKey,
        anchors.map(({ text }) => text),
      );
    });
  }

  private async attachDocument(run: RunStatement, workspaceKey: string, document: string): Promise<void> {
    const anchors = await run('reconciliation/anchors-of-document', { workspaceKey, document });
    const { versionHash, passages } = await this.passages(run, workspaceKey, document);
    const rows = attachAnchors(anchors, passages, versionHash);
    await run('reconciliation/attach-anchors', { workspaceKey, versionHash, rows });
    await this.canonicals.refresh(
      run,
      workspaceKey,
      anchors.map(({ text }) => text),
    );
  }

  private async passages(
    run: RunStatement,
    workspaceKey: string,
    document: string,
  ): Promise<{ versionHash: string; passages: AttachablePassage[] }> {
    const passages: AttachablePassage[] = [];
    let versionHash = '';
    for (let after = -1; ;) {
      const parameters = { workspaceKey, document, after, limit: PASSAGES_A_READ };
      const rows: Row<'reconciliation/document-passages'>[] = await run(
        'reconciliation/document-passages',
        parameters,
      );
      // The text is let go at once: a document may be large.
      passages.push(...rows.map((row) => ({ hash: passageHash(row), mentions: row.mentions })));
      versionHash = rows[0]?.versionHash ?? versionHash;
      const last = rows.at(-1);
      if (!last || rows.length < PASSAGES_A_READ) return { versionHash, passages };
      after = last.index;
    }
  }
}
