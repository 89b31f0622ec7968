import type { ParseNotes } from '../source-document.js';
import { cleanText } from './clean-text.js';
import { InterchangeFault } from './interchange-fault.js';

export type JsonObject = Record<string, unknown>;

/** The value as an object. @throws InterchangeFault naming where it stands */
export function objectAt(value: unknown, where: string): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new InterchangeFault(`${where}: expected an object, got ${kindOf(value)}`);
}

/** Everything of an object but the keys that are read, in the order it came. */
export function extraOf(value: JsonObject, known: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !known.includes(key)));
}

/** Reads loosely typed values of one GSW and counts what had to be mended. */
export class Coercion {
  constructor(readonly notes: ParseNotes) {}

  /** A cleaned text; numbers and the like become text, nothing becomes ''. */
  text(value: unknown): string {
    const { text, stripped } = cleanText(this.rawText(value));
    if (stripped) this.notes.stripped += 1;
    return text;
  }

  /** A local id. @throws InterchangeFault when there is none */
  localId(value: unknown, where: string): string {
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new InterchangeFault(`${where}: expected an id, got ${kindOf(value)}`);
    }
    return this.text(value);
  }

  /** A list; a single value becomes a list of one, nothing becomes an empty one. */
  list(value: unknown): unknown[] {
    if (Array.isArray(value)) return value;
    if (value === undefined) return [];
    this.notes.coerced += 1;
    return value === null ? [] : [value];
  }

  private rawText(value: unknown): string {
    if (typeof value === 'string') return value;
    this.notes.coerced += 1;
    if (value === null || value === undefined) return '';
    return JSON.stringify(value);
  }
}

/** @throws InterchangeFault naming the first id that stands twice */
export function refuseTwice(ids: readonly string[], what: string): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) throw new InterchangeFault(`${what} "${id}" stands twice`);
    seen.add(id);
  }
}

/** What a value is, in words that follow "got" in a message: "a list", "nothing", "a number". */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
