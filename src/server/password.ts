import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The private server's password out of its file; undefined when there is none. */
export async function readPassword(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The private server's password; made once, in a file that only its owner reads. Call it under the server lock. */
export async function readOrMakePassword(file: string): Promise<string> {
  const present = await readPassword(file);
  if (present) return present;
  const password = randomBytes(18).toString('base64url');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
