import type { RunResult } from '../reconciliation/run/run-tally.js';

/** What a run did, for people. */
export function runText({
  documents,
  entities,
  compared,
  merged,
  review,
  stopped,
  truncated,
  seconds,
}: RunResult): string {
  return [
    `${documents} documents with ${entities} entities, ${compared} pairs compared in ${seconds.toFixed(1)} s`,
    `${merged} merged, ${review} pairs to review, ${stopped} merges stopped by decisions`,
    ...truncated.map(
      ({ names, compared: near }) => `a list of ${names} names was cut to the nearest ${near}`,
    ),
  ].join('\n');
}
