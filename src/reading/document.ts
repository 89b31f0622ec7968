/** A document as it was read out of a file or a stream. */
export interface ReadDocument {
  /** The caller's id: the file's path under the folder that was named, with that folder's name; in JSON Lines the line's own id. */
  externalId: string;
  title: string;
  /** Normalised: NFC, line ends as \n, no byte order mark, no spaces at line ends, no NUL. */
  text: string;
  tags: string[];
  /** ISO date, or null. */
  date: string | null;
}

/** A file or line that could not be read: named, never left out in silence. */
export interface Unreadable {
  externalId: string;
  title: string;
  state: 'EMPTY' | 'REJECTED';
  code: 'EMPTY' | 'BINARY' | 'UNSUPPORTED_TYPE' | 'ENCODING_UNKNOWN' | 'TOO_LARGE' | 'MALFORMED';
  sentence: string;
}

export type ReadOutcome = ReadDocument | Unreadable;

export function isUnreadable(outcome: ReadOutcome): outcome is Unreadable {
  return 'state' in outcome;
}
