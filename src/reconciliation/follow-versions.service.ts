import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { ReapplyService } from '../edits/reapply.service.js';
import type { AfterVersion } from '../gsw/after-version.js';
import { AttachService } from './attach.service.js';

/** Brings what people decided about the versions before to new ones: edits and decisions about entities. */
@Injectable()
export class FollowVersions implements AfterVersion {
  constructor(
    @Inject(ReapplyService) private readonly edits: ReapplyService,
    @Inject(AttachService) private readonly decisions: AttachService,
  ) {}

  async documentsChanged(context: RequestContext, externalIds: string[] | null): Promise<void> {
    // Decisions first, while names stand as they were read; then once more for what only an edit brings back.
    const attached = await this.decisions.attach(context, externalIds);
    await this.edits.documentsChanged(context, externalIds);
    if (attached.length > 0) await this.decisions.attach(context, attached);
  }
}
