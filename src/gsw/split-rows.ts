import { countRows, type DocumentRow, type DocumentRows } from './gsw-rows.js';

/** Most rows of one transaction. */
export const TRANSACTION_ROWS = 2_000;

const PART_KINDS = ['passages', 'entities', 'verbPhrases', 'questions', 'mentions', 'answers'] as const;

/** The rows of a large document in parts of one transaction each; nodes come before the relationships that need them. */
export function* splitRows(rows: DocumentRows): Generator<DocumentRows> {
  for (const kind of PART_KINDS) {
    for (let start = 0; start < rows[kind].length; start += TRANSACTION_ROWS) {
      yield { ...emptyRows(rows.document), [kind]: rows[kind].slice(start, start + TRANSACTION_ROWS) };
    }
  }
}

function emptyRows(document: DocumentRow): DocumentRows {
  return { document, passages: [], entities: [], mentions: [], verbPhrases: [], questions: [], answers: [] };
}

/** True when a document has to be staged because one transaction cannot hold it. */
export function needsStaging(rows: DocumentRows): boolean {
  return countRows(rows) > TRANSACTION_ROWS;
}
