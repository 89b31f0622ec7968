import type { Environment } from '../config/environment.js';
import type { GraphSettings } from '../graph/graph-settings.js';
import type { GraphConnection } from '../server/graph-connection.js';

const LONGEST_STATEMENT_MS = 600_000;

/** Settings of the graph for a connection; a command's statements may take longer than a request's. */
export function graphSettingsOf(
  { uri, username, password }: GraphConnection,
  { NEO4J_DATABASE }: Environment,
): GraphSettings {
  return { uri, username, password, database: NEO4J_DATABASE, statementTimeoutMs: LONGEST_STATEMENT_MS };
}
