import type { INestApplicationContext, Type } from '@nestjs/common';
import { createApplicationContext } from '../application.js';
import type { Environment } from '../config/environment.js';
import { loadEnvironment } from '../config/load-environment.js';
import { localContext, type RequestContext } from '../context/request-context.js';
import { attachOrStart } from '../server/attach-or-start.js';
import type { GraphConnection } from '../server/graph-connection.js';
import type { Report } from '../server/report.js';
import { fetchMissingModels } from './fetch-missing-models.js';
import { graphSettingsOf } from './graph-settings-of.js';
import { reportLine } from './progress.js';

/** What a command works with: a graph that is up and migrated, the services, a context that Ctrl-C aborts. */
export interface Workbench {
  environment: Environment;
  connection: GraphConnection;
  context: RequestContext;
  report: Report;
  /** A service by its class, or a provider by its token. */
  get: <Service>(type: Type<Service> | symbol) => Service;
}

export interface WorkbenchOptions {
  workspace: string;
  signal: AbortSignal;
  /** False for commands that use no model. */
  models?: boolean;
}

/** Opens a workbench, runs the work, and gives everything back whatever happens. */
export async function withWorkbench<Result>(
  options: WorkbenchOptions,
  work: (bench: Workbench) => Promise<Result>,
): Promise<Result> {
  const environment = loadEnvironment();
  const { signal } = options;
  if (options.models !== false) await fetchMissingModels(environment, reportLine, signal);
  const connection = await attachOrStart(environment, quietly(reportLine), { handleSignals: false, signal });
  try {
    return await withApplication({ environment, connection, options }, work);
  } finally {
    await connection.stop();
  }
}

interface Opening {
  environment: Environment;
  connection: GraphConnection;
  options: WorkbenchOptions;
}

async function withApplication<Result>(
  { environment, connection, options }: Opening,
  work: (bench: Workbench) => Promise<Result>,
): Promise<Result> {
  const application = await createApplicationContext(environment, graphSettingsOf(connection, environment));
  try {
    const context = localContext({ workspace: options.workspace, signal: options.signal });
    return await work({ environment, connection, context, report: reportLine, get: getter(application) });
  } finally {
    await application.close();
  }
}

function getter(application: INestApplicationContext): Workbench['get'] {
  return <Service>(type: Type<Service> | symbol) => application.get<Service>(type, { strict: false });
}

/** That a running server is used is the usual case and not worth a line at every command. */
function quietly(report: Report): Report {
  return (line) => {
    if (!line.startsWith('Using the private Neo4j')) report(line);
  };
}
