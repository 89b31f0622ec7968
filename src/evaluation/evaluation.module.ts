import { Module, type DynamicModule } from '@nestjs/common';
import { AskingModule } from '../asking/asking.module.js';
import type { Environment } from '../config/environment.js';
import { GswModule } from '../gsw/gsw.module.js';
import { createModels } from '../models/models.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { PassageRankingService } from './baselines/passage-ranking.service.js';
import { PassageVectorsService } from './baselines/passage-vectors.service.js';
import { PassagesRepository } from './baselines/passages.repository.js';
import { BenchImportService } from './bench/bench-import.service.js';
import { BenchRetrieveService } from './bench/bench-retrieve.service.js';
import { BenchRepository } from './bench/bench.repository.js';
import { FRESH_MODELS } from './bench/fresh-models.js';
import { HopMeasurementService } from './bench/hop-measurement.service.js';
import { RecallService } from './bench/recall.service.js';
import { ScenarioService } from './bench/scenario.service.js';
import { WorkspaceGrowthService } from './bench/workspace-growth.service.js';
import { CompareService } from './compare/compare.service.js';
import { MethodFactoryService } from './compare/method-factory.service.js';
import { EvaluationWorkspacesService } from './evaluation-workspaces.service.js';
import { EvaluationService } from './evaluation.service.js';
import { GrowthService } from './growth/growth.service.js';
import { RefusalService } from './refusal/refusal.service.js';
import { ScratchWorkspacesService } from './scratch-workspaces.service.js';

/** Evaluation and benches. Needs the global graph and models. */
@Module({})
export class EvaluationModule {
  static register(environment: Environment): DynamicModule {
    return {
      module: EvaluationModule,
      imports: [WorkspacesModule, GswModule, AskingModule],
      providers: [
        { provide: FRESH_MODELS, useValue: () => createModels(environment) },
        ...[ScratchWorkspacesService, EvaluationWorkspacesService, EvaluationService],
        ...[MethodFactoryService, CompareService, RefusalService, GrowthService],
        ...[PassagesRepository, PassageVectorsService, PassageRankingService],
        ...[BenchRepository, WorkspaceGrowthService, HopMeasurementService, RecallService, ScenarioService],
        ...[BenchImportService, BenchRetrieveService],
      ],
      exports: [
        EvaluationService,
        CompareService,
        RefusalService,
        GrowthService,
        BenchImportService,
        BenchRetrieveService,
      ],
    };
  }
}
