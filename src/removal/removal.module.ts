import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { RemovalRepository } from './removal.repository.js';
import { RemovalResolver } from './removal.resolver.js';
import { RemovalService } from './removal.service.js';

/** Deletion of documents. Needs the global graph. */
@Module({
  imports: [HistoryModule, ReconciliationModule, WorkspacesModule],
  providers: [RemovalRepository, RemovalService, RemovalResolver],
  exports: [RemovalService],
})
export class RemovalModule {}
