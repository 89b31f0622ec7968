import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file without a name: it is taken out of its folder as soon as it is open, so that nothing is left of it however the process ends.
 * Its space is free again when the handle is closed.
 */
export async function openTemporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `panini-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return handle;
}
