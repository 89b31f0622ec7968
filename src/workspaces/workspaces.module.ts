import { Module } from '@nestjs/common';
import { ReindexRepository } from './reindex.repository.js';
import { ReindexService } from './reindex.service.js';
import { WorkspacesRepository } from './workspaces.repository.js';
import { WorkspacesResolver } from './workspaces.resolver.js';
import { WorkspacesService } from './workspaces.service.js';

/** Needs the global graph and models. */
@Module({
  providers: [WorkspacesRepository, WorkspacesService, ReindexRepository, ReindexService, WorkspacesResolver],
  exports: [WorkspacesRepository, WorkspacesService, ReindexService],
})
export class WorkspacesModule {}
