import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';

export interface PaniniEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface PaniniProcess {
  kill: () => void;
  ended: Promise<PaniniEnd>;
}

/** Starts the real command line tool as a process of its own, on the live tier's Neo4j. */
export function startPanini(
  commandArguments: readonly string[],
  environment: Record<string, string>,
): PaniniProcess {
  const child = spawn(process.execPath, [join(PACKAGE_ROOT, 'bin/panini.mjs'), ...commandArguments], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<PaniniEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code, signal, output: Buffer.concat(said).toString('utf8') }),
    );
  });
  return { kill: () => void child.kill('SIGKILL'), ended };
}
