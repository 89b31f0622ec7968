import neo4j from 'neo4j-driver';
import { PaniniError } from '../errors/panini-error.js';
import type { CypherFile } from './cypher-file.js';

/**
 * Parameters as the driver wants them: what the header calls `integer` becomes a Cypher integer, since a JavaScript number travels as a float.
 * @throws PaniniError BAD_USER_INPUT when an integer parameter is no safe integer
 */
export function toDriver(file: CypherFile, parameters: Record<string, unknown>): Record<string, unknown> {
  const integers = new Set(file.parameters.filter(({ type }) => type === 'integer').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      integers.has(name) ? integer(name, value) : value,
    ]),
  );
}

function integer(name: string, value: unknown): unknown {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new PaniniError('BAD_USER_INPUT', `Expected a whole number for ${name}, got ${String(value)}.`);
  }
  return neo4j.int(value);
}
