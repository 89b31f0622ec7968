import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { PaniniError } from '../errors/panini-error.js';
import { currentRequestId } from '../observability/request-id.js';

const log = new Logger('GraphQL');

/** Codes of Apollo and graphql-js for requests that are themselves wrong; their texts name nothing of ours. */
const REQUEST_CODES: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  OPERATION_RESOLUTION_FAILURE: 'GRAPHQL_VALIDATION_FAILED',
  BAD_REQUEST: 'BAD_REQUEST',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  // Clients that try a hash first know by this code to send the query.
  PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_SUPPORTED',
};

/** What a client sees of an error: ours with code and hint, a wrong request as such, anything else as "Internal error" with the request id. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(thrown);
  const requestId = currentRequestId();
  if (original instanceof PaniniError && original.code !== 'INTERNAL')
    return ours(formatted, original, requestId);
  const code = requestCode(formatted, thrown);
  if (code) return { ...place(formatted), message: formatted.message, extensions: { code, requestId } };
  log.error(original);
  return { ...place(formatted), message: 'Internal error', extensions: { code: 'INTERNAL', requestId } };
}

function ours(
  formatted: GraphQLFormattedError,
  error: PaniniError,
  requestId: string | undefined,
): GraphQLFormattedError {
  if (error.cause !== undefined) log.warn(error);
  const { code, retryable, hint, details } = error;
  return {
    ...place(formatted),
    message: error.message,
    extensions: { code, retryable, hint, details, requestId },
  };
}

function requestCode(formatted: GraphQLFormattedError, thrown: unknown): string | undefined {
  const original = thrown instanceof GraphQLError ? thrown.originalError : undefined;
  if (original instanceof GraphQLError && original.extensions.code === 'LIMIT_EXCEEDED')
    return 'LIMIT_EXCEEDED';
  if (/^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(formatted.message))
    return 'LIMIT_EXCEEDED';
  const code = formatted.extensions?.code;
  return typeof code === 'string' ? REQUEST_CODES[code] : undefined;
}

/** A new object each time: only these two fields of Apollo's pass. */
function place({
  locations,
  path,
}: GraphQLFormattedError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
}
