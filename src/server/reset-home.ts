import { rm } from 'node:fs/promises';
import { withFileLock } from '../../bin/file-lock.mjs';
import { serverHome } from './server-home.js';
import { endServer, stopServer } from './stop-server.js';
import { readLiveServer } from './server-state.js';

export interface ResetOptions {
  /** The downloads (server, models) too. */
  all?: boolean;
}

/** What a reset of this data folder (PANINI_HOME) removes, so that the caller can ask first. */
export function resetTargets(root: string, { all = false }: ResetOptions = {}): string[] {
  const home = serverHome(root);
  return all ? [home.neo4j, home.downloads, home.models] : [home.neo4j];
}

/** Stops the private server and removes what `resetTargets` names. The caller has asked and was told yes. */
export async function resetHome(root: string, options: ResetOptions = {}): Promise<void> {
  const home = serverHome(root);
  await stopServer(root);
  await withFileLock(home.serverLock, async () => {
    const live = await readLiveServer(home.stateFile);
    if (live) await endServer(home, live);
    for (const target of resetTargets(root, options)) await rm(target, { recursive: true, force: true });
  });
}
