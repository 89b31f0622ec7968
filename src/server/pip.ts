import { PaniniError } from '../errors/panini-error.js';
import { runCommand, type CommandResult } from './run-command.js';

const PIPS: readonly (readonly [string, ...string[]])[] = [
  ['python3', '-m', 'pip'],
  ['pip3'],
  ['pip'],
  ['python', '-m', 'pip'],
];

export interface PipDownload {
  /** What is fetched, for the error's sentence. */
  what: string;
  /** Path of a requirements file with hashes. */
  requirements: string;
  into: string;
  signal?: AbortSignal | undefined;
}

/**
 * Downloads wheels by hash without installing anything, with the first pip there is.
 * @throws PaniniError SERVER_DOWNLOAD_FAILED
 */
export async function pipDownload(download: PipDownload): Promise<void> {
  for (const [command, ...before] of PIPS) {
    if (!(await answers(command, before, download.signal))) continue;
    const result = await runPip(command, before, download);
    if (result.outcome === 'done') return;
    throw refused(download.what, result);
  }
  throw new PaniniError(
    'SERVER_DOWNLOAD_FAILED',
    `${download.what} comes through pip, and no pip was found.`,
    {
      hint: 'Install Python 3 with pip, then run the same command again.',
    },
  );
}

async function answers(command: string, before: string[], signal?: AbortSignal): Promise<boolean> {
  return (await runCommand({ command, args: [...before, '--version'], signal })).outcome === 'done';
}

function runPip(
  command: string,
  before: string[],
  { requirements, into, signal }: PipDownload,
): Promise<CommandResult> {
  const flags = ['--no-deps', '--only-binary=:all:', '--require-hashes', '--disable-pip-version-check'];
  const args = [...before, 'download', ...flags, '--requirement', requirements, '--dest', into];
  return runCommand({ command, args, signal });
}

function refused(what: string, { lines }: CommandResult): PaniniError {
  return new PaniniError('SERVER_DOWNLOAD_FAILED', `pip could not download ${what}.`, {
    hint: 'Check the network or your pip index settings, then run the same command again.',
    cause: new Error(lines.filter((line) => line.includes('ERROR')).join('\n')),
  });
}
