import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { RetrievalRepository } from './retrieval.repository.js';
import { RetrievalService } from './retrieval.service.js';

@Module({
  imports: [WorkspacesModule],
  providers: [RetrievalService, RetrievalRepository],
  exports: [RetrievalService],
})
export class RetrievalModule {}
