import type { ParsedGsw } from './parse-gsw.js';

/** One GSW of an import as a reader found it, before its document is known. */
export interface GswEntry {
  file: string;
  /** From 1; null when the file holds one GSW. */
  line: number | null;
  /** Caller's id of the passage, or null when only its place is known. */
  passage: string | null;
  /** Place in a folder: document and index. */
  place: { document: string; index: number } | null;
  title: string | null;
  /** What was read, or why it cannot be. */
  outcome: ParsedGsw | { fault: string };
}
