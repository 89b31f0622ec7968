import type { DatasetEntry, QuestionFormat } from './dataset-entry.js';
import { HOTPOT } from './hotpot.format.js';
import { MUSIQUE } from './musique.format.js';
import { POPQA } from './popqa.format.js';

const PUBLIC_FORMATS: readonly QuestionFormat[] = [POPQA, MUSIQUE, HOTPOT];

/**
 * An entry in our own fields, whichever known format it has: told by its fields, entry by entry.
 * @throws z.ZodError when it is of a public format but not as that format says
 */
export function readEntry(entry: unknown): DatasetEntry {
  const format = isRecord(entry) ? PUBLIC_FORMATS.find((known) => known.matches(entry)) : undefined;
  return format ? format.read(entry) : { question: entry, passages: [] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
