import { callQueryApi, type QueryOutcome } from './query-api.js';

const FIRST_PASSWORD = 'neo4j';

/**
 * Whether the server answers to our password; a fresh one is given it first.
 * `failed` also stands for a server that must have its first password changed and refuses that.
 */
export async function tryPassword(httpPort: number, password: string): Promise<QueryOutcome> {
  const outcome = await ask(httpPort, password);
  if (outcome !== 'refused') return outcome;
  const changed = await callQueryApi({
    httpPort,
    password: FIRST_PASSWORD,
    database: 'system',
    statement: 'ALTER CURRENT USER SET PASSWORD FROM $first TO $own',
    parameters: { first: FIRST_PASSWORD, own: password },
  });
  return changed === 'done' ? ask(httpPort, password) : changed;
}

function ask(httpPort: number, password: string): Promise<QueryOutcome> {
  return callQueryApi({ httpPort, password, database: 'neo4j', statement: 'RETURN 1' });
}
