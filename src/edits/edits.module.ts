import { Global, Module } from '@nestjs/common';
import { AFTER_VERSION } from '../gsw/after-version.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { EditWriter } from './edit-writer.service.js';
import { EditsRepository } from './edits.repository.js';
import { EditsResolver } from './edits.resolver.js';
import { EditsService } from './edits.service.js';
import { ReapplyService } from './reapply.service.js';

/** Edits by analysts. Global, so that whatever writes a version finds the port by which its edits follow. Needs the global graph and models. */
@Global()
@Module({
  imports: [WorkspacesModule],
  providers: [
    EditsRepository,
    EditWriter,
    ReapplyService,
    EditsService,
    EditsResolver,
    { provide: AFTER_VERSION, useExisting: ReapplyService },
  ],
  exports: [EditsService, ReapplyService, AFTER_VERSION],
})
export class EditsModule {}
