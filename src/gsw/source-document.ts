import type { Gsw } from './gsw.js';

/** What reading one GSW had to mend; kept for the quality report. */
export interface ParseNotes {
  /** Values of another type than the format's, read as what they evidently mean. */
  coerced: number;
  /** Texts that lost NUL characters or lone surrogates. */
  stripped: number;
  /** Answers `None`, null or empty. */
  noneAnswers: number;
  /** 1 when a code fence, prose or a list of one was taken off. */
  unwrapped: number;
}

/** Notes of a GSW in which nothing had to be mended, to count up. */
export function noParseNotes(): ParseNotes {
  return { coerced: 0, stripped: 0, noneAnswers: 0, unwrapped: 0 };
}

/** One passage as it is imported. */
export interface SourcePassage {
  /** The caller's id, unique in the workspace. */
  externalId: string;
  /** Place in its document, from 0. */
  index: number;
  title: string;
  text: string;
  /** Null when there is no GSW for it. */
  gsw: Gsw | null;
  notes: ParseNotes;
  /** What is known of a passage that was cut out of a document's text. */
  place?: PassagePlace;
}

export interface PassagePlace {
  /** UTF-16 units of the document's text, end exclusive. */
  start: number;
  end: number;
  /** ISO 639-1, or `und`. */
  language: string;
  /** False when its language is one that was not read: it is kept verbatim, with no facts. */
  covered: boolean;
}

/** One document as it is imported: what is written or left alone as a whole. */
export interface SourceDocument {
  /** The caller's id, unique in the workspace. */
  externalId: string;
  title: string;
  tags: string[];
  /** ISO date (YYYY, YYYY-MM, YYYY-MM-DD or with a time), or null. */
  date: string | null;
  /** By index. */
  passages: SourcePassage[];
}

/** Why something of an import was refused. */
export interface ImportFault {
  file: string;
  /** From 1; null when the fault is the whole file's. */
  line: number | null;
  passage: string | null;
  document: string | null;
  reason: string;
}
