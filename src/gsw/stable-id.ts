import { createHash, randomInt } from 'node:crypto';

const LENGTH = 26;
const KEY_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The same parts give the same id on any machine: 26 hexadecimal digits (104 bits) of a SHA-256 over the length-prefixed parts. */
export function stableId(kind: string, ...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256');
  for (const part of [kind, ...parts].map(String)) hash.update(`${part.length}:${part}`);
  return hash.digest('hex').slice(0, LENGTH);
}

/** SHA-256 of a text, in hex. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** A fresh opaque workspace key: 16 letters and digits. */
export function newWorkspaceKey(): string {
  return Array.from({ length: 16 }, () => KEY_LETTERS[randomInt(KEY_LETTERS.length)]).join('');
}
