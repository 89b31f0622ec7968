import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localContext, type RequestContext } from '../context/request-context.js';
import { withRequestId } from '../observability/request-id.js';

/** What every HTTP request carries from its first moment: an id and a signal that aborts at the deadline or when the client goes away. */
export interface RequestState {
  requestId: string;
  signal: AbortSignal;
}

const states = new WeakMap<IncomingMessage, RequestState>();

/** Middleware that gives each request its state, its `x-request-id` header and the id in its log lines. */
export function requestState(deadlineMs: number) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const state = {
      requestId: randomUUID(),
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMs)]),
    };
    states.set(request, state);
    response.setHeader('x-request-id', state.requestId);
    withRequestId(state.requestId, next);
  };
}

/** The state the middleware gave; a request that never passed it gets a fresh one without a deadline. */
export function stateOf(request: IncomingMessage): RequestState {
  return states.get(request) ?? { requestId: randomUUID(), signal: new AbortController().signal };
}

/** The caller of a request: the local user, since the server listens on loopback only. */
export function callerOf(request: IncomingMessage, workspace: string): RequestContext {
  return localContext({ workspace, ...stateOf(request) });
}
