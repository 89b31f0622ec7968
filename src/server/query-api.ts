import { LOOPBACK } from './neo4j-conf.js';

export interface QueryCall {
  httpPort: number;
  password: string;
  database: string;
  statement: string;
  parameters?: Record<string, unknown>;
}

/** `refused`: the password is not the server's; `absent`: nobody answers yet. */
export type QueryOutcome = 'done' | 'refused' | 'absent' | 'failed';

const TIMEOUT_MS = 10_000;

/** Runs one statement through the private server's HTTP Query API. Never throws. */
export async function callQueryApi(call: QueryCall): Promise<QueryOutcome> {
  const { httpPort, password, database, statement, parameters = {} } = call;
  try {
    const response = await fetch(`http://${LOOPBACK}:${httpPort}/db/${database}/query/v2`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`neo4j:${password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ statement, parameters }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.text();
    if (response.status === 401) return 'refused';
    return response.ok && !('errors' in (JSON.parse(body) as object)) ? 'done' : 'failed';
  } catch {
    return 'absent';
  }
}
