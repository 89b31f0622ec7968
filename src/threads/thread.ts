/** A conversation: its turns are stored answers. */
export interface Thread {
  id: string;
  title: string;
  actor: string;
  /** ISO-8601, the server's clock. */
  at: string;
  lastAt: string;
  turns: number;
  /** Sorts threads by their last turn. */
  place: string;
}
