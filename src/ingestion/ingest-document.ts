import type { ReadDocument, Unreadable } from '../reading/document.js';

/** A document as it is sent in; over GraphQL its id is the caller's own. */
export type IngestDocument = ReadDocument;

/** A document that could not be read: it gets a receipt like any other. The code is the reader's, or one of ours. */
export type RefusedDocument = Omit<Unreadable, 'code'> & { code: string };

export type SentDocument = IngestDocument | RefusedDocument;

export const DOCUMENT_LIMITS = {
  /** UTF-16 units of a text. */
  text: 20_000_000,
  externalId: 2_000,
  title: 1_000,
  tags: 50,
  tag: 200,
} as const;
