import { Inject, Injectable, Optional } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { ReapplyService } from '../edits/reapply.service.js';
import type { AfterVersion } from '../gsw/after-version.js';
import { PaniniError } from '../errors/panini-error.js';
import { AttachService } from './attach.service.js';
import { ReconcileService } from './run/reconcile.service.js';

/** True when documents are reconciled as they come. */
export const RECONCILE_AS_IT_COMES = Symbol('ReconcileAsItComes');

/** Brings what people decided about the versions before to new ones: edits and decisions about entities. Then compares them with the rest. */
@Injectable()
export class FollowVersions implements AfterVersion {
  constructor(
    @Inject(ReapplyService) private readonly edits: ReapplyService,
    @Inject(AttachService) private readonly decisions: AttachService,
    @Inject(ReconcileService) private readonly runs: ReconcileService,
    @Optional() @Inject(RECONCILE_AS_IT_COMES) private readonly reconciles: boolean | null,
  ) {}

  async documentsChanged(context: RequestContext, externalIds: string[] | null): Promise<void> {
    // Decisions first, while names stand as they were read; then once more for what only an edit brings back.
    const attached = await this.decisions.attach(context, externalIds);
    await this.edits.documentsChanged(context, externalIds);
    if (attached.length > 0) await this.decisions.attach(context, attached);
    // An import of any number of documents leaves it to a run, which can be watched and goes on where it was interrupted.
    if (this.reconciles === true && externalIds !== null) await this.reconcile(context, externalIds);
  }

  /** What a step could not do is left to the next run: the documents are in, whatever comes of comparing them. */
  private async reconcile(context: RequestContext, externalIds: string[]): Promise<void> {
    try {
      await this.runs.run(context, { externalIds });
    } catch (thrown) {
      if (!(thrown instanceof PaniniError) || thrown.code === 'CANCELLED') throw thrown;
    }
  }
}
