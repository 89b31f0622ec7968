import type { ErrorCode, PaniniError } from '../errors/panini-error.js';
import type { JobPassage } from './job-run.js';
import type { PassageFault } from './job.js';

/** Faults of one passage alone: the others are read all the same. */
const PASSAGE_FAULTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'MODEL_REPLY_INVALID',
  'OUTPUT_TRUNCATED',
  'MODEL_REFUSED',
  'MODEL_REQUEST_REFUSED',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
]);

const REPLY_FAULTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'MODEL_REPLY_INVALID',
  'OUTPUT_TRUNCATED',
  'MODEL_REFUSED',
  'INTERNAL',
]);

/** What is noted of a passage that could not be read. @throws the error when it stops the whole job */
export function passageFault({ index }: JobPassage, error: PaniniError): PassageFault {
  if (!PASSAGE_FAULTS.has(error.code)) throw error;
  return { passage: index, code: error.code, sentence: error.toSentence().slice(0, 500) };
}

/** True when what the model said is at fault: said again by the store, it would be at fault again. */
export function isOfReplies(code: ErrorCode): boolean {
  return REPLY_FAULTS.has(code);
}
