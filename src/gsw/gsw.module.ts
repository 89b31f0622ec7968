import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { GswRepository } from './gsw.repository.js';
import { ImportService } from './import.service.js';

/** Import of GSWs into the graph. Needs the global graph and models. */
@Module({
  imports: [WorkspacesModule],
  providers: [GswRepository, ImportService],
  exports: [GswRepository, ImportService],
})
export class GswModule {}
