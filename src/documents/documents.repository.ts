import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunOptions } from '../graph/graph.service.js';
import type { AfterDocument, AfterPassage, DocumentSummary, PassageText } from './document.js';

interface PageOf<After> {
  after: After | null;
  limit: number;
}

/** Documents and passages of one workspace, live versions only. */
@Injectable()
export class DocumentsRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async page(
    workspaceKey: string,
    page: PageOf<AfterDocument>,
    options: RunOptions,
  ): Promise<DocumentSummary[]> {
    const after = page.after ?? { externalId: '', id: '' };
    return this.graph.read(
      'documents/page',
      { workspaceKey, afterExternalId: after.externalId, afterId: after.id, limit: page.limit },
      options,
    );
  }

  async byId(workspaceKey: string, id: string, options: RunOptions): Promise<DocumentSummary | null> {
    return (await this.graph.read('documents/by-id', { workspaceKey, id }, options))[0] ?? null;
  }

  async passages(
    document: { workspaceKey: string; documentId: string },
    page: PageOf<AfterPassage>,
    options: RunOptions,
  ): Promise<PassageText[]> {
    const after = page.after ?? { index: -1, id: '' };
    return this.graph.read(
      'documents/passages',
      { ...document, afterIndex: after.index, afterId: after.id, limit: page.limit },
      options,
    );
  }
}
