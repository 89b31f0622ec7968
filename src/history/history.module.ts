import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryResolver } from './history.resolver.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [WorkspacesModule],
  providers: [HistoryRepository, HistoryService, HistoryResolver],
  exports: [HistoryService],
})
export class HistoryModule {}
