import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processIdentity } from './process-identity.mjs';

/*
 * A lock among processes that outlives kill -9 of its holder. It stands in plain JavaScript because the
 * launcher needs it before anything is installed or built.
 *
 * Each holder owns a numbered file, and the highest number decides. A file is only ever created
 * (exclusively, by link) or marked as released, and only files below one's own are removed: so two
 * processes that find a dead holder cannot both take its place, nor remove each other's lock.
 */

/**
 * Runs `work` while no other process holds the lock `path`; waits as long as it takes.
 * `onWait(pid)` is called once if another process holds it; `signal` ends the waiting.
 */
export async function withFileLock(path, work, waiting = {}) {
  const release = await acquire(path, waiting);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(path, { onWait, signal }) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  for (;;) {
    signal?.throwIfAborted();
    const { number, holder } = highest(path);
    if (!holder || !isAlive(holder)) {
      if (take(path, number + 1)) return () => mark(path, number + 1, { released: true });
    } else if (!told) {
      told = true;
      onWait?.(holder.pid);
    }
    await sleep(50 + Math.random() * 50);
  }
}

function take(path, number) {
  const file = `${path}.${number}`;
  const draft = drafted(path, processIdentity());
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  if (highest(path).number !== number) {
    rmSync(file, { force: true });
    return false;
  }
  for (const lower of numbers(path)) if (lower < number) rmSync(`${path}.${lower}`, { force: true });
  return true;
}

function mark(path, number, content) {
  renameSync(drafted(path, content), `${path}.${number}`);
}

function drafted(path, content) {
  const draft = `${path}.draft-${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(content));
  return draft;
}

function highest(path) {
  const number = Math.max(0, ...numbers(path));
  return { number, holder: number === 0 ? undefined : holderIn(`${path}.${number}`) };
}

function holderIn(file) {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    return content.released ? undefined : content;
  } catch {
    return undefined;
  }
}

function numbers(path) {
  const prefix = `${basename(path)}.`;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)));
}
