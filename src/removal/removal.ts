/** What became of one id that was to be deleted. */
export type RemovalOutcome = 'DELETED' | 'ALREADY_DELETED' | 'NOT_FOUND';

/** How much a deletion took away. */
export interface RemovedCounts {
  passages: number;
  entities: number;
  mentions: number;
  verbPhrases: number;
  questions: number;
  answers: number;
  /** Edits of the document, which stay listed and have no effect any more. */
  edits: number;
}

/** The receipt of one deleted document; all but `wanted` and `outcome` are null when nothing is known of it. */
export interface RemovalReceipt {
  /** The id as it was given. */
  wanted: string;
  outcome: RemovalOutcome;
  documentId: string | null;
  externalId: string | null;
  title: string | null;
  /** ISO-8601, of the server's clock. */
  removedAt: string | null;
  removedBy: string | null;
  reason: string | null;
  removed: RemovedCounts | null;
}

/** Ids that one request may delete. */
export const MOST_REMOVED = 1_000;
export const LONGEST_REASON = 1_000;
