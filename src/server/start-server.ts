import { mkdir, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { PaniniError } from '../errors/panini-error.js';
import { endProcess } from './end-process.js';
import type { Neo4jSoftware } from './ensure-neo4j.js';
import { requireFreeSpace } from './free-space.js';
import { javaArguments } from './java-arguments.js';
import { launchJava } from './launch-java.js';
import { lastLogLines } from './log-lines.js';
import { serverMemory } from './memory.js';
import { neo4jConf, type ServerPorts } from './neo4j-conf.js';
import { readOrMakePassword } from './password.js';
import { requirePortFree } from './ports.js';
import type { ServerHome } from './server-home.js';
import { removeServerState, writeServerState, type ServerState } from './server-state.js';
import { markStore, requireUsableStore, unusableStore } from './store-version.js';
import { NEO4J_VERSION } from './versions.js';
import { waitUntilReady } from './wait-ready.js';

export interface StartOptions {
  home: ServerHome;
  software: Neo4jSoftware;
  ports: ServerPorts;
  kept: boolean;
  signal?: AbortSignal | undefined;
}

/** An upgrade of an older store may take minutes. */
const READY_TIMEOUT_MS = 300_000;
const STORE_MEGABYTES = 300;
const STORE_REFUSED = /store (version|format)|StoreVersion|UpgradeNotAllowed|upgrade|migrat/i;

/**
 * Starts the private Neo4j and returns when it answers to its own password. Call it under the server lock.
 * @throws PaniniError SERVER_PORT_IN_USE, SERVER_SPACE_LOW, SERVER_STORE_TOO_OLD, SERVER_START_FAILED
 */
export async function startServer(options: StartOptions): Promise<ServerState> {
  const { home, ports, kept, signal } = options;
  await requirePortFree(ports.bolt, 'PANINI_BOLT_PORT');
  await requirePortFree(ports.http, 'PANINI_BROWSER_PORT');
  await requireFreeSpace(home.root, STORE_MEGABYTES, 'The private database');
  await requireUsableStore(home);
  const password = await readOrMakePassword(home.passwordFile);
  const identity = await launch(options);
  const state = { ...identity, boltPort: ports.bolt, httpPort: ports.http, version: NEO4J_VERSION, kept };
  await writeServerState(home.stateFile, state);
  try {
    const waiting = {
      process: identity,
      httpPort: ports.http,
      password,
      timeoutMs: READY_TIMEOUT_MS,
      signal,
    };
    const outcome = await waitUntilReady(waiting);
    if (outcome !== 'ready') throw await startFailed(home, outcome);
  } catch (error) {
    await endProcess(identity, 30_000);
    await removeServerState(home.stateFile);
    throw error;
  }
  await markStore(home);
  return state;
}

async function launch({ home, software, ports }: StartOptions) {
  const memory = serverMemory(totalmem());
  for (const folder of ['conf', 'data', 'logs', 'run', 'plugins', 'import']) {
    await mkdir(join(home.neo4j, folder), { recursive: true });
  }
  await writeFile(join(home.neo4j, 'conf', 'neo4j.conf'), neo4jConf(ports, memory));
  const args = javaArguments(software, home.neo4j, memory);
  return launchJava({ executable: software.java.executable, args, cwd: home.neo4j, log: home.consoleLog });
}

async function startFailed(home: ServerHome, outcome: 'died' | 'slow'): Promise<PaniniError> {
  const lines = await lastLogLines([home.consoleLog, join(home.neo4j, 'logs', 'neo4j.log')], 5);
  if (outcome === 'died' && STORE_REFUSED.test(lines.join('\n'))) return unusableStore(home);
  const what = outcome === 'died' ? 'ended while it started' : 'did not answer in time';
  return new PaniniError(
    'SERVER_START_FAILED',
    `The private Neo4j ${what}. It said last: ${lines.join(' | ') || 'nothing'}`,
    {
      hint: `See ${join(home.neo4j, 'logs')}, then run the same command again.`,
    },
  );
}
