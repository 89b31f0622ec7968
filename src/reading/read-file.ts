import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { decodeText } from './decode-text.js';
import type { ReadOutcome, Unreadable } from './document.js';
import { jsonLineDocuments } from './json-line-documents.js';
import { normaliseText } from './normalise-text.js';

/** Largest file that is read, in bytes. */
export const MOST_BYTES = 64_000_000;

/** The documents of one file: a text is one, JSON Lines one a line. A file that cannot be read is one Unreadable. @throws the operating system's error for a file that is gone */
export async function* readFileDocuments(path: string, externalId: string): AsyncGenerator<ReadOutcome> {
  const { size } = await stat(path);
  if (size > MOST_BYTES) {
    const sentence = `It has ${size} bytes; at most ${MOST_BYTES} are read.`;
    return void (yield unreadable(externalId, { code: 'TOO_LARGE', sentence }));
  }
  yield* readBytes(await readFile(path), externalId);
}

/** The documents in some bytes, by their content; the id's ending only tells Markdown and JSON Lines apart from text. */
export function* readBytes(bytes: Buffer, externalId: string): Generator<ReadOutcome> {
  const decoded = decodeText(bytes);
  if (decoded.fault) return void (yield unreadable(externalId, decoded.fault));
  const text = normaliseText(decoded.text);
  if (text === '') return void (yield empty(externalId));
  if (isJsonLines(text, externalId)) yield* jsonLineDocuments(text, externalId);
  else yield { externalId, title: titleOf(text, externalId), text, tags: [], date: null };
}

function isJsonLines(text: string, externalId: string): boolean {
  if (/\.(?:jsonl|ndjson)$/iu.test(externalId)) return true;
  return text.startsWith('{"') && /^\{[^\n]*"text"\s*:[^\n]*\}$/u.test(text.split('\n', 1)[0] ?? '');
}

/** The first heading of Markdown, else the file's name without its ending. */
function titleOf(text: string, externalId: string): string {
  const heading = /^#{1,2}\s+(.{1,300}?)\s*#*$/mu.exec(text.slice(0, 2_000))?.[1];
  return heading ?? basename(externalId, extname(externalId)).replace(/[_-]+/gu, ' ');
}

function unreadable(externalId: string, fault: Pick<Unreadable, 'code' | 'sentence'>): Unreadable {
  return { externalId, title: '', state: 'REJECTED', ...fault };
}

function empty(externalId: string): Unreadable {
  return { externalId, title: '', state: 'EMPTY', code: 'EMPTY', sentence: 'There is no text in it.' };
}
