import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from '../../bin/process-identity.mjs';

/** Asks a process to end and waits; after `patienceMs` it is killed. */
export async function endProcess(identity: ProcessIdentity, patienceMs: number): Promise<void> {
  if (await endedAfter(identity, 'SIGTERM', patienceMs)) return;
  await endedAfter(identity, 'SIGKILL', 5_000);
}

async function endedAfter(
  identity: ProcessIdentity,
  signal: NodeJS.Signals,
  waitMs: number,
): Promise<boolean> {
  const until = Date.now() + waitMs;
  if (!send(identity, signal)) return true;
  while (isAlive(identity)) {
    if (Date.now() > until) return false;
    await sleep(100);
  }
  return true;
}

function send(identity: ProcessIdentity, signal: NodeJS.Signals): boolean {
  if (!isAlive(identity)) return false;
  try {
    process.kill(identity.pid, signal);
    return true;
  } catch {
    return false;
  }
}
