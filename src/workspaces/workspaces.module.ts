import { Module } from '@nestjs/common';
import { WorkspacesRepository } from './workspaces.repository.js';
import { WorkspacesResolver } from './workspaces.resolver.js';
import { WorkspacesService } from './workspaces.service.js';

/** Needs the global graph and models. */
@Module({
  providers: [WorkspacesRepository, WorkspacesService, WorkspacesResolver],
  exports: [WorkspacesRepository, WorkspacesService],
})
export class WorkspacesModule {}
