import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { HistoryService } from '../history/history.service.js';
import { AttachService } from '../reconciliation/attach.service.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { RemovalRepository } from './removal.repository.js';
import { LONGEST_REASON, MOST_REMOVED, type RemovalReceipt } from './removal.js';
import { receipt } from './receipt.js';

/** Documents emptied side by side. */
const DOCUMENTS_A_STEP = 100;

/** Deletes documents exactly: what was read out of them goes, what another document says too stays with that one. No model is called. */
@Injectable()
export class RemovalService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(RemovalRepository) private readonly repository: RemovalRepository,
    @Inject(HistoryService) private readonly history: HistoryService,
    @Inject(AttachService) private readonly decisions: AttachService,
  ) {}

  /**
   * Deletes documents of the context's workspace by Panini's or the caller's ids. All are hidden by one write, then emptied in bounded
   * steps; what a stopped deletion left is finished by the next one.
   * @returns a receipt per id, in the order given. @throws PaniniError NOT_FOUND (workspace), BAD_USER_INPUT, CANCELLED
   */
  async deleteDocuments(
    context: RequestContext,
    ids: readonly string[],
    reason: string = '',
  ): Promise<RemovalReceipt[]> {
    refuseTooMuch(ids, reason);
    const { key } = await this.workspaces.current(context);
    const before = await this.repository.find(key, ids);
    const present = before.flatMap(({ documentId }) => documentId ?? []);
    const hidden = new Set(
      present.length === 0
        ? []
        : await this.repository.hide({ workspaceKey: key, ids: present, actor: context.actor, reason }),
    );
    await this.finish(context);
    const after = new Map((await this.repository.find(key, ids)).map((row) => [row.wanted, row]));
    return before.map(({ wanted, documentId }) =>
      receipt(wanted, after.get(wanted)?.removal ?? null, documentId !== null && hidden.has(documentId)),
    );
  }

  /** Deletes every document that carries a tag. @throws PaniniError NOT_FOUND, BAD_USER_INPUT, CANCELLED */
  async deleteByTag(context: RequestContext, tag: string, reason: string = ''): Promise<RemovalReceipt[]> {
    const { key } = await this.workspaces.current(context);
    const receipts: RemovalReceipt[] = [];
    for (;;) {
      const ids = await this.repository.ofTag(key, tag, MOST_REMOVED);
      if (ids.length === 0) return receipts;
      receipts.push(...(await this.deleteDocuments(context, ids, reason)));
    }
  }

  /** Finishes deletions of the context's workspace that were stopped half way; safe to repeat. */
  async finish(context: RequestContext): Promise<void> {
    const { key } = await this.workspaces.current(context);
    for (;;) {
      const ids = (await this.repository.hidden(key)).slice(0, DOCUMENTS_A_STEP);
      if (ids.length === 0) return;
      await this.history.forgetDocuments(key, ids);
      do throwIfInterrupted(context.signal);
      while ((await this.repository.removeSome(key, ids)) > 0);
      await this.decisions.detach(key, ids);
      await this.repository.deleteEmptied(key, ids);
    }
  }
}

function refuseTooMuch(ids: readonly string[], reason: string): void {
  if (ids.length > MOST_REMOVED) {
    throw new PaniniError(
      'BAD_USER_INPUT',
      `One request deletes at most ${MOST_REMOVED} documents, got ${ids.length}.`,
      { hint: 'Send them in parts.' },
    );
  }
  if (reason.length > LONGEST_REASON) {
    throw new PaniniError(
      'BAD_USER_INPUT',
      `A reason may have ${LONGEST_REASON} characters, got ${reason.length}.`,
      { hint: 'Shorten it.' },
    );
  }
}
