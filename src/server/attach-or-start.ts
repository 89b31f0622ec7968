import { PaniniError } from '../errors/panini-error.js';
import { attachPrivate } from './attach-private.js';
import type { AttachOptions, GraphConnection, ServerEnvironment } from './graph-connection.js';
import { releaseOnSignal } from './on-signal.js';
import type { Report } from './report.js';

/**
 * The Neo4j of the environment: the one that NEO4J_URI names, else the private one that runs, else a private one started now.
 * @throws PaniniError CONFIGURATION_INVALID, or any SERVER_ code
 */
export async function attachOrStart(
  environment: ServerEnvironment,
  report: Report,
  options: AttachOptions = {},
): Promise<GraphConnection> {
  if (environment.NEO4J_URI) return givenServer(environment.NEO4J_URI, environment);
  if (options.handleSignals === false) return attachPrivate({ environment, report, ...options });
  return attachUnderSignals(environment, report, options);
}

async function attachUnderSignals(environment: ServerEnvironment, report: Report, options: AttachOptions) {
  const interrupted = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, interrupted.signal]) : interrupted.signal;
  const attaching = attachPrivate({ environment, report, ...options, signal });
  const ignore = releaseOnSignal(async () => {
    interrupted.abort(new PaniniError('CANCELLED', 'Interrupted.'));
    await (await attaching).stop();
  });
  try {
    const connection = await attaching;
    return { ...connection, stop: () => connection.stop().finally(ignore) };
  } catch (error) {
    // While a signal is being handled the process ends through its handler, with its exit code.
    if (!interrupted.signal.aborted) ignore();
    throw error;
  }
}

function givenServer(uri: string, environment: ServerEnvironment): GraphConnection {
  if (!environment.NEO4J_PASSWORD) {
    throw new PaniniError('CONFIGURATION_INVALID', 'NEO4J_URI is set, and NEO4J_PASSWORD is not.', {
      hint: 'Set NEO4J_PASSWORD (and NEO4J_USERNAME if it is not neo4j), or unset NEO4J_URI to use the private server.',
    });
  }
  return {
    uri,
    username: environment.NEO4J_USERNAME,
    password: environment.NEO4J_PASSWORD,
    browserUrl: null,
    started: false,
    stop: () => Promise.resolve(),
  };
}
