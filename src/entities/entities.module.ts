import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { EntitiesRepository } from './entities.repository.js';
import { EntitiesResolver } from './entities.resolver.js';
import { EntitiesService } from './entities.service.js';

@Module({
  imports: [WorkspacesModule],
  providers: [EntitiesRepository, EntitiesService, EntitiesResolver],
  exports: [EntitiesService],
})
export class EntitiesModule {}
