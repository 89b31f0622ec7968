import { Module } from '@nestjs/common';
import { AnsweringModule } from '../answering/answering.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { RetrievalModule } from '../retrieval/retrieval.module.js';
import { AskService } from './ask.service.js';
import { AskingResolver } from './asking.resolver.js';

@Module({
  imports: [PlanningModule, RetrievalModule, AnsweringModule],
  providers: [AskService, AskingResolver],
  exports: [AskService, PlanningModule, RetrievalModule],
})
export class AskingModule {}
