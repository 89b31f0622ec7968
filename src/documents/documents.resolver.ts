import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import { page } from '../api/connection.js';
import { decodeCursor } from '../api/cursor.js';
import { PagingArgs } from '../api/paging.args.js';
import type { RequestContext } from '../context/request-context.js';
import { DocumentArgs, PassagesArgs } from './document.args.js';
import { DocumentConnection, DocumentModel, PassageConnection } from './document.model.js';
import type { AfterDocument, AfterPassage } from './document.js';
import { DocumentsService } from './documents.service.js';

@Resolver(() => DocumentModel)
export class DocumentsResolver {
  constructor(@Inject(DocumentsService) private readonly documents: DocumentsService) {}

  @Roles('reader')
  @Query(() => DocumentConnection, {
    name: 'documents',
    description: "Documents of a workspace, by the caller's id.",
  })
  async list(
    @Caller() context: RequestContext,
    @Args() { first, after }: PagingArgs,
  ): Promise<DocumentConnection> {
    const rows = await this.documents.page(context, afterDocument(after), first + 1);
    return page(rows, { list: 'documents', first, after, keyOf: ({ externalId, id }) => [externalId, id] });
  }

  @Roles('reader')
  @Query(() => DocumentModel, { name: 'document', description: 'One document.' })
  async one(@Caller() context: RequestContext, @Args() { id }: DocumentArgs): Promise<DocumentModel> {
    return this.documents.get(context, id);
  }

  @Roles('reader')
  @Query(() => PassageConnection, { description: 'Passages of a document, in the order of the text.' })
  async passages(@Caller() context: RequestContext, @Args() args: PassagesArgs): Promise<PassageConnection> {
    const { document, first, after } = args;
    const rows = await this.documents.passages(context, document, {
      after: afterPassage(after),
      limit: first + 1,
    });
    return page(rows, { list: 'passages', first, after, keyOf: ({ index, id }) => [index, id] });
  }
}

function afterDocument(cursor: string | undefined): AfterDocument | null {
  if (cursor === undefined) return null;
  const [externalId, id] = decodeCursor('documents', cursor);
  return { externalId: String(externalId), id: String(id) };
}

function afterPassage(cursor: string | undefined): AfterPassage | null {
  if (cursor === undefined) return null;
  const [index, id] = decodeCursor('passages', cursor);
  return { index: Number(index), id: String(id) };
}
