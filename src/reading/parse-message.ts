/** Kinds of file whose text a parser takes out. */
export type ParsedKind = 'pdf' | 'docx' | 'html';

export interface ParseRequest {
  kind: ParsedKind;
  bytes: Uint8Array;
  /** Decoded source of HTML; empty for the others. */
  html: string;
}

/** The text and the title that the file itself gives, or why there is none. */
export type ParseReply = { text: string; title: string } | { fault: string };

/** What is used of a parsed page. */
export interface HtmlDocument {
  querySelectorAll: (selector: string) => Iterable<{ remove: () => void }>;
  title: string;
  body: { textContent: string | null } | null;
}
