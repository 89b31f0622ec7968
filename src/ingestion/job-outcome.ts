import type { AssembledJob } from './assemble-document.js';
import type { JobRun } from './job-run.js';
import type { JobState } from './job.js';

const MOST_FAULTS = 20;

export interface JobOutcome {
  state: JobState;
  code: string;
  sentence: string;
}

/** Of a document that is in the graph as it was sent. */
export const UNCHANGED = {
  state: 'COMPLETED',
  code: 'UNCHANGED',
  sentence: 'Is in the graph as it is.',
} as const satisfies JobOutcome;

/** Of a document in which nothing could be asked about. */
export const NO_FACTS = {
  state: 'EMPTY',
  code: 'NO_FACTS',
  sentence: 'Nothing was found in it that could be asked about; an earlier version of it stays as it is.',
} as const satisfies JobOutcome;

/** What a job whose passages were read comes to, before anything of it is written. */
export function outcomeOf({ passages, faults, configured }: JobRun, assembled: AssembledJob): JobOutcome {
  const total = passages.length;
  if (assembled.read === 0 && faults[0]) {
    const sentence = `None of its ${total} passages could be read. The first: ${faults[0].sentence}`;
    return { state: 'FAILED', code: faults[0].code, sentence };
  }
  if (faults.length > 0) {
    const sentence = `${total - faults.length} of ${total} passages were read; retry it for the others.`;
    return { state: 'PARTIAL', code: 'PASSAGES_FAILED', sentence };
  }
  if (!assembled.covered) {
    const reader = configured.kind === 'rules' ? 'the rules do' : 'the language model does';
    const sentence = `Is kept verbatim; some or all of it is in a language (${assembled.language}) that ${reader} not read.`;
    return { state: 'PARTIAL', code: 'LANGUAGE_NOT_COVERED', sentence };
  }
  if (assembled.nothing) {
    return NO_FACTS;
  }
  return { state: 'COMPLETED', code: 'COMPLETED', sentence: `Its ${total} passages were read.` };
}

/** What a job keeps of its end. */
export function endRow(
  run: JobRun,
  outcome: JobOutcome,
  { counts, language, covered, read }: AssembledJob,
): Record<string, unknown> {
  return {
    ...outcome,
    ...{ passagesDone: read, passagesTotal: run.passages.length, language, covered },
    ...{ counts: JSON.stringify(counts), faults: JSON.stringify(run.faults.slice(0, MOST_FAULTS)) },
    constructorName: run.constructorName,
  };
}
