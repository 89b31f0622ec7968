import { PaniniError } from '../errors/panini-error.js';
import type { Java } from './find-java.js';
import { runCommand } from './run-command.js';

export interface MavenRun {
  java: Java;
  /** What is fetched, for the error's sentence. */
  what: string;
  args: string[];
  cwd: string;
  signal?: AbortSignal | undefined;
  onLine?: (line: string) => void;
}

/**
 * Runs Maven under the given Java.
 * @throws PaniniError SERVER_DOWNLOAD_FAILED
 */
export async function runMaven(run: MavenRun): Promise<void> {
  const { outcome, lines } = await runCommand({
    command: 'mvn',
    // -U asks again for what an earlier run could not get; Maven would remember the failure otherwise.
    args: ['-B', '-U', ...run.args],
    cwd: run.cwd,
    env: { ...process.env, JAVA_HOME: run.java.home },
    signal: run.signal,
    ...(run.onLine && { onLine: run.onLine }),
  });
  if (outcome === 'missing') {
    throw new PaniniError(
      'SERVER_DOWNLOAD_FAILED',
      `${run.what} comes through Maven, and there is no mvn on PATH.`,
      {
        hint: 'Install Apache Maven 3.8 or newer, then run the same command again.',
      },
    );
  }
  if (outcome === 'failed') {
    throw new PaniniError('SERVER_DOWNLOAD_FAILED', `Maven could not download ${run.what}.`, {
      hint: 'Check the network or your Maven mirror settings (settings.xml in the .m2 folder), then run the same command again.',
      cause: new Error(lines.filter((line) => line.includes('ERROR')).join('\n')),
    });
  }
}
