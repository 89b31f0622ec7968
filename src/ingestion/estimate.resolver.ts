import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import type { RequestContext } from '../context/request-context.js';
import { EstimateArgs, IngestEstimateModel } from './estimate.model.js';
import { EstimatesService } from './estimates.service.js';

@Resolver(() => IngestEstimateModel)
export class EstimateResolver {
  constructor(@Inject(EstimatesService) private readonly estimates: EstimatesService) {}

  @Roles('analyst')
  @Query(() => IngestEstimateModel, {
    name: 'estimate',
    description: 'What reading documents would cost, before any call; nothing is accepted.',
  })
  async estimate(
    @Caller() context: RequestContext,
    @Args() args: EstimateArgs,
  ): Promise<IngestEstimateModel> {
    const documents = args.documents.map(({ date = null, ...document }) => ({ ...document, date }));
    return this.estimates.estimate(context, documents, args.construct);
  }
}
