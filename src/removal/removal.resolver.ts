import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import type { RequestContext } from '../context/request-context.js';
import { DeleteDocumentsArgs } from './removal.args.js';
import { DeletedDocumentsPayload, RemovalReceiptModel } from './removal.model.js';
import { RemovalService } from './removal.service.js';

@Resolver(() => RemovalReceiptModel)
export class RemovalResolver {
  constructor(@Inject(RemovalService) private readonly removal: RemovalService) {}

  @Roles('admin')
  @Mutation(() => DeletedDocumentsPayload, {
    name: 'deleteDocuments',
    description: 'Deletes documents and all that was read out of them.',
  })
  async deleteDocuments(
    @Caller() context: RequestContext,
    @Args() { ids, reason }: DeleteDocumentsArgs,
  ): Promise<DeletedDocumentsPayload> {
    return { receipts: await this.removal.deleteDocuments(context, ids, reason) };
  }
}
