import { Module } from '@nestjs/common';
import { AnsweringModule } from '../answering/answering.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { CalibrationModule } from '../calibration/calibration.module.js';
import { HistoryModule } from '../history/history.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { ThreadsModule } from '../threads/threads.module.js';
import { AskService } from './ask.service.js';
import { AskingResolver } from './asking.resolver.js';
import { RecordedAskService } from './recorded-ask.service.js';

@Module({
  imports: [
    PlanningModule,
    RetrievalModule,
    AnsweringModule,
    CalibrationModule,
    HistoryModule,
    ThreadsModule,
  ],
  providers: [AskService, RecordedAskService, AskingResolver],
  exports: [AskService, RecordedAskService, CalibrationModule, PlanningModule, RetrievalModule],
})
export class AskingModule {}
