import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsResolver } from './documents.resolver.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [WorkspacesModule],
  providers: [DocumentsRepository, DocumentsService, DocumentsResolver],
  exports: [DocumentsService],
})
export class DocumentsModule {}
