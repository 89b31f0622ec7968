/** A document as it is sent in. */
export interface IngestDocument {
  /** The caller's id, its identity in the workspace; a full logical path for a file. */
  externalId: string;
  title: string;
  text: string;
  tags: string[];
  /** ISO date YYYY, YYYY-MM or YYYY-MM-DD, or null. */
  date: string | null;
}

/** A document that could not be read: it gets a receipt like any other. */
export interface RefusedDocument {
  externalId: string;
  title: string;
  /** EMPTY when there is nothing to read in it, else REJECTED. */
  state: 'EMPTY' | 'REJECTED';
  code: string;
  sentence: string;
}

export type SentDocument = IngestDocument | RefusedDocument;

export const DOCUMENT_LIMITS = {
  /** UTF-16 units of a text. */
  text: 20_000_000,
  externalId: 2_000,
  title: 1_000,
  tags: 50,
  tag: 200,
} as const;
