import { rm } from 'node:fs/promises';
import { withFileLock } from '../../bin/file-lock.mjs';
import { PaniniError } from '../errors/panini-error.js';
import type { AttachOptions, GraphConnection, ServerEnvironment } from './graph-connection.js';
import { ensureNeo4j } from './ensure-neo4j.js';
import { LOOPBACK } from './neo4j-conf.js';
import { readOrMakePassword } from './password.js';
import type { Report } from './report.js';
import { serverHome, type ServerHome } from './server-home.js';
import { readLiveServer, writeServerState, type ServerState } from './server-state.js';
import { livingUsers, registerUser } from './server-users.js';
import { startServer } from './start-server.js';
import { endServer } from './stop-server.js';
import { NEO4J_VERSION } from './versions.js';
import { waitUntilReady } from './wait-ready.js';

export interface PrivateAttach extends AttachOptions {
  environment: ServerEnvironment;
  report: Report;
}

/** A server that somebody began to start may still be upgrading its store. */
const ATTACH_TIMEOUT_MS = 180_000;

/** Attaches to the private server of the data folder, or starts it: one process starts, the others wait and attach. */
export async function attachPrivate(attach: PrivateAttach): Promise<GraphConnection> {
  const home = serverHome(attach.environment.PANINI_HOME);
  const join = async () => {
    const live = await readLiveServer(home.stateFile);
    const state = live ? await attachTo(live, home, attach) : await start(home, attach);
    const user = await registerUser(home.users, attach.purpose ?? 'command');
    return connection({ home, state, user, started: live === undefined });
  };
  const onWait = (pid: number) =>
    attach.report(`Waiting for process ${pid}, which is starting or stopping the private Neo4j`);
  return withFileLock(home.serverLock, join, { onWait, signal: attach.signal });
}

async function start(
  home: ServerHome,
  { environment, report, keep, signal }: PrivateAttach,
): Promise<ServerState> {
  const software = await ensureNeo4j(home.root, report, signal);
  const ports = { bolt: environment.PANINI_BOLT_PORT, http: environment.PANINI_BROWSER_PORT };
  report(`Starting Neo4j ${NEO4J_VERSION} on port ${ports.bolt}, data in ${home.neo4j}`);
  return startServer({ home, software, ports, kept: keep ?? false, signal });
}

async function attachTo(live: ServerState, home: ServerHome, { report, keep, signal }: PrivateAttach) {
  const password = await readOrMakePassword(home.passwordFile);
  const waiting = { process: live, httpPort: live.httpPort, password, timeoutMs: ATTACH_TIMEOUT_MS, signal };
  if ((await waitUntilReady(waiting)) !== 'ready') throw silentServer(live);
  report(`Using the private Neo4j that runs on port ${live.boltPort}`);
  if (!keep || live.kept) return live;
  const kept = { ...live, kept: true };
  await writeServerState(home.stateFile, kept);
  return kept;
}

interface Attached {
  home: ServerHome;
  state: ServerState;
  user: string;
  started: boolean;
}

async function connection({ home, state, user, started }: Attached): Promise<GraphConnection> {
  let stopping: Promise<void> | undefined;
  return {
    uri: `bolt://${LOOPBACK}:${state.boltPort}`,
    username: 'neo4j',
    password: await readOrMakePassword(home.passwordFile),
    browserUrl: `http://${LOOPBACK}:${state.httpPort}/browser/`,
    started,
    stop: () => (stopping ??= leave(home, user)),
  };
}

/** The last one out stops a server that nobody asked to keep. */
async function leave(home: ServerHome, user: string): Promise<void> {
  await withFileLock(home.serverLock, async () => {
    await rm(user, { force: true });
    const live = await readLiveServer(home.stateFile);
    if (!live || live.kept || (await livingUsers(home.users)).length > 0) return;
    await endServer(home, live);
  });
}

function silentServer(live: ServerState): PaniniError {
  return new PaniniError(
    'SERVER_START_FAILED',
    `The private Neo4j (process ${live.pid}, port ${live.boltPort}) runs, but does not answer.`,
    { hint: 'Stop it with `panini down`, then run the same command again.' },
  );
}
