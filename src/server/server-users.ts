import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, processIdentity, type ProcessIdentity } from '../../bin/process-identity.mjs';

/** A process that uses the private server. */
export interface ServerUser extends ProcessIdentity {
  /** `serve` lasts until it is stopped, `command` until its work is done. */
  purpose: 'serve' | 'command';
}

/** Registers this process as a user; returns the file to remove in the end. Call it under the server lock. */
export async function registerUser(folder: string, purpose: ServerUser['purpose']): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}.json`);
  await writeFile(file, JSON.stringify({ ...processIdentity(), purpose } satisfies ServerUser));
  return file;
}

/** The users that still run; files of dead ones are removed. Call it under the server lock. */
export async function livingUsers(folder: string): Promise<ServerUser[]> {
  const users: ServerUser[] = [];
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort()) {
    const user = await readUser(join(folder, name));
    if (user && isAlive(user)) users.push(user);
    else await rm(join(folder, name), { force: true });
  }
  return users;
}

async function readUser(file: string): Promise<ServerUser | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ServerUser;
  } catch {
    return undefined;
  }
}
