import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { asPaniniError, type ErrorCode } from '../errors/panini-error.js';
import { stateOf } from './request-state.js';

const log = new Logger('HTTP');
/** Milliseconds that a refused client may go on sending, so that it reads the answer before the connection ends. */
const DRAIN_MS = 2_000;

const STATUS: Partial<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_EXISTS: 409,
  MODEL_MISMATCH: 409,
  LIMIT_EXCEEDED: 413,
  DEADLINE_EXCEEDED: 408,
  CANCELLED: 408,
  MODEL_UNAVAILABLE: 503,
  MODEL_RATE_LIMITED: 503,
  GRAPH_UNAVAILABLE: 503,
  INDEX_NOT_READY: 503,
};

export interface HttpError {
  status: number;
  /** Of the error family, or BAD_REQUEST. */
  code: string;
  message: string;
  retryable?: boolean;
  hint?: string | undefined;
  details?: Record<string, unknown>;
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/** The shape of a GraphQL error, so that a client has one way to read refusals. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, ...extensions }: HttpError,
): void {
  const { requestId } = stateOf(request);
  answerJson(response, status, { errors: [{ message, extensions: { ...extensions, requestId } }] });
}

/** Answers with what was thrown: ours with its code, anything else as "Internal error" and a line in the log. What the client still sends is thrown away. */
export function answerError(request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
  if (!request.complete) response.setHeader('connection', 'close');
  const { code, message, retryable, hint, details, cause } = asPaniniError(thrown);
  if (code === 'INTERNAL') {
    log.error(cause ?? thrown);
    refuse(request, response, { status: 500, code, message: 'Internal error' });
  } else {
    const status = code === 'LIMIT_EXCEEDED' && later(response, details) ? 503 : (STATUS[code] ?? 500);
    refuse(request, response, { status, code, message, retryable, hint, details });
  }
  drain(request);
}

/** Whether the same request is welcome later; then the answer says when. */
function later(response: ServerResponse, { retryAfterSeconds }: Record<string, unknown>): boolean {
  if (typeof retryAfterSeconds !== 'number') return false;
  response.setHeader('retry-after', retryAfterSeconds);
  return true;
}

function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.resume();
  setTimeout(() => request.destroy(), DRAIN_MS).unref();
}
