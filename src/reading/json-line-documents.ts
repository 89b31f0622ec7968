import { z } from 'zod';
import type { ReadOutcome, Unreadable } from './document.js';
import { normaliseText } from './normalise-text.js';

const line = z.looseObject({
  title: z.string().max(1_000).optional(),
  text: z.string(),
  id: z.union([z.string().min(1).max(1_000), z.number().int()]).optional(),
  tags: z.array(z.string().min(1).max(200)).max(50).optional(),
  date: z.string().max(40).nullish(),
});

/** One document a line of `{title, text, id?, tags?, date?}`; a malformed line is named and the others are read. Without an id a document is `file#title`, repeats with `~2`. */
export function* jsonLineDocuments(text: string, file: string): Generator<ReadOutcome> {
  const used = new Map<string, number>();
  for (const [index, source] of text.split('\n').entries()) {
    if (source.trim() === '') continue;
    yield documentOf(source, { file, number: index + 1, used });
  }
}

interface Place {
  file: string;
  /** From 1. */
  number: number;
  used: Map<string, number>;
}

function documentOf(source: string, place: Place): ReadOutcome {
  const value = parse(source);
  if (value === undefined) return malformed(place, undefined);
  const parsed = line.safeParse(value);
  if (!parsed.success) return malformed(place, parsed.error.issues[0]);
  const { title = '', id, tags = [], date = null } = parsed.data;
  const text = normaliseText(parsed.data.text);
  const externalId =
    id === undefined ? unused(`${place.file}#${title || place.number}`, place.used) : String(id);
  if (text !== '') return { externalId, title, text, tags, date };
  return { externalId, title, state: 'EMPTY', code: 'EMPTY', sentence: `Line ${place.number} has no text.` };
}

function malformed({ file, number }: Place, issue: z.core.$ZodIssue | undefined): Unreadable {
  const fault = issue ? `${issue.path.join('.') || 'the line'}: ${issue.message}` : 'it is not JSON';
  const sentence = `Line ${number}: ${fault}.`;
  return { externalId: `${file}:${number}`, title: '', state: 'REJECTED', code: 'MALFORMED', sentence };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

function unused(id: string, used: Map<string, number>): string {
  const times = (used.get(id) ?? 0) + 1;
  used.set(id, times);
  return times === 1 ? id : `${id}~${times}`;
}
