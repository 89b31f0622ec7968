import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import type { AfterDocument, AfterPassage, DocumentSummary, PassageText } from './document.js';
import { DocumentsRepository } from './documents.repository.js';

/** Reads the documents of the context's workspace. */
@Injectable()
export class DocumentsService {
  constructor(
    @Inject(DocumentsRepository) private readonly repository: DocumentsRepository,
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
  ) {}

  /** Up to `limit` documents by the caller's id. @throws PaniniError NOT_FOUND for the workspace */
  async page(
    context: RequestContext,
    after: AfterDocument | null,
    limit: number,
  ): Promise<DocumentSummary[]> {
    const { key } = await this.workspaces.current(context);
    return this.repository.page(key, { after, limit }, context);
  }

  /** @throws PaniniError NOT_FOUND, also for a document of another workspace */
  async get(context: RequestContext, id: string): Promise<DocumentSummary> {
    const { key, name } = await this.workspaces.current(context);
    const document = await this.repository.byId(key, id, context);
    if (document) return document;
    throw new PaniniError('NOT_FOUND', `Workspace "${name}" has no document with this id.`, {
      hint: 'List its documents to see their ids.',
    });
  }

  /** Up to `limit` passages in the order of the text. @throws PaniniError NOT_FOUND */
  async passages(
    context: RequestContext,
    documentId: string,
    page: { after: AfterPassage | null; limit: number },
  ): Promise<PassageText[]> {
    await this.get(context, documentId);
    const { key } = await this.workspaces.current(context);
    return this.repository.passages({ workspaceKey: key, documentId }, page, context);
  }
}
