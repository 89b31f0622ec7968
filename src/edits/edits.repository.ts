import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row, type RunStatement } from '../graph/graph.service.js';
import { otherSlot, type Slot } from '../workspaces/workspace.js';
import { partFromRows } from './part-from-rows.js';
import type { DocumentPart } from './document-part.js';
import type { StoredEdit } from './edit.js';
import { editFromRow } from './edit-from-row.js';
import type { PartRows } from './part-rows.js';

const PASSAGES_A_READ = 100;

export type DocumentState = DocumentPart['document'];

/** What of an edit changes after it was recorded. */
export interface EditUpdate {
  id: string;
  properties: Record<string, unknown>;
  effectiveOrdinal?: number;
}

export interface EditPage {
  document: string | null;
  target: string | null;
  state: string | null;
  /** Number that the page ends before. */
  before: number;
  limit: number;
}

/** Reads what is edited and writes edits, outside of a transaction or in one. */
@Injectable()
export class EditsRepository {
  constructor(@Inject(GraphService) readonly graph: GraphService) {}

  /** Runs statements one by one, each by itself, for reading. */
  readonly reading: RunStatement = (name, parameters) => this.graph.read(name, parameters);

  async document(workspaceKey: string, id: string): Promise<DocumentState | null> {
    return (await this.graph.read('edits/document-state', { workspaceKey, id }))[0] ?? null;
  }

  async byId(workspaceKey: string, id: string): Promise<StoredEdit | null> {
    const [row] = await this.graph.read('edits/by-id', { workspaceKey, id });
    return row ? editFromRow(row.edit) : null;
  }

  async page(workspaceKey: string, page: EditPage): Promise<StoredEdit[]> {
    const { document, target, state, before, limit } = page;
    const parameters = { workspaceKey, documentId: document, targetId: target, state, before, limit };
    return (await this.graph.read('edits/page', parameters)).map(({ edit }) => editFromRow(edit));
  }

  async documentsWithPending(workspaceKey: string, externalIds: string[] | null): Promise<string[]> {
    const rows = await this.graph.read('edits/documents-with-pending', { workspaceKey, externalIds });
    return rows.map(({ id }) => id);
  }

  /** Passages that things stand in, with all that their entities are mentioned in. */
  async passagesOf(run: RunStatement, workspaceKey: string, ids: string[]): Promise<Row<'edits/passages'>[]> {
    return run('edits/passages', { workspaceKey, ids });
  }

  async part(
    run: RunStatement,
    document: DocumentState,
    { workspaceKey, passageIds }: { workspaceKey: string; passageIds: readonly string[] },
  ): Promise<DocumentPart> {
    const rows: Row<'edits/part'>[] = [];
    for (let start = 0; start < passageIds.length; start += PASSAGES_A_READ) {
      const some = passageIds.slice(start, start + PASSAGES_A_READ);
      rows.push(...(await run('edits/part', { workspaceKey, passageIds: some })));
    }
    return partFromRows(document, rows);
  }

  async ofDocument(run: RunStatement, workspaceKey: string, documentId: string): Promise<StoredEdit[]> {
    const rows = await run('edits/of-document', { workspaceKey, documentId });
    return rows.map(({ edit }) => editFromRow(edit));
  }

  async keptVectors(
    workspaceKey: string,
    { documentId, model, texts }: { documentId: string; model: string; texts: string[] },
  ): Promise<Map<string, number[]>> {
    const rows = await this.graph.read('edits/kept-vectors', { workspaceKey, documentId, model, texts });
    return new Map(rows.map(({ text, vector }) => [text, vector]));
  }

  async nextOrdinal(run: RunStatement, workspaceKey: string): Promise<number> {
    return (await run('edits/next-ordinal', { workspaceKey }))[0]?.ordinal ?? 1;
  }

  /** Writes rows of a part. @returns the vectors that went, by id */
  async writePart(
    run: RunStatement,
    target: { workspaceKey: string; slot: Slot; document: DocumentState },
    { rows, vectors }: { rows: PartRows; vectors: ReadonlyMap<string, number[]> },
  ): Promise<Map<string, number[] | null>> {
    const { workspaceKey, slot } = target;
    await this.writeCreated(run, target, rows);
    await run('edits/set-entities', {
      workspaceKey,
      rows: [...rows.createdEntities, ...rows.changedEntities],
    });
    await run('edits/set-verb-phrases', { workspaceKey, rows: rows.phrases });
    await run('edits/set-questions', { workspaceKey, rows: rows.questions.map((row) => ({ ...row })) });
    const mentions = rows.deletedMentions.map(({ passageId, localId }) => ({ passageId, localId }));
    await run('edits/delete-added', { workspaceKey, ids: rows.deletedNodes, mentions });
    const wanted = rows.vectors.map(({ id, text }) => ({ id, vector: vectors.get(text ?? '') ?? null }));
    const gone = await run('edits/set-vectors', {
      ...{ workspaceKey, slot, otherSlot: otherSlot(slot), rows: wanted },
    });
    return new Map(gone.map(({ id, vector }) => [id, vector]));
  }

  private async writeCreated(
    run: RunStatement,
    { workspaceKey, document }: { workspaceKey: string; document: DocumentState },
    rows: PartRows,
  ): Promise<void> {
    const own = <T extends object>(row: T): Record<string, unknown> => ({
      ...row,
      documentId: document.id,
      versionHash: document.versionHash,
    });
    const live = true;
    await run('gsw/put-entities', { workspaceKey, live, rows: rows.createdEntities.map(own) });
    await run('gsw/put-verb-phrases', { workspaceKey, live, rows: rows.createdPhrases.map(own) });
    await run('gsw/put-questions', { workspaceKey, live, rows: rows.createdQuestions.map(own) });
    await run('gsw/put-mentions', { rows: rows.mentions });
  }
}
