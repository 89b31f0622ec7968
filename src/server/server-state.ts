import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isAlive, type ProcessIdentity } from '../../bin/process-identity.mjs';

/** The private server that was started last, as server.json says. */
export interface ServerState extends ProcessIdentity {
  boltPort: number;
  httpPort: number;
  version: string;
  /** Kept until it is stopped by command, also when nobody uses it. */
  kept: boolean;
}

/** The server of this state file, if its process still runs. */
export async function readLiveServer(file: string): Promise<ServerState | undefined> {
  try {
    const state = JSON.parse(await readFile(file, 'utf8')) as ServerState;
    return isAlive(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the state file in one step. Call it under the server lock. */
export async function writeServerState(file: string, state: ServerState): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** Forgets the server. Call it under the server lock. */
export async function removeServerState(file: string): Promise<void> {
  await rm(file, { force: true });
}
