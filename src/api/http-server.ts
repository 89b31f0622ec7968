import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import type { Environment } from '../config/environment.js';
import { foreignFormsRefused } from './foreign-forms.js';
import { GRAPHQL_PATH } from './graphql.module.js';
import { refuse } from './http-answer.js';
import { isKnownHost } from './known-host.js';
import { REQUEST_LIMITS } from './limits.js';
import { requestState } from './request-state.js';
import { UPLOAD_PATH } from './upload-path.js';

/** Puts before every route: request id and deadline, the names it answers to, security headers, the one allowed origin, the rate limit, the body limit. */
export function protect(application: NestExpressApplication, environment: Environment): void {
  application.disable('x-powered-by');
  application.use(requestState(environment.PANINI_REQUEST_TIMEOUT_MS));
  application.use(knownHostsOnly(environment));
  application.use(helmet());
  const origin = environment.PANINI_CORS_ORIGIN;
  if (origin) application.enableCors({ origin: new URL(origin).origin, methods: ['POST'], maxAge: 600 });
  application.use([GRAPHQL_PATH, UPLOAD_PATH], requestsAMinute(environment));
  application.use(UPLOAD_PATH, foreignFormsRefused(origin));
  application.useBodyParser('json', { limit: REQUEST_LIMITS.bodyBytes });
  application.use(refuseBody);
}

function knownHostsOnly(environment: Environment) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isKnownHost(request.headers.host, environment)) return next();
    const message = 'This server does not go by the name in the Host header. Use localhost or 127.0.0.1.';
    refuse(request, response, { status: 403, code: 'BAD_REQUEST', message });
  };
}

function requestsAMinute(environment: Environment) {
  return rateLimit({
    windowMs: 60_000,
    limit: environment.PANINI_REQUESTS_PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (request, response) =>
      refuse(request, response, {
        status: 429,
        code: 'LIMIT_EXCEEDED',
        message: `More than ${environment.PANINI_REQUESTS_PER_MINUTE} requests in a minute.`,
      }),
  });
}

interface BodyError extends Error {
  status?: number;
  type?: string;
}

/** Express finds an error handler by its four parameters. */
// eslint-disable-next-line @typescript-eslint/max-params
function refuseBody(
  error: BodyError,
  request: IncomingMessage,
  response: ServerResponse,
  _next: () => void,
): void {
  if (error.type === 'entity.too.large') {
    const message = `The request is larger than ${REQUEST_LIMITS.bodyBytes} bytes.`;
    return refuse(request, response, { status: 413, code: 'LIMIT_EXCEEDED', message });
  }
  if (error.status !== undefined && error.status < 500) {
    const message = 'Expected a body of valid JSON in UTF-8.';
    return refuse(request, response, { status: 400, code: 'BAD_REQUEST', message });
  }
  new Logger('HTTP').error(error);
  refuse(request, response, { status: 500, code: 'INTERNAL', message: 'Internal error' });
}
