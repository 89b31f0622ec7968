/** One document of a workspace, without its text. */
export interface DocumentSummary {
  id: string;
  /** The caller's id. */
  externalId: string;
  title: string;
  version: number;
  status: string;
  tags: string[];
  /** ISO date as the caller gave it. */
  date: string | null;
  /** How many passages it has. */
  passages: number;
  /** ISO-8601. */
  updatedAt: string | null;
  /** USD that reading it cost, all versions of it; null when the price of some call was not known. */
  costUsd: number | null;
}

/** One passage of a document with its text. */
export interface PassageText {
  id: string;
  /** The caller's id. */
  externalId: string;
  /** Position in the document. */
  index: number;
  title: string;
  text: string;
}

/** Sort key of a page's last document. */
export interface AfterDocument {
  externalId: string;
  id: string;
}

/** Sort key of a page's last passage. */
export interface AfterPassage {
  index: number;
  id: string;
}
