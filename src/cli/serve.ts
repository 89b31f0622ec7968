import { rm } from 'node:fs/promises';
import type { Type } from '@nestjs/common';
import { listen } from '../api/listen.js';
import { createApplication } from '../application.js';
import type { Environment } from '../config/environment.js';
import type { GraphConnection } from '../server/graph-connection.js';
import { serverHome } from '../server/server-home.js';
import { registerUser } from '../server/server-users.js';
import { graphSettingsOf } from './graph-settings-of.js';

/** A GraphQL server that answers. */
export interface Serving {
  /** Address of GraphQL. */
  url: string;
  /** A service of the application. */
  get: <Service>(type: Type<Service>) => Service;
  /** Answers what was asked, then stops. */
  close: () => Promise<void>;
}

/**
 * Serves GraphQL on a graph. The process is noted in the data folder, so that `panini down` ends it.
 * @throws PaniniError SERVER_PORT_IN_USE, GRAPH_*, CONFIGURATION_INVALID
 */
export async function serve(environment: Environment, connection: GraphConnection): Promise<Serving> {
  const settings = graphSettingsOf(connection, environment);
  const application = await createApplication(environment, {
    ...settings,
    statementTimeoutMs: environment.PANINI_REQUEST_TIMEOUT_MS,
  });
  try {
    const url = await listen(application, environment);
    const note = await registerUser(serverHome(environment.PANINI_HOME).users, 'serve');
    const get = <Service>(type: Type<Service>): Service => application.get<Service>(type, { strict: false });
    return { url, get, close: () => application.close().finally(() => rm(note, { force: true })) };
  } catch (thrown) {
    await application.close();
    throw thrown;
  }
}

/** Resolves when the signal aborts. */
export async function untilStopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  // A listener alone keeps no process alive; the HTTP server does.
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
