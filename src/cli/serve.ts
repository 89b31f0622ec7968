import { rm } from 'node:fs/promises';
import type { Type } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../api/listen.js';
import { createApplication } from '../application.js';
import type { Environment } from '../config/environment.js';
import { JobWorkers } from '../ingestion/job-workers.service.js';
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
    void workJobs(get(JobWorkers));
    return { url, get, close: () => application.close().finally(() => rm(note, { force: true })) };
  } catch (thrown) {
    await application.close();
    throw thrown;
  }
}

/** Milliseconds between two looks at an empty queue. */
const LOOK_AGAIN_MS = 2_000;
/** Documents that a server reads side by side; questions go before. */
const WORKERS = 2;

/** Reads what is accepted, of all workspaces, until the application closes: the workers end with their module. */
async function workJobs(workers: JobWorkers): Promise<void> {
  await workers.work({
    workspaceKey: null,
    workers: WORKERS,
    signal: new AbortController().signal,
    wait: async () => {
      await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
      return true;
    },
  });
}

/** Resolves when the signal aborts. */
export async function untilStopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  // A listener alone keeps no process alive; the HTTP server does.
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
