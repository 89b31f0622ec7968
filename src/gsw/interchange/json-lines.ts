import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { PaniniError } from '../../errors/panini-error.js';
import { systemErrorCode } from '../../errors/system-error-code.js';

const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** A line of a file: its text, or why it cannot be read. */
export type FileLine = { line: number; text: string } | { line: number; fault: string };

/**
 * The lines of a UTF-8 file that are not blank, numbered from 1, read as a stream; line ends may be LF or CRLF, a byte-order mark is skipped.
 * A line that is not UTF-8 or longer than 64 MiB is a fault; the lines after it are read.
 * @throws PaniniError NOT_FOUND when there is no such file, BAD_USER_INPUT when it is a folder or breaks off
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  await refuseMissing(path);
  let line = 0;
  for await (const bytes of splitLines(chunksOf(path))) {
    line += 1;
    if (line === 1 && isUtf16(bytes)) {
      yield { line, fault: 'the file is UTF-16; save it as UTF-8' };
      return;
    }
    const read = readLine(bytes, line);
    if ('fault' in read || read.text.trim() !== '') yield read;
  }
}

/** @throws PaniniError NOT_FOUND */
export async function refuseMissing(path: string): Promise<void> {
  try {
    await access(path);
  } catch (cause) {
    throw new PaniniError('NOT_FOUND', `There is no file or folder ${path} that can be read.`, {
      hint: 'Check the path.',
      cause,
    });
  }
}

/** Text of UTF-8 bytes, or null when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new PaniniError('BAD_USER_INPUT', `${path} ${readFault(cause)}.`, {
      hint: 'Name a file, not a folder, that you may read.',
      cause,
    });
  }
}

/** Why the file system did not give a file, as words that follow its name; any other error is thrown on. */
export function readFault(thrown: unknown): string {
  const code = systemErrorCode(thrown);
  if (code === null) throw thrown;
  return `cannot be read (${code})`;
}

function readLine(bytes: Buffer, line: number): FileLine {
  if (bytes.length > LONGEST_LINE_BYTES) return { line, fault: 'is longer than 64 MiB' };
  const text = decodeUtf8(bytes);
  return text === null ? { line, fault: 'is not UTF-8' } : { line, text: text.replace(/\r$/, '') };
}

/** Lines without their line feed; of one that is too long only as much is kept as shows that. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  const hold = (part: Buffer): void => {
    if (held <= LONGEST_LINE_BYTES) parts.push(part);
    held += part.length;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      hold(chunk.subarray(start, end));
      yield Buffer.concat(parts);
      [parts, held, start] = [[], 0, end + 1];
    }
    hold(chunk.subarray(start));
  }
  if (held > 0) yield Buffer.concat(parts);
}

function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  return mark === 0xfffe || mark === 0xfeff;
}
