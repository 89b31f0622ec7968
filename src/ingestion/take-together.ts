import type { ClaimableJob } from './jobs.repository.js';

/** Jobs that one worker takes at once, and the UTF-16 units of a text that counts as small. */
export const MOST_TOGETHER = 25;
export const SMALL_TEXT = 4_000;

/** Takes the first of a list of jobs away, with what follows and may be run together with it; pure but for the list. */
export function takeTogether(
  candidates: ClaimableJob[],
  mayBeTogether: (job: ClaimableJob) => boolean,
): string[] {
  const [first] = candidates;
  if (!first) return [];
  const isSmall = (job: ClaimableJob): boolean =>
    job.claims === 0 && job.characters !== null && job.characters <= SMALL_TEXT && mayBeTogether(job);
  const fits = (job: ClaimableJob): boolean =>
    isSmall(job) && job.workspaceKey === first.workspaceKey && job.construct === first.construct;
  const end = isSmall(first)
    ? candidates.findIndex((job, index) => index === MOST_TOGETHER || !fits(job))
    : 1;
  return candidates.splice(0, end === -1 ? candidates.length : end).map(({ id }) => id);
}
