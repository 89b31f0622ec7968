import { isIP } from 'node:net';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Environment } from '../config/environment.js';
import { PaniniError } from '../errors/panini-error.js';
import { GRAPHQL_PATH } from './graphql.module.js';
import { isLoopback } from './loopback.js';

/**
 * Listens where the environment says; anything but loopback is warned of, since every caller has the rights of the local user.
 * @returns the address of GraphQL
 * @throws PaniniError SERVER_PORT_IN_USE, CONFIGURATION_INVALID
 */
export async function listen(application: NestExpressApplication, environment: Environment): Promise<string> {
  const { PANINI_HOST: host, PANINI_PORT: port } = environment;
  if (!isLoopback(host))
    new Logger('HTTP').warn(`Listening on ${host}: whoever reaches it may do everything.`);
  try {
    await application.listen(port, host);
  } catch (thrown) {
    throw listenError(thrown, environment);
  }
  const address = application.getHttpServer().address() as { port: number };
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${address.port}${GRAPHQL_PATH}`;
}

function listenError(thrown: unknown, { PANINI_HOST, PANINI_PORT }: Environment): PaniniError {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE') {
    return new PaniniError('SERVER_PORT_IN_USE', `Port ${PANINI_PORT} on ${PANINI_HOST} is in use.`, {
      hint: 'Set PANINI_PORT to a free port, or stop what uses it; `panini down` stops a running Panini.',
      cause: thrown,
    });
  }
  return new PaniniError('CONFIGURATION_INVALID', `Cannot listen on ${PANINI_HOST}:${PANINI_PORT}.`, {
    hint: 'Correct PANINI_HOST and PANINI_PORT.',
    cause: thrown,
  });
}
