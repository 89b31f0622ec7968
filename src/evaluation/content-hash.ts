import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PaniniError } from '../errors/panini-error.js';

/**
 * SHA-256, in hex, of what files and folders hold: a folder counts with the relative path and content of each file in it, wherever it stands.
 * @throws PaniniError NOT_FOUND when a path is not there
 */
export async function contentHashOf(
  paths: readonly string[],
  labels: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  for (const label of labels) hash.update(`${label.length}:${label}`);
  for (const path of paths) {
    hash.update('|');
    for (const file of await filesOf(path)) await addFile(hash, path, file);
  }
  return hash.digest('hex');
}

async function addFile(hash: Hash, root: string, file: string): Promise<void> {
  const name = relative(root, file).split(sep).join('/');
  const own = createHash('sha256');
  await pipeline(createReadStream(file), own);
  hash.update(`${name.length}:${name}${own.digest('hex')}`);
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new PaniniError('NOT_FOUND', `There is no file or folder ${path}.`, {
      hint: 'Check the path.',
      cause,
    });
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.sort((left, right) => (left < right ? -1 : 1));
}
