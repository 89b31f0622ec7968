import { writeFile, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { openTemporaryFile } from './temporary-file.js';

/** A file that came with an upload, on disk until it is closed. */
export interface UploadedFile {
  /** As the client gave it: part of an id, never a path that is opened. */
  name: string;
  externalId: string;
  bytes: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Writes a stream to a temporary file; `count` is told of each chunk's bytes and may throw. The handle is closed when that fails. */
export async function storeFile(
  stream: Readable,
  count: (bytes: number) => void,
): Promise<Pick<UploadedFile, 'bytes' | 'close'>> {
  const handle = await openTemporaryFile();
  try {
    await writeFile(handle, counted(stream, count));
    const { size } = await handle.stat();
    return { bytes: () => readAll(handle, size), close: () => handle.close() };
  } catch (thrown) {
    await handle.close();
    throw thrown;
  }
}

async function* counted(stream: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    count(chunk.length);
    yield chunk;
  }
}

async function readAll(handle: FileHandle, size: number): Promise<Buffer> {
  const buffer = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await handle.read(buffer, read, size - read, read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}
