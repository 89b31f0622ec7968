import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PaniniError } from '../errors/panini-error.js';
import { systemErrorCode } from '../errors/system-error-code.js';

/**
 * Writes lines to a file that appears whole or not at all; what the lines throw is thrown on.
 * @returns lines written
 * @throws PaniniError BAD_USER_INPUT when the file cannot be written
 */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<number> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  let written = 0;
  const counted = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      written += 1;
      yield `${line}\n`;
    }
  };
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.from(counted()), createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw writeError(path, thrown);
  }
  return written;
}

function writeError(path: string, thrown: unknown): unknown {
  const code = systemErrorCode(thrown);
  if (code === null) return thrown;
  return new PaniniError('BAD_USER_INPUT', `${path} cannot be written (${code}).`, {
    hint: 'Choose a file, not a folder, in a place that can be written to and has space left.',
    cause: thrown,
  });
}
