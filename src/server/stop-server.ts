import { withFileLock } from '../../bin/file-lock.mjs';
import { endProcess } from './end-process.js';
import { serverHome, type ServerHome } from './server-home.js';
import { readLiveServer, removeServerState, type ServerState } from './server-state.js';
import { livingUsers } from './server-users.js';

/** Neo4j closes its store in seconds; a large checkpoint takes longer. */
const STOP_PATIENCE_MS = 60_000;
const SERVE_PATIENCE_MS = 30_000;

/** Ends the server's process and forgets it. Call it under the server lock. */
export async function endServer(home: ServerHome, live: ServerState): Promise<void> {
  await endProcess(live, STOP_PATIENCE_MS);
  await removeServerState(home.stateFile);
}

/**
 * Stops the private server of a data folder (PANINI_HOME), whoever uses it; processes that serve are ended first.
 * @returns false when none was running
 */
export async function stopServer(root: string): Promise<boolean> {
  const home = serverHome(root);
  const serving = (await livingUsers(home.users)).filter(
    ({ purpose, pid }) => purpose === 'serve' && pid !== process.pid,
  );
  const running = (await readLiveServer(home.stateFile)) !== undefined;
  // Before the lock: a process that ends takes the lock itself to leave.
  await Promise.all(serving.map((user) => endProcess(user, SERVE_PATIENCE_MS)));
  return withFileLock(home.serverLock, async () => {
    const live = await readLiveServer(home.stateFile);
    if (live) await endServer(home, live);
    return running || live !== undefined;
  });
}
