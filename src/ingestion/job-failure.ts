import type { ErrorCode, PaniniError } from '../errors/panini-error.js';
import type { JobState } from './job.js';
import type { ClaimedJob } from './jobs.repository.js';

/** Times that a job is tried before it fails, when it gets nowhere in between. */
export const MOST_CLAIMS = 10;
const LONGEST_PAUSE_SECONDS = 300;

export type JobFailure =
  | { action: 'leave' }
  | { action: 'release'; code: string; sentence: string; pauseSeconds: number }
  | { action: 'stall'; code: string; sentence: string; ingestId: string | null }
  | { action: 'end'; state: JobState; code: string; sentence: string; keepText: boolean };

/** Nothing goes on before somebody pays, raises the limit or changes the configuration. */
const STALLING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'MODEL_QUOTA_EXHAUSTED',
  'BUDGET_EXCEEDED',
  'MODEL_MISMATCH',
  'CONFIGURATION_INVALID',
]);

/** What an error that stopped a whole job means for it; pure. */
export function failureOf(job: Pick<ClaimedJob, 'claims' | 'ingestId'>, error: PaniniError): JobFailure {
  const { code } = error;
  const sentence = error.toSentence().slice(0, 1_000);
  if (code === 'CONFLICT') return conflict(error);
  if (code === 'CANCELLED') return cancelled(error, sentence);
  if (STALLING.has(code)) {
    return { action: 'stall', code, sentence, ingestId: code === 'BUDGET_EXCEEDED' ? job.ingestId : null };
  }
  if (error.retryable && job.claims < MOST_CLAIMS) {
    return {
      action: 'release',
      code,
      sentence,
      pauseSeconds: Math.min(LONGEST_PAUSE_SECONDS, 2 ** job.claims),
    };
  }
  return { action: 'end', state: 'FAILED', code, sentence, keepText: true };
}

/** A document that was deleted is not brought back; a job that is another worker's is left to it. */
function conflict({ details, message }: PaniniError): JobFailure {
  if ('job' in details) return { action: 'leave' };
  if (!('document' in details))
    return { action: 'release', code: 'CONFLICT', sentence: message, pauseSeconds: 1 };
  const sentence = 'The document was deleted after it was sent. Send it again to bring it back.';
  return { action: 'end', state: 'CANCELLED', code: 'DOCUMENT_DELETED', sentence, keepText: false };
}

/** A worker that stops puts its job back; somebody who cancels ends it. */
function cancelled({ details }: PaniniError, sentence: string): JobFailure {
  if (details.stopping === true)
    return { action: 'release', code: 'QUEUED', sentence: 'Waits for a worker.', pauseSeconds: 0 };
  return { action: 'end', state: 'CANCELLED', code: 'CANCELLED', sentence, keepText: true };
}
