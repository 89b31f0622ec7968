import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import type { RequestContext } from '../context/request-context.js';
import { UsageArgs, UsageModel } from './usage.model.js';
import { UsageService } from './usage.service.js';

@Resolver(() => UsageModel)
export class UsageResolver {
  constructor(@Inject(UsageService) private readonly usage: UsageService) {}

  @Roles('reader')
  @Query(() => UsageModel, {
    name: 'usage',
    description: 'Tokens and money that reading documents cost, by stage and model.',
  })
  async report(@Caller() context: RequestContext, @Args() args: UsageArgs): Promise<UsageModel> {
    const { ingest: ingestId = null, document: documentId = null } = args;
    return this.usage.report(context, { ingestId, documentId });
  }
}
