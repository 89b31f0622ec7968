import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { PaniniError } from '../errors/panini-error.js';
import type { ReadOutcome } from './document.js';
import { readFileDocuments } from './read-file.js';

/**
 * The documents of files and folders, one after the other: files of a folder in the order of their paths, hidden ones left out. A file's id is its path
 * as given; in a folder it is the folder's name with the path below it, so that two readme.md stay two.
 * @throws PaniniError NOT_FOUND for a path that is not there
 */
export async function* readSources(paths: readonly string[]): AsyncGenerator<ReadOutcome> {
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) {
      throw new PaniniError('NOT_FOUND', `There is no file or folder ${path}.`, { hint: 'Check the path.' });
    }
    if (found.isDirectory()) yield* readFolder(path);
    else yield* readFileDocuments(path, path.replaceAll('\\', '/'));
  }
}

async function* readFolder(folder: string): AsyncGenerator<ReadOutcome> {
  const root = resolve(folder);
  const files = await glob('**/*', { cwd: root, onlyFiles: true, dot: false, followSymbolicLinks: false });
  for (const file of files.sort()) yield* readFileDocuments(join(root, file), `${basename(root)}/${file}`);
}
