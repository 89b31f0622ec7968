import { Module, type DynamicModule } from '@nestjs/common';
import { CostsModule } from '../costs/costs.module.js';
import { GswModule } from '../gsw/gsw.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { BatchRunner } from './batch-runner.service.js';
import { BatchWriter } from './batch-writer.service.js';
import { ConstructionsRepository } from './constructions.repository.js';
import { DocumentWriter } from './document-writer.service.js';
import { EstimateResolver } from './estimate.resolver.js';
import { EstimatesService } from './estimates.service.js';
import { Failpoints } from './failpoints.js';
import { INGESTION_SETTINGS, type IngestionSettings } from './ingestion-settings.js';
import { IngestionRepository } from './ingestion.repository.js';
import { IngestionResolver } from './ingestion.resolver.js';
import { IngestionService } from './ingestion.service.js';
import { JobRunner } from './job-runner.service.js';
import { JobWorkers } from './job-workers.service.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { PassageModels } from './passage-models.service.js';
import { PassageReader } from './passage-reader.service.js';
import { TogetherReader } from './together-reader.service.js';

/** Documents in, jobs in the graph, GSWs out. Needs the global graph, an embedder and the ways of construction. */
@Module({
  imports: [GswModule, RepliesModule, WorkspacesModule],
  providers: [
    Failpoints,
    IngestionRepository,
    JobsRepository,
    ConstructionsRepository,
    PassageModels,
    PassageReader,
    TogetherReader,
    BatchWriter,
    BatchRunner,
    DocumentWriter,
    JobRunner,
    JobWorkers,
    IngestionService,
    JobsService,
    EstimatesService,
    IngestionResolver,
    EstimateResolver,
  ],
  exports: [IngestionService, EstimatesService, JobsService, JobWorkers],
})
export class IngestionModule {
  static register(settings: IngestionSettings): DynamicModule {
    return {
      module: IngestionModule,
      imports: [CostsModule.register(settings)],
      providers: [{ provide: INGESTION_SETTINGS, useValue: settings }],
    };
  }
}
