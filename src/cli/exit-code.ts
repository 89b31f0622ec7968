import type { ErrorCode } from '../errors/panini-error.js';

/** What a command's exit status means; an honest N/A is a result, so it is 0. */
export const EXIT = { ok: 0, failed: 1, badInput: 2, unavailable: 3 } as const;

const BAD_INPUT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'LIMIT_EXCEEDED',
  'CONFIGURATION_INVALID',
]);

const UNAVAILABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'GRAPH_UNAVAILABLE',
  'GRAPH_TOO_OLD',
  'INDEX_NOT_READY',
  'MODEL_MISMATCH',
  'MODEL_UNAVAILABLE',
  'MODEL_RATE_LIMITED',
  'MODEL_QUOTA_EXHAUSTED',
  'SERVER_PORT_IN_USE',
  'SERVER_JAVA_MISSING',
  'SERVER_SPACE_LOW',
  'SERVER_DOWNLOAD_FAILED',
  'SERVER_STORE_TOO_OLD',
  'SERVER_START_FAILED',
]);

/** The exit status of an error. */
export function exitCodeOf(code: ErrorCode): number {
  if (BAD_INPUT.has(code)) return EXIT.badInput;
  return UNAVAILABLE.has(code) ? EXIT.unavailable : EXIT.failed;
}
