/** Limits a question to part of a workspace; parts are joined by AND, entries of a list by OR. */
export interface Scope {
  /** Callers' document ids. */
  documents?: string[];
  tags?: string[];
  /** ISO dates (YYYY, YYYY-MM or YYYY-MM-DD), inclusive. */
  from?: string;
  to?: string;
}
