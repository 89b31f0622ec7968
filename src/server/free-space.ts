import { mkdir, statfs } from 'node:fs/promises';
import { PaniniError } from '../errors/panini-error.js';

const MEGABYTE = 1_000_000;

/**
 * Makes the folder and checks that its disk has room for `megabytes` more.
 * @throws PaniniError SERVER_SPACE_LOW
 */
export async function requireFreeSpace(folder: string, megabytes: number, what: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const disk = await statfs(folder);
  const free = Math.floor((disk.bavail * disk.bsize) / MEGABYTE);
  if (free >= megabytes) return;
  throw new PaniniError(
    'SERVER_SPACE_LOW',
    `${what} needs ${megabytes} MB of free space, and ${folder} has ${free} MB.`,
    {
      hint: 'Free some space, or set PANINI_HOME to a folder on a larger disk.',
      details: { neededMegabytes: megabytes, freeMegabytes: free },
    },
  );
}
