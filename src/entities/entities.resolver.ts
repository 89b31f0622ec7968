import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import type { RequestContext } from '../context/request-context.js';
import { EntitiesService } from './entities.service.js';
import { EntitySearchArgs, NeighbourhoodArgs } from './entity.args.js';
import { EntityModel, EntitySearchModel, NeighbourhoodModel } from './entity.model.js';

@Resolver(() => EntityModel)
export class EntitiesResolver {
  constructor(@Inject(EntitiesService) private readonly entities: EntitiesService) {}

  @Roles('reader')
  @Query(() => EntitySearchModel, {
    name: 'searchEntities',
    description: 'Entities by name, alias, words and meaning.',
  })
  async search(
    @Caller() context: RequestContext,
    @Args() { text, first }: EntitySearchArgs,
  ): Promise<EntitySearchModel> {
    return this.entities.search(context, text, first);
  }

  @Roles('reader')
  @Query(() => NeighbourhoodModel, {
    name: 'entityNeighbourhood',
    description: 'What is said of one entity.',
  })
  async neighbourhood(
    @Caller() context: RequestContext,
    @Args() { id, first }: NeighbourhoodArgs,
  ): Promise<NeighbourhoodModel> {
    return this.entities.neighbourhood(context, id, first);
  }
}
