import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import { GraphService, type Row, type RunStatement } from '../graph/graph.service.js';
import {
  acceptDocuments,
  type AcceptOptions,
  type CheckedDocument,
  type JobRow,
  type KnownDocument,
} from './accept-documents.js';
import type { IngestReceipt, JobState } from './job.js';

export interface IngestRow {
  documentsHash: string;
  budgetUsd: number | null;
}

type StoredIngest = Row<'ingestion/ingest-by-id'>;

/** Accepts documents: once the transaction is through, none is lost whatever happens. */
@Injectable()
export class IngestionRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  /** A receipt for each document, in the order given. @throws PaniniError NOT_FOUND when the workspace was deleted meanwhile */
  async accept(
    checked: readonly CheckedDocument[],
    options: AcceptOptions,
    ingest: IngestRow,
  ): Promise<IngestReceipt[]> {
    return this.graph.transaction(async (run) => {
      const { workspaceKey, ingestId: id, construct, actor } = options;
      const [numbers] = await run('ingestion/lock-workspace', { workspaceKey, count: checked.length });
      if (!numbers)
        throw new PaniniError('NOT_FOUND', 'The workspace was deleted while documents were sent to it.');
      const [before] = await run('ingestion/ingest-by-id', { workspaceKey, id });
      if (before && ingest.documentsHash !== '')
        return firstReceipts(run, before, { workspaceKey, sentHash: ingest.documentsHash });
      await run('ingestion/put-ingest', { workspaceKey, id, construct, actor, ...ingest });
      const known = await knownDocuments(run, workspaceKey, checked);
      const [place] = await run('ingestion/reserved-position', { workspaceKey });
      const from = { firstSequence: numbers.first, firstPosition: place?.position ?? 0 };
      const rows = acceptDocuments(checked, { ...options, ...from }, (documentId) => known.get(documentId));
      await run('ingestion/put-jobs', { workspaceKey, rows });
      return rows.map(receiptOf);
    });
  }
}

/** @throws PaniniError CONFLICT */
async function firstReceipts(
  run: RunStatement,
  { id, documentsHash }: StoredIngest,
  { workspaceKey, sentHash }: { workspaceKey: string; sentHash: string },
): Promise<IngestReceipt[]> {
  if (documentsHash !== sentHash) {
    throw new PaniniError('CONFLICT', 'This idempotency key was used with other documents.', {
      hint: 'Use a new key for new documents.',
    });
  }
  const rows = await run('ingestion/first-receipts', { workspaceKey, ingestId: id });
  return rows.map(({ state, ...receipt }) => ({ ...receipt, state: state as JobState }));
}

async function knownDocuments(
  run: RunStatement,
  workspaceKey: string,
  checked: readonly CheckedDocument[],
): Promise<Map<string, KnownDocument>> {
  const documentIds = [...new Set(checked.map(({ documentId }) => documentId))];
  const texts = checked.flatMap(({ documentId, textHash }) =>
    textHash === '' ? [] : [{ documentId, textHash }],
  );
  const states = await run('ingestion/known-documents', { workspaceKey, documentIds });
  const same = await run('ingestion/same-texts', { workspaceKey, rows: texts });
  const duplicates = new Map(same.map(({ documentId, duplicateOf }) => [documentId, duplicateOf]));
  return new Map(
    states.map(({ documentId, ...state }) => [
      documentId,
      { ...state, duplicateOf: duplicates.get(documentId) ?? null },
    ]),
  );
}

function receiptOf({ id, properties }: JobRow): IngestReceipt {
  const { documentId, externalId, state, code, sentence, duplicateOf } = properties;
  return { jobId: id, documentId, externalId, state, code, sentence, duplicateOf };
}
