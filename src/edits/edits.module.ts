import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { EditWriter } from './edit-writer.service.js';
import { EditsRepository } from './edits.repository.js';
import { EditsResolver } from './edits.resolver.js';
import { EditsService } from './edits.service.js';
import { ReapplyService } from './reapply.service.js';

/** Edits by analysts. Needs the global graph and models. */
@Module({
  imports: [WorkspacesModule],
  providers: [EditsRepository, EditWriter, ReapplyService, EditsService, EditsResolver],
  exports: [EditsService, ReapplyService],
})
export class EditsModule {}
