import cliProgress from 'cli-progress';
import type { Report } from '../server/report.js';

/** Takes how much of a known whole is done. */
export type Progress = (done: number, total: number) => void;

const PLAIN_STEPS = 10;

/** Progress lines on standard error, so that standard output stays the answer. */
export const reportLine: Report = (line) => process.stderr.write(`${line}\n`);

/** A bar on a terminal, else a line at each tenth. `end` takes the bar away. */
export function progressOf(what: string): { update: Progress; end: () => void } {
  return process.stderr.isTTY ? barOf(what) : linesOf(what);
}

function barOf(what: string): { update: Progress; end: () => void } {
  const bar = new cliProgress.SingleBar({
    format: `${what} {bar} {value}/{total} {eta_formatted}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  let started = false;
  const update = (done: number, total: number): void => {
    if (!started) bar.start(total, done);
    started = true;
    bar.setTotal(total);
    bar.update(done);
  };
  return { update, end: () => bar.stop() };
}

function linesOf(what: string): { update: Progress; end: () => void } {
  let shown = 0;
  const update = (done: number, total: number): void => {
    const step = total === 0 ? PLAIN_STEPS : Math.floor((done / total) * PLAIN_STEPS);
    if (step <= shown) return;
    shown = step;
    reportLine(`${what}: ${done} of ${total}`);
  };
  return { update, end: () => undefined };
}
