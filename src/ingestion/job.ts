import type { UsageLine } from '../costs/usage.js';

/** Where a document's job stands. The last five but STALLED are final; a FAILED, PARTIAL, CANCELLED or STALLED one can be retried. */
export const JOB_STATES = [
  'QUEUED',
  'RUNNING',
  'STALLED',
  'COMPLETED',
  'PARTIAL',
  'EMPTY',
  'REJECTED',
  'FAILED',
  'CANCELLED',
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** By what a document's passages become GSWs. */
export const CONSTRUCTION_KINDS = ['rules', 'llm'] as const;
export type ConstructionKind = (typeof CONSTRUCTION_KINDS)[number];

/** States in which something of a document failed for good. */
export const DEAD_LETTER_STATES: readonly JobState[] = ['FAILED'];

/** A passage that could not be read. */
export interface PassageFault {
  /** Place in the document, from 0. */
  passage: number;
  code: string;
  sentence: string;
}

/** One document on its way into the graph. */
export interface Job {
  id: string;
  ingestId: string;
  /** Grows with every accepted document of the workspace. */
  sequence: number;
  documentId: string;
  /** The caller's id. */
  externalId: string;
  title: string;
  state: JobState;
  /** For programs. */
  code: string;
  /** For people. */
  sentence: string;
  construct: ConstructionKind;
  /** Name and version of what read it; null before it was read. */
  constructorName: string | null;
  /** The caller's id of another document with the very same text, or null. */
  duplicateOf: string | null;
  /** Coverage: passages read, failed ones left out. */
  passagesDone: number;
  /** Null before the text was cut. */
  passagesTotal: number | null;
  /** What was written, and what construction dropped, re-asked or flagged, by kind. */
  counts: Record<string, number>;
  /** What it has cost so far, by stage and model. */
  usage: UsageLine[];
  /** The first passages that could not be read, at most 20. */
  faults: PassageFault[];
  /** ISO 639-1 of most of its passages, or `und`; null before it was read. */
  language: string | null;
  /** False when some of it is in a language that was not read. */
  covered: boolean | null;
  actor: string;
  /** ISO-8601, of the server's clock, like the others. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  canRetry: boolean;
}

/** How the documents of one ingest stand: `states` adds up to `documents`. */
export interface IngestSummary {
  ingestId: string;
  documents: number;
  states: Record<JobState, number>;
  /** Of the COMPLETED ones, those that were there already. */
  unchanged: number;
  passagesDone: number;
  /** Of the documents that were cut so far. */
  passagesTotal: number;
  /** True when nothing waits or runs any more. */
  settled: boolean;
}

/** What became of one document that was sent in. */
export interface IngestReceipt {
  jobId: string;
  documentId: string;
  externalId: string;
  state: JobState;
  code: string;
  sentence: string;
  duplicateOf: string | null;
}
