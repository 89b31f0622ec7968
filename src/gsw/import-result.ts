import type { QualityCounts } from './quality-counts.js';
import type { ImportFault } from './source-document.js';

/** What an import did. */
export interface ImportResult {
  workspace: string;
  documents: { added: number; updated: number; unchanged: number; rejected: number };
  /** What the written documents hold. */
  written: { passages: number; entities: number; verbPhrases: number; questions: number; answers: number };
  /** Distinct texts that were embedded, batch by batch. */
  textsEmbedded: number;
  /** At most 1,000; `faultCount` counts all. */
  faults: ImportFault[];
  faultCount: number;
  quality: QualityReport;
  milliseconds: number;
}

/** What the accepted documents have and lack, unchanged ones included. */
export interface QualityReport {
  total: QualityCounts;
  /** Documents whose GSWs have some gap. */
  documentsWithGaps: number;
  /** The first 10,000 documents that have one, in import order. */
  documents: { document: string; counts: QualityCounts }[];
}

/** Told after each batch. */
export interface ImportProgress {
  /** Documents read, refused ones included. */
  read: number;
  /** Documents written or found unchanged. */
  done: number;
  /** How many will come, when that is known. */
  expected: number | null;
}

export type ReportImport = (progress: ImportProgress) => void;
