import { Neo4jError } from 'neo4j-driver';
import { interruptionOf } from '../context/interruption.js';
import { PaniniError } from '../errors/panini-error.js';

const UNAVAILABLE = new Set(['ServiceUnavailable', 'SessionExpired', 'Neo.ClientError.Cluster.NotALeader']);
const UNAUTHORIZED = /^Neo\.ClientError\.Security\./;

/** What the driver threw as one of our errors; Cypher and server text stay in the cause. */
export function graphError(statement: string, thrown: unknown, signal?: AbortSignal): PaniniError {
  if (thrown instanceof PaniniError) return thrown;
  if (signal?.aborted) return interruptionOf(signal);
  if (!(thrown instanceof Neo4jError))
    return new PaniniError('INTERNAL', `Statement ${statement} failed.`, { cause: thrown });
  return fromCode(statement, thrown);
}

function fromCode(statement: string, error: Neo4jError): PaniniError {
  const cause = error;
  if (UNAVAILABLE.has(error.code)) {
    return new PaniniError('GRAPH_UNAVAILABLE', 'Neo4j does not answer.', {
      hint: 'Check that it runs: `panini doctor`.',
      cause,
    });
  }
  if (UNAUTHORIZED.test(error.code)) {
    return new PaniniError('CONFIGURATION_INVALID', 'Neo4j refused the user name or password.', {
      hint: 'Set NEO4J_USERNAME and NEO4J_PASSWORD.',
      cause,
    });
  }
  if (error.code === 'Neo.ClientError.Schema.ConstraintValidationFailed') {
    return new PaniniError('CONFLICT', 'Something with this identity exists already.', { cause });
  }
  if (/TransactionTimedOut/.test(error.code))
    return new PaniniError('DEADLINE_EXCEEDED', 'A statement took longer than its deadline.', { cause });
  const code = error.retriable ? 'GRAPH_UNAVAILABLE' : 'GRAPH_STATEMENT_FAILED';
  return new PaniniError(code, `Statement ${statement} failed in Neo4j.`, {
    cause,
    details: { neo4jCode: error.code },
  });
}
