import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './http-answer.js';

/** A header that a browser sends to another origin only after that one allowed it; its value is free. */
export const CLIENT_HEADER = 'x-panini-client';

/**
 * A page of any origin can make a browser post a multipart form here without asking first. Such a form has the page's Origin and no header of ours:
 * without the header only the one allowed origin may post.
 */
export function foreignFormsRefused(allowed: string | undefined) {
  const origin = allowed === undefined ? null : new URL(allowed).origin;
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const named = (request.headers[CLIENT_HEADER] ?? '') !== '';
    const fromAllowed = origin !== null && request.headers.origin === origin;
    if (named || fromAllowed || request.method === 'OPTIONS') return next();
    const message = `Expected the header ${CLIENT_HEADER}, with any value; a form of a foreign page has none.`;
    response.setHeader('connection', 'close');
    refuse(request, response, { status: 403, code: 'BAD_REQUEST', message });
  };
}
