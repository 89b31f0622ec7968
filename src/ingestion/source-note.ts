import type { DocumentRows } from '../gsw/gsw-rows.js';
import type { AssembledJob } from './assemble-document.js';
import type { JobRun } from './job-run.js';

/** What a document's version was made from. */
export interface SourceNote {
  id: string;
  row: Record<string, unknown>;
}

/** What is noted of a document with the write that makes its version current. */
export function sourceNote(
  { job, constructorName, faults }: JobRun,
  assembled: AssembledJob,
  rows: DocumentRows,
): SourceNote {
  const { language, covered } = assembled;
  // A document that was read in part is read again when it is sent again.
  const sourceHash = faults.length === 0 ? job.sourceHash : '';
  const { id, versionHash: ingestedVersion } = rows.document;
  const row = { textHash: job.textHash, sourceHash, constructedBy: constructorName, language, covered };
  return { id, row: { ...row, ingestedVersion } };
}
