import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** This process or another, so that a recycled process id is never taken for it: `{ pid, startedAt }`. */
export function processIdentity(pid = process.pid) {
  return { pid, startedAt: startOf(pid) ?? '' };
}

/** Whether exactly that process still runs; a zombie, or another process under the same id, does not count. */
export function isAlive({ pid, startedAt }) {
  if (!Number.isInteger(pid) || pid <= 0 || !answersToSignals(pid)) return false;
  const actual = startOf(pid);
  if (actual === 'zombie') return false;
  return !startedAt || !actual || actual === startedAt;
}

function answersToSignals(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function startOf(pid) {
  if (process.platform === 'linux') return startFromProc(pid);
  if (process.platform === 'win32') return undefined;
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return listed.stdout?.trim() || undefined;
}

function startFromProc(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command stands in parentheses and may hold spaces: the fields are counted after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'zombie' : `${boot}:${fields[19]}`;
  } catch {
    return undefined;
  }
}
