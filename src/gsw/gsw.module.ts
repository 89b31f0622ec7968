import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { ConsistencyRepository } from './consistency.repository.js';
import { ConsistencyService } from './consistency.service.js';
import { ExportRepository } from './export.repository.js';
import { ExportService } from './export.service.js';
import { GraphExportService } from './graph-export.service.js';
import { GraphLinesRepository } from './graph-lines.repository.js';
import { GraphRestoreRepository } from './graph-restore.repository.js';
import { GraphRestoreService } from './graph-restore.service.js';
import { GswRepository } from './gsw.repository.js';
import { ImportService } from './import.service.js';

/** Import of GSWs into the graph and export from it. Needs the global graph and models. */
@Module({
  imports: [WorkspacesModule],
  providers: [
    GswRepository,
    ImportService,
    ExportRepository,
    ExportService,
    GraphLinesRepository,
    GraphExportService,
    GraphRestoreRepository,
    GraphRestoreService,
    ConsistencyRepository,
    ConsistencyService,
  ],
  exports: [
    ConsistencyService,
    GswRepository,
    ImportService,
    ExportService,
    GraphExportService,
    GraphRestoreService,
  ],
})
export class GswModule {}
