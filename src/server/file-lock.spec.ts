import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFileLock } from '../../bin/file-lock.mjs';
import { isAlive, processIdentity } from '../../bin/process-identity.mjs';

const LOCK_MODULE = fileURLToPath(new URL('../../bin/file-lock.mjs', import.meta.url));

describe('the lock between two commands', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'panini-lock-'));
    lock = join(folder, 'locks', 'server');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Adds one to a number in a file, `rounds` times under the lock, and may kill itself while it holds it. */
  const counter = (rounds: number, dies: boolean) => [
    '--input-type=module',
    '-e',
    `import { withFileLock } from ${JSON.stringify(`file://${LOCK_MODULE}`)};
     import { readFileSync, writeFileSync } from 'node:fs';
     for (let round = 1; round <= ${rounds}; round++) await withFileLock(${JSON.stringify(lock)}, async () => {
       const before = Number(readFileSync(${JSON.stringify(join(folder, 'count'))}, 'utf8'));
       await new Promise((resolve) => setTimeout(resolve, 2));
       writeFileSync(${JSON.stringify(join(folder, 'count'))}, String(before + 1));
       if (${dies} && round === ${rounds}) process.kill(process.pid, 'SIGKILL');
     });`,
  ];

  const run = (rounds: number, dies = false) =>
    new Promise<void>((resolve) => {
      spawn(process.execPath, counter(rounds, dies), { stdio: 'ignore' }).on('close', () => resolve());
    });

  it('loses no turn among processes of which some are killed while they hold it', async () => {
    writeFileSync(join(folder, 'count'), '0');
    await Promise.all([run(8), run(8), run(3, true), run(3, true)]);
    expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('22');
  });

  it('is free again after its holder was killed', async () => {
    writeFileSync(join(folder, 'count'), '0');
    spawnSync(process.execPath, counter(1, true));
    await expect(withFileLock(lock, async () => 'taken')).resolves.toBe('taken');
  });

  it('says once whom it waits for, and stops waiting when told to', async () => {
    const waitedFor: number[] = [];
    const leave = new AbortController();
    await withFileLock(lock, async () => {
      const waiting = withFileLock(lock, async () => 'never', {
        onWait: (pid) => {
          waitedFor.push(pid);
          setTimeout(() => leave.abort(new Error('enough')), 150);
        },
        signal: leave.signal,
      });
      await expect(waiting).rejects.toThrow('enough');
    });
    expect(waitedFor).toEqual([process.pid]);
  });

  it('is given back when the work fails', async () => {
    await expect(withFileLock(lock, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    await expect(withFileLock(lock, async () => 1)).resolves.toBe(1);
  });

  it('does not take another process under a recycled id for its holder', () => {
    expect(isAlive(processIdentity())).toBe(true);
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    expect(isAlive({ pid: dead, startedAt: '' })).toBe(false);
    if (process.platform !== 'win32') expect(isAlive({ pid: process.pid, startedAt: 'earlier' })).toBe(false);
  });
});
