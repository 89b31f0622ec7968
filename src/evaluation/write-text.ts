import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { PaniniError } from '../errors/panini-error.js';

/**
 * Writes a text beside the path first and renames it into place, so that a reader sees the old file or the new one, never a part.
 * @throws PaniniError BAD_USER_INPUT when the folder cannot be written to
 */
export async function writeText(path: string, text: string): Promise<void> {
  const partial = `${path}.${randomUUID()}.partial`;
  try {
    await writeFile(partial, text, { flag: 'wx' });
    await rename(partial, path);
  } catch (cause) {
    await rm(partial, { force: true });
    throw new PaniniError('BAD_USER_INPUT', `${path} cannot be written.`, {
      hint: 'Choose a file in a folder that exists and can be written to.',
      cause,
    });
  }
}
