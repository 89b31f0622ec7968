import type { WritableDocument } from './gsw.repository.js';
import { TRANSACTION_ROWS } from './split-rows.js';
import { countRows } from './gsw-rows.js';

/** Documents in batches that one transaction can hold; a document larger than that comes alone. */
export async function* documentBatches(
  documents: AsyncIterable<WritableDocument>,
): AsyncGenerator<WritableDocument[]> {
  let batch: WritableDocument[] = [];
  let held = 0;
  for await (const document of documents) {
    const rows = countRows(document.rows);
    if (batch.length > 0 && held + rows > TRANSACTION_ROWS) {
      yield batch;
      [batch, held] = [[], 0];
    }
    batch.push(document);
    held += rows;
  }
  if (batch.length > 0) yield batch;
}
