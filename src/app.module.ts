import { Module, type DynamicModule } from '@nestjs/common';
import { ApiModule } from './api/api.module.js';
import { AskingModule } from './asking/asking.module.js';
import type { Environment } from './config/environment.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EditsModule } from './edits/edits.module.js';
import { EntitiesModule } from './entities/entities.module.js';
import { EvaluationModule } from './evaluation/evaluation.module.js';
import type { GraphSettings } from './graph/graph-settings.js';
import { GraphModule } from './graph/graph.module.js';
import { GswModule } from './gsw/gsw.module.js';
import { ConstructorsModule } from './ingestion/constructors.module.js';
import { IngestionModule } from './ingestion/ingestion.module.js';
import { ModelsModule } from './models/models.module.js';
import { ObservabilityModule } from './observability/observability.module.js';
import { FollowVersionsModule } from './reconciliation/follow-versions.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { RemovalModule } from './removal/removal.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { WorkspacesModule } from './workspaces/workspaces.module.js';

/** The only place where the features meet. */
@Module({})
export class AppModule {
  static forRoot(environment: Environment, graph: GraphSettings): DynamicModule {
    const ingestion = IngestionModule.register(environment);
    return {
      module: AppModule,
      imports: [
        GraphModule.forRoot(graph),
        RateLimitsModule.register(environment),
        ModelsModule.register(environment),
        WorkspacesModule,
        DocumentsModule,
        EntitiesModule,
        GswModule,
        ConstructorsModule,
        ingestion,
        UploadsModule.over(ingestion),
        RemovalModule,
        EditsModule,
        ReconciliationModule,
        FollowVersionsModule.register(environment),
        AskingModule,
        EvaluationModule.register(environment),
        ApiModule,
        ObservabilityModule,
      ],
    };
  }
}
