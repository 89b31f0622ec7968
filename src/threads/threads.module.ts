import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { FollowUpService } from './follow-up.service.js';
import { ThreadsRepository } from './threads.repository.js';
import { ThreadsResolver } from './threads.resolver.js';
import { ThreadsService } from './threads.service.js';

@Module({
  imports: [WorkspacesModule],
  providers: [ThreadsRepository, ThreadsService, FollowUpService, ThreadsResolver],
  exports: [ThreadsService, FollowUpService],
})
export class ThreadsModule {}
