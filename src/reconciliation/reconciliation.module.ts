import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { AnchoringRepository } from './anchoring.repository.js';
import { AttachService } from './attach.service.js';
import { CanonicalConsistency } from './canonical-consistency.service.js';
import { CanonicalsRepository } from './canonicals.repository.js';
import { ClustersRepository } from './clusters.repository.js';
import { DecisionWriter } from './decision-writer.service.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { ThingsService } from './things.service.js';

/** Decisions about which entities are one, and the canonical entities that they come to. Needs the global graph and models. */
@Module({
  imports: [WorkspacesModule],
  providers: [
    DecisionsRepository,
    ClustersRepository,
    CanonicalsRepository,
    AnchoringRepository,
    DecisionWriter,
    DecisionsService,
    ThingsService,
    AttachService,
    CanonicalConsistency,
  ],
  exports: [AttachService, CanonicalConsistency, DecisionsService, ThingsService],
})
export class ReconciliationModule {}
