import { jsonValueEnd } from '../../text/json-value-end.js';
import { InterchangeFault } from './interchange-fault.js';
import { refuseDeepNesting } from './nesting.js';

export interface ReadJson {
  value: unknown;
  /** True when prose, a code fence or a list of one was taken off. */
  unwrapped: boolean;
}

const FENCE = /```(?:json)?\s*\n?([\s\S]*?)```/gi;

/**
 * The one JSON value of a text that a person or a model wrote; a code fence around it and a list of one are taken off.
 * @throws InterchangeFault when it is empty, cut off, nested too deeply, several documents, or a JSON Schema
 */
export function readJson(given: string): ReadJson {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') throw new InterchangeFault('is empty');
  const { value, unwrapped } = parsed(text);
  refuseDeepNesting(value);
  return unwrapList(value, unwrapped);
}

/** The element of a list of one object, and that it was in a list. @throws InterchangeFault when it is a JSON Schema */
export function unwrapList(value: unknown, unwrapped: boolean = false): ReadJson {
  if (Array.isArray(value) && value.length === 1) return unwrapList(value[0], true);
  if (isSchema(value)) throw new InterchangeFault('is a JSON Schema and not a value of it');
  return { value, unwrapped };
}

function parsed(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) as unknown, unwrapped: false };
  } catch (thrown) {
    if (thrown instanceof RangeError) throw thrown;
  }
  const fences = [...text.matchAll(FENCE)];
  if (fences.length > 1) throw new InterchangeFault('holds more than one JSON document');
  const inside = fences[0]?.[1]?.trim();
  if (inside === undefined) throw new InterchangeFault(whyUnreadable(text));
  return { value: parsed(inside).value, unwrapped: true };
}

function whyUnreadable(text: string): string {
  if (!/^[[{]/.test(text)) return 'is not JSON';
  const end = jsonValueEnd(text);
  if (end === null) return 'is cut off: its JSON does not end';
  const rest = text.slice(end).trim();
  if (/^[[{]/.test(rest)) return 'holds more than one JSON document';
  return rest === '' ? 'is not valid JSON' : 'has text after its JSON document';
}

function isSchema(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('entity_nodes' in value && Array.isArray(value.entity_nodes)) return false;
  return '$schema' in value || '$defs' in value || ('properties' in value && 'type' in value);
}
