import { spawn } from 'node:child_process';

export interface Command {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  signal?: AbortSignal | undefined;
  onLine?: (line: string) => void;
}

export interface CommandResult {
  /** `missing`: there is no such command on PATH. */
  outcome: 'done' | 'failed' | 'missing';
  /** The last lines it printed. */
  lines: string[];
}

const KEPT_LINES = 200;

/** Runs a command without input to its end. Throws only what the signal was aborted with. */
export function runCommand(command: Command): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const child = spawn(command.command, command.args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: command.env ?? process.env,
      ...(command.cwd && { cwd: command.cwd }),
      ...(command.signal && { signal: command.signal }),
    });
    const keep = lineReader((line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      command.onLine?.(line);
    });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (command.signal?.aborted) reject(command.signal.reason as Error);
      else
        resolve({
          outcome: error.code === 'ENOENT' ? 'missing' : 'failed',
          lines: [...lines, error.message],
        });
    });
    child.on('close', (code) => resolve({ outcome: code === 0 ? 'done' : 'failed', lines }));
  });
}

function lineReader(take: (line: string) => void): (part: Buffer) => void {
  let rest = '';
  return (part) => {
    const lines = (rest + part.toString('utf8')).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  };
}
