import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes lines to a file that appears whole or not at all. @returns lines written */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<number> {
  const unfinished = `${path}.unfinished`;
  let written = 0;
  const counted = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      written += 1;
      yield `${line}\n`;
    }
  };
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(Readable.from(counted()), createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (thrown) {
    await rm(unfinished, { force: true });
    throw thrown;
  }
  return written;
}
