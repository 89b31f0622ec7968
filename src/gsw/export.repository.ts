import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../graph/graph.service.js';
import type { Gsw } from './gsw.js';
import { gswFromRow } from './stored-gsw.js';

const DOCUMENTS_A_PAGE = 100;
const PASSAGES_A_READ = 100;

export type ExportedDocument = Row<'gsw/document-page'>;

export interface ExportedPassage {
  externalId: string;
  index: number;
  title: string;
  text: string;
  gsw: Gsw | null;
}

/** Reads documents back in the order of import, a bounded number at a time. */
@Injectable()
export class ExportRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async *documents(
    workspaceKey: string,
    signal: AbortSignal,
  ): AsyncGenerator<[ExportedDocument, ExportedPassage[]]> {
    let last: Pick<ExportedDocument, 'position' | 'id'> = { position: -1, id: '' };
    for (;;) {
      const [afterPosition, afterId] = [last.position, last.id];
      const parameters = { workspaceKey, afterPosition, afterId, limit: DOCUMENTS_A_PAGE };
      const page = await this.graph.read('gsw/document-page', parameters, { signal });
      const passages = await this.passages(workspaceKey, page, signal);
      for (const document of page) yield [document, passages.get(document.id) ?? []];
      const end = page.at(-1);
      if (!end || page.length < DOCUMENTS_A_PAGE) return;
      last = end;
    }
  }

  private async passages(
    workspaceKey: string,
    documents: readonly ExportedDocument[],
    signal: AbortSignal,
  ): Promise<Map<string, ExportedPassage[]>> {
    const documentIds = documents.map((document) => document.id);
    const rows = await this.graph.read('gsw/document-passages', { workspaceKey, documentIds }, { signal });
    const found = new Map<string, ExportedPassage[]>();
    for (let start = 0; start < rows.length; start += PASSAGES_A_READ) {
      const part = rows.slice(start, start + PASSAGES_A_READ);
      const passageIds = part.filter((row) => row.hasGsw).map((row) => row.id);
      const gsws = await this.graph.read('gsw/passage-gsws', { workspaceKey, passageIds }, { signal });
      const byId = new Map(gsws.map((row) => [row.passageId, row]));
      for (const { id, documentId, gswExtra, externalId, index, title, text } of part) {
        const stored = byId.get(id);
        const passage = { externalId, index, title, text, gsw: stored ? gswFromRow(stored, gswExtra) : null };
        found.set(documentId, [...(found.get(documentId) ?? []), passage]);
      }
    }
    return found;
  }
}
