export const GRAPH_SETTINGS = Symbol('GraphSettings');

/** Where the graph is and how long one statement may take. */
export interface GraphSettings {
  uri: string;
  username: string;
  password: string;
  database: string;
  /** Milliseconds. */
  statementTimeoutMs: number;
}
