import { setTimeout as sleep } from 'node:timers/promises';
import { PaniniError } from '../errors/panini-error.js';
import { isAlive, type ProcessIdentity } from '../../bin/process-identity.mjs';
import { tryPassword } from './own-password.js';

export interface Waiting {
  process: ProcessIdentity;
  httpPort: number;
  password: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

const REFUSALS_BEFORE_GIVING_UP = 5;

/**
 * Waits until the server answers to its password.
 * @returns `ready`, `died` (the process ended) or `slow` (it runs, and does not answer in time)
 * @throws PaniniError SERVER_START_FAILED when it keeps refusing the password; the signal's reason
 */
export async function waitUntilReady(waiting: Waiting): Promise<'ready' | 'died' | 'slow'> {
  const until = Date.now() + waiting.timeoutMs;
  for (let refusals = 0; Date.now() < until; await sleep(300)) {
    waiting.signal?.throwIfAborted();
    if (!isAlive(waiting.process)) return 'died';
    const outcome = await tryPassword(waiting.httpPort, waiting.password);
    if (outcome === 'done') return 'ready';
    if (outcome === 'refused') refusals += 1;
    if (refusals >= REFUSALS_BEFORE_GIVING_UP) throw passwordRefused();
  }
  return 'slow';
}

function passwordRefused(): PaniniError {
  return new PaniniError(
    'SERVER_START_FAILED',
    'The private Neo4j runs, but does not accept the password that the data folder holds for it.',
    { hint: 'Put the former password file back, or clear the private database with `panini reset`.' },
  );
}
