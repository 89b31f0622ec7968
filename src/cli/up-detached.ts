import { spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadEnvironment } from '../config/load-environment.js';
import { PACKAGE_ROOT } from '../config/package-root.js';
import type { Environment } from '../config/environment.js';
import { PaniniError } from '../errors/panini-error.js';
import { lastLogLines } from '../server/log-lines.js';
import type { Outcome } from './outcome.js';

const POLL_MS = 250;
const PATIENCE_MS = 600_000;

/** Starts `panini up` in the background and waits until it answers. @throws PaniniError SERVER_START_FAILED, CANCELLED */
export async function upDetached(signal: AbortSignal): Promise<Outcome> {
  const environment = loadEnvironment();
  const log = join(environment.PANINI_HOME, 'logs', 'up.log');
  const child = await startInBackground(log);
  const ready = `http://${environment.PANINI_HOST}:${environment.PANINI_PORT}/health/ready`;
  const until = Date.now() + PATIENCE_MS;
  while (child.exitCode === null && Date.now() < until) {
    if (signal.aborted) child.kill('SIGTERM');
    if (await answers(ready)) return started(environment, { pid: child.pid ?? 0, log });
    await sleep(POLL_MS);
  }
  child.kill('SIGTERM');
  const [last] = (await lastLogLines([log], 1)).slice(-1);
  throw new PaniniError('SERVER_START_FAILED', `Panini did not come up. It said last: ${last ?? 'nothing'}`, {
    hint: `See ${log}.`,
  });
}

async function startInBackground(log: string): Promise<ReturnType<typeof spawn>> {
  await mkdir(join(log, '..'), { recursive: true });
  const file = await open(log, 'w');
  const child = spawn(process.execPath, [join(PACKAGE_ROOT, 'bin', 'panini.mjs'), 'up', '--json'], {
    detached: true,
    stdio: ['ignore', file.fd, file.fd],
  });
  child.unref();
  await file.close();
  return child;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function started(
  { PANINI_HOST, PANINI_PORT }: Environment,
  { pid, log }: { pid: number; log: string },
): Outcome {
  const graphql = `http://${PANINI_HOST}:${PANINI_PORT}/graphql`;
  const text = `GraphQL        ${graphql}\nRunning in the background as process ${pid}; its log is ${log}.`;
  return { json: { graphql, pid, log }, text };
}
