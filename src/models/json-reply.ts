import { jsonrepair } from 'jsonrepair';
import { jsonValueEnd } from '../text/json-value-end.js';
import { withoutThoughts } from './thoughts.js';

/** What a model's text holds: one JSON value, or why none can be read, as a sentence that can be quoted back. */
export type JsonReply = { value: unknown; fault: null } | { value: null; fault: string };

/**
 * The one JSON value in a model's reply. Thoughts, prose and code fences around it and a list of one are taken off, and small faults of
 * spelling (trailing commas, single quotes) are repaired. Only for replies that ended by themselves: a truncated one must not be repaired into a complete one.
 */
export function readJsonReply(text: string): JsonReply {
  const body = withoutThoughts(text).trim();
  if (body === '') return faulty('the reply is empty');
  const documents = jsonTexts(body);
  if (documents.length > 1)
    return faulty(`the reply holds ${documents.length} JSON values; exactly one is expected`);
  const parsed = parse(documents[0] ?? body);
  if (parsed.fault !== null) return parsed;
  const value = unwrapped(parsed.value);
  return isSchema(value)
    ? faulty('the JSON Schema itself came back instead of a value of it')
    : { value, fault: null };
}

/** The outermost objects and lists of a text, in order; brackets inside strings do not count, nor do quotation marks outside of both. */
function jsonTexts(text: string): string[] {
  const found: string[] = [];
  for (let from = text.search(/[{[]/); from >= 0;) {
    const end = jsonValueEnd(text, from) ?? text.length;
    found.push(text.slice(from, end));
    const next = text.slice(end).search(/[{[]/);
    from = next < 0 ? -1 : end + next;
  }
  return found.filter(isWorthReading);
}

/** Prose has brackets too ("[1]", "{}"); a reply's value has at least a name in it. */
function isWorthReading(text: string): boolean {
  return /["'\w]/.test(text) && !/^\[\s*[\d,\s]*\]$/.test(text);
}

function parse(text: string): JsonReply {
  try {
    return { value: JSON.parse(text) as unknown, fault: null };
  } catch {
    return repaired(text);
  }
}

function repaired(text: string): JsonReply {
  if (!/[{[]/.test(text)) return faulty('the reply is not JSON');
  try {
    return { value: JSON.parse(jsonrepair(text)) as unknown, fault: null };
  } catch {
    return faulty('the reply is not valid JSON');
  }
}

function unwrapped(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

function isSchema(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '$schema' in value || ('type' in value && value.type === 'object' && 'properties' in value);
}

function faulty(fault: string): JsonReply {
  return { value: null, fault };
}
