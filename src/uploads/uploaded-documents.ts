import { throwIfInterrupted, untilInterrupted } from '../context/interruption.js';
import { PaniniError } from '../errors/panini-error.js';
import type { SentDocument } from '../ingestion/ingest-document.js';
import { isUnreadable, type ReadOutcome } from '../reading/document.js';
import { readBytes } from '../reading/read-file.js';
import type { Upload } from './receive-upload.js';
import { UPLOAD_LIMITS } from './upload-limits.js';
import type { UploadedFile } from './uploaded-file.js';

/**
 * The documents of an upload, read by their content. What cannot be read is refused by itself, the others stay.
 * @throws PaniniError LIMIT_EXCEEDED before anything of it is accepted, CANCELLED, DEADLINE_EXCEEDED
 */
export async function uploadedDocuments(
  { fields, files }: Upload,
  signal: AbortSignal,
): Promise<SentDocument[]> {
  const documents: SentDocument[] = [];
  for (const file of files) {
    const outcomes = readBytes(await file.bytes(), file.name);
    for (;;) {
      throwIfInterrupted(signal);
      const next = await untilInterrupted(outcomes.next(), signal);
      if (next.done) break;
      documents.push(withFields(named(next.value, file), fields));
      refuseMany(documents.length);
    }
  }
  return documents;
}

/** A file's documents under the id that the caller gave it; lines with ids of their own keep them. */
function named<Outcome extends ReadOutcome>(outcome: Outcome, { name, externalId }: UploadedFile): Outcome {
  const rest = outcome.externalId.slice(name.length);
  const ofFile = outcome.externalId.startsWith(name) && /^(?:$|[#:])/u.test(rest);
  return ofFile ? { ...outcome, externalId: `${externalId}${rest}` } : outcome;
}

function withFields(outcome: ReadOutcome, { tags, date }: Upload['fields']): SentDocument {
  if (isUnreadable(outcome)) return outcome;
  return { ...outcome, tags: [...new Set([...outcome.tags, ...tags])], date: outcome.date ?? date };
}

function refuseMany(documents: number): void {
  if (documents <= UPLOAD_LIMITS.documents) return;
  throw new PaniniError('LIMIT_EXCEEDED', `The upload has more than ${UPLOAD_LIMITS.documents} documents.`, {
    hint: 'Send it in parts, or use `panini ingest`.',
  });
}
