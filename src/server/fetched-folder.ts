import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const MARKER = '.complete';

export interface FetchedFolder {
  target: string;
  /** What the folder must hold (versions, hashes); a folder marked otherwise is made anew. */
  content: string;
  /** Fills the folder it is given; whatever it throws leaves nothing behind. */
  fill(folder: string): Promise<void>;
}

/** Whether the folder was filled to the end with exactly this content. */
export async function isComplete({
  target,
  content,
}: Pick<FetchedFolder, 'target' | 'content'>): Promise<boolean> {
  try {
    return (await readFile(join(target, MARKER), 'utf8')) === content;
  } catch {
    return false;
  }
}

/** Fills a folder in one visible step: what an interrupted run left is removed first. Call it under the lock. */
export async function fetchFolder(folder: FetchedFolder): Promise<void> {
  const parent = dirname(folder.target);
  const prefix = `${basename(folder.target)}.partial-`;
  await mkdir(parent, { recursive: true });
  await removePartial(parent, prefix);
  const partial = join(parent, prefix + randomBytes(4).toString('hex'));
  try {
    await mkdir(partial);
    await folder.fill(partial);
    await writeFile(join(partial, MARKER), folder.content);
    await rm(folder.target, { recursive: true, force: true });
    await rename(partial, folder.target);
  } finally {
    // A second time: the program of a run that was killed may have gone on writing until now.
    await removePartial(parent, prefix);
  }
}

async function removePartial(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
}
