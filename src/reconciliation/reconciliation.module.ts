import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { AnchoringRepository } from './anchoring.repository.js';
import { AttachService } from './attach.service.js';
import { CanonicalConsistency } from './canonical-consistency.service.js';
import { CanonicalsRepository } from './canonicals.repository.js';
import { ClustersRepository } from './clusters.repository.js';
import { DecidedStateService } from './decided-state.service.js';
import { DecisionWriter } from './decision-writer.service.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { DecisionsResolver } from './api/decisions.resolver.js';
import { ReconciliationResolver } from './api/reconciliation.resolver.js';
import { ExplainThingService } from './explain/explain-thing.service.js';
import { ExplainService } from './explain/explain.service.js';
import { JudgeService } from './queue/judge.service.js';
import { NamedThings } from './queue/named-things.service.js';
import { QueueRepository } from './queue/queue.repository.js';
import { QueueService } from './queue/queue.service.js';
import { AutomaticMerges } from './run/automatic-merges.service.js';
import { ProfilesRepository } from './run/profiles.repository.js';
import { ReconcileDocuments } from './run/reconcile-documents.service.js';
import { ReconcileService } from './run/reconcile.service.js';
import { RunRepository } from './run/run.repository.js';
import { ThingsService } from './things.service.js';

/** Decisions about which entities are one, and the canonical entities that they come to. Needs the global graph and models. */
@Module({
  imports: [WorkspacesModule],
  providers: [
    DecisionsRepository,
    ClustersRepository,
    CanonicalsRepository,
    AnchoringRepository,
    DecidedStateService,
    DecisionWriter,
    DecisionsService,
    ThingsService,
    AttachService,
    CanonicalConsistency,
    ProfilesRepository,
    RunRepository,
    AutomaticMerges,
    ReconcileDocuments,
    ReconcileService,
    QueueRepository,
    QueueService,
    NamedThings,
    JudgeService,
    ExplainService,
    ExplainThingService,
    ReconciliationResolver,
    DecisionsResolver,
  ],
  exports: [
    AttachService,
    CanonicalConsistency,
    DecisionsService,
    ThingsService,
    ReconcileService,
    QueueService,
    NamedThings,
    JudgeService,
    ExplainService,
    ExplainThingService,
  ],
})
export class ReconciliationModule {}
