import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { processIdentity, type ProcessIdentity } from '../../bin/process-identity.mjs';
import { PaniniError } from '../errors/panini-error.js';

export interface JavaLaunch {
  executable: string;
  args: string[];
  cwd: string;
  /** File that takes what it prints. */
  log: string;
}

/**
 * Starts a Java process of its own group, so that a Ctrl-C in the terminal reaches us alone and we stop it in order.
 * @throws PaniniError SERVER_START_FAILED
 */
export async function launchJava({ executable, args, cwd, log }: JavaLaunch): Promise<ProcessIdentity> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  try {
    const child = spawn(executable, args, {
      cwd,
      detached: true,
      stdio: ['ignore', output, output],
      windowsHide: true,
    });
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return processIdentity(child.pid);
  } catch (error) {
    throw new PaniniError('SERVER_START_FAILED', `Java at ${executable} could not be started.`, {
      hint: 'Check that it is executable, or set JAVA_HOME to another JDK.',
      cause: error,
    });
  } finally {
    closeSync(output);
  }
}
