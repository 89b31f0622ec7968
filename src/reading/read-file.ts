import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { decodeText } from './decode-text.js';
import type { ReadOutcome, Unreadable } from './document.js';
import { jsonLineDocuments } from './json-line-documents.js';
import { normaliseText } from './normalise-text.js';
import { parseFile } from './parse-file.js';
import type { ParseRequest } from './parse-message.js';
import { zipNames } from './zip-bounds.js';

/** Largest file that is read, in bytes. */
export const MOST_BYTES = 64_000_000;
const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** A PDF may have a few bytes before its mark. */
const MARK_WITHIN = 1_024;

/** The documents of one file: JSON Lines are one a line, every other file is one. A file that cannot be read is one Unreadable. @throws the operating system's error for a file that is gone */
export async function* readFileDocuments(path: string, externalId: string): AsyncGenerator<ReadOutcome> {
  const { size } = await stat(path);
  if (size > MOST_BYTES) {
    const sentence = `It has ${size} bytes; at most ${MOST_BYTES} are read.`;
    return void (yield unreadable(externalId, { code: 'TOO_LARGE', sentence }));
  }
  yield* readBytes(await readFile(path), externalId);
}

/** The documents in some bytes, by their content; the id's ending only tells JSON Lines apart from text. */
export async function* readBytes(bytes: Buffer, externalId: string): AsyncGenerator<ReadOutcome> {
  if (bytes.subarray(0, MARK_WITHIN).includes(PDF))
    yield await parsed(externalId, { kind: 'pdf', bytes, html: '' });
  else if (bytes.subarray(0, ZIP.length).equals(ZIP)) yield await readZip(bytes, externalId);
  else yield* readText(bytes, externalId);
}

async function* readText(bytes: Buffer, externalId: string): AsyncGenerator<ReadOutcome> {
  const decoded = decodeText(bytes);
  if (decoded.fault) return void (yield unreadable(externalId, decoded.fault));
  const text = normaliseText(decoded.text);
  if (text === '') yield empty(externalId, 'There is no text in it.');
  else if (isHtml(text))
    yield await parsed(externalId, { kind: 'html', bytes: new Uint8Array(), html: text });
  else if (isJsonLines(text, externalId)) yield* jsonLineDocuments(text, externalId);
  else yield { externalId, title: titleOf(text, externalId), text, tags: [], date: null };
}

async function readZip(bytes: Buffer, externalId: string): Promise<ReadOutcome> {
  const zip = await zipNames(bytes);
  if ('fault' in zip) return unreadable(externalId, { code: 'MALFORMED', sentence: zip.fault });
  if (zip.names.has('word/document.xml')) return parsed(externalId, { kind: 'docx', bytes, html: '' });
  const sentence = 'It is a zip that is no DOCX; text, Markdown, HTML, JSON Lines, PDF and DOCX are read.';
  return unreadable(externalId, { code: 'UNSUPPORTED_TYPE', sentence });
}

async function parsed(externalId: string, request: ParseRequest): Promise<ReadOutcome> {
  const reply = await parseFile(request);
  if ('fault' in reply) return unreadable(externalId, { code: 'MALFORMED', sentence: reply.fault });
  const text = normaliseText(reply.text);
  if (text === '') return empty(externalId, 'There is no text in it; pictures of text are not read.');
  const title = normaliseText(reply.title).replace(/\s+/gu, ' ').slice(0, 300);
  return { externalId, title: title || titleOf(text, externalId), text, tags: [], date: null };
}

function isHtml(text: string): boolean {
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|article|main)\b/iu.test(
    text,
  );
}

function isJsonLines(text: string, externalId: string): boolean {
  if (/\.(?:jsonl|ndjson)$/iu.test(externalId)) return true;
  return text.startsWith('{"') && /^\{[^\n]*"text"\s*:[^\n]*\}$/u.test(text.split('\n', 1)[0] ?? '');
}

/** The first heading of Markdown, else the file's name without its ending. */
function titleOf(text: string, externalId: string): string {
  const heading = /^#{1,2}\s+(.{1,300}?)\s*#*$/mu.exec(text.slice(0, 2_000))?.[1];
  const path = externalId.replaceAll('\\', '/');
  return heading ?? basename(path, extname(path)).replace(/[_-]+/gu, ' ');
}

function unreadable(externalId: string, fault: Pick<Unreadable, 'code' | 'sentence'>): Unreadable {
  return { externalId, title: '', state: 'REJECTED', ...fault };
}

function empty(externalId: string, sentence: string): Unreadable {
  return { externalId, title: '', state: 'EMPTY', code: 'EMPTY', sentence };
}
