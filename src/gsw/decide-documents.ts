import { documentHashes } from './document-hashes.js';
import type { DocumentState } from './gsw.repository.js';
import type { SourceDocument } from './source-document.js';

/** `write` all of it, only `describe` it anew (title, tags, date), `finish` what an interrupted import left, or `leave` it alone. */
export type DocumentAction = 'write' | 'describe' | 'finish' | 'leave';

export interface DecidedDocument {
  document: SourceDocument;
  /** Null when the workspace does not know it. */
  state: DocumentState | null;
  action: DocumentAction;
}

/** What is to be done with each document, given what the workspace holds. */
export function decideDocuments(
  documents: readonly SourceDocument[],
  states: readonly DocumentState[],
): DecidedDocument[] {
  const byExternalId = new Map(states.map((state) => [state.externalId, state]));
  return documents.map((document) => {
    const state = byExternalId.get(document.externalId) ?? null;
    return { document, state, action: decide(document, state) };
  });
}

function decide(document: SourceDocument, state: DocumentState | null): DocumentAction {
  if (state === null || state.status === 'staging' || state.status === 'removing') return 'write';
  // Passages alone say nothing about the GSWs that an earlier import brought.
  if (document.passages.every((passage) => passage.gsw === null)) return 'leave';
  const hashes = documentHashes(document);
  if (hashes.versionHash !== state.versionHash) return 'write';
  if (hashes.contentHash !== state.contentHash) return 'describe';
  return state.status === 'finishing' ? 'finish' : 'leave';
}
