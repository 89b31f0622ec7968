import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { QuestionRecord } from '../evaluation-report.js';
import type { ComparedMethod } from './compared-method.js';

/** What a run file was made with: records of another run are never mixed in. */
export const runHeaderSchema = z.strictObject({
  panini: z.literal('comparison/1'),
  /** SHA-256 of the questions as they were read. */
  questions: z.string(),
  /** Key of the workspace and the version of its content. */
  workspace: z.string(),
  models: z.string(),
  plans: z.string(),
  answers: z.string(),
});

export type RunHeader = z.infer<typeof runHeaderSchema>;

export const runLineSchema = z.object({
  method: z.string(),
  /** Hash of what the method was told, so that a changed method is asked anew. */
  settings: z.string(),
  // Only ever written by us; what a figure is made of is checked, the rest is carried.
  record: z.looseObject({
    id: z.string(),
    em: z.number(),
    f1: z.number(),
    error: z.string().nullable(),
  }),
});

/** One answered question of one method. */
export interface RunLine {
  method: string;
  settings: string;
  record: QuestionRecord;
}

const HASH_LENGTH = 16;

/** Everything that decides what a method answers, in one short hash; the words that describe it are left out. */
export function settingsOf(method: ComparedMethod): string {
  const deciding = Object.entries(method).filter(([name]) => name !== 'what');
  return hashOf(deciding.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** A short SHA-256 of a value's JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HASH_LENGTH);
}
