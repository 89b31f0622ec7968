import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { ExportRepository } from './export.repository.js';
import { ExportService } from './export.service.js';
import { GswRepository } from './gsw.repository.js';
import { ImportService } from './import.service.js';

/** Import of GSWs into the graph and export from it. Needs the global graph and models. */
@Module({
  imports: [WorkspacesModule],
  providers: [GswRepository, ImportService, ExportRepository, ExportService],
  exports: [GswRepository, ImportService, ExportService],
})
export class GswModule {}
