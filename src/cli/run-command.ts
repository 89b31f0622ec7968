import type { Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import { releaseOnSignal } from '../server/on-signal.js';
import type { GlobalOptions } from './global-options.js';
import { printOutcome, type Outcome } from './outcome.js';
import { printError } from './print-error.js';
import { withWorkbench, type Workbench, type WorkbenchOptions } from './workbench.js';

/** What commander hands to an action, texts and options. */
export interface Call<Options> {
  arguments: string[];
  options: Options & GlobalOptions;
  signal: AbortSignal;
}

type Action = (...given: unknown[]) => Promise<void>;

/** An action that prints what the work returns or throws, and ends cleanly on Ctrl-C: the work's signal aborts, then it is waited for. */
export function run<Options = object>(work: (call: Call<Options>) => Promise<Outcome>): Action {
  return async (...given) => {
    const command = given.at(-1) as Command;
    const options = command.opts<Options & GlobalOptions>();
    try {
      const texts = given
        .slice(0, -2)
        .flat()
        .filter((argument) => typeof argument === 'string');
      const outcome = await interruptible((signal) => work({ arguments: texts, options, signal }));
      printOutcome(outcome, options.json === true);
    } catch (thrown) {
      printError(thrown, options.json === true);
    }
  };
}

/** Like `run`, on an open workbench. */
export function runOnWorkbench<Options = object>(
  work: (bench: Workbench, call: Call<Options>) => Promise<Outcome>,
  workbench: Pick<WorkbenchOptions, 'models'> = {},
): Action {
  return run<Options>((call) => {
    const { workspace } = call.options;
    return withWorkbench({ workspace, signal: call.signal, ...workbench }, (bench) => work(bench, call));
  });
}

async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interruption = new AbortController();
  const running = work(interruption.signal);
  const settled = running.then(
    () => undefined,
    () => undefined,
  );
  const ignore = releaseOnSignal(() => {
    interruption.abort(new PaniniError('CANCELLED', 'Interrupted.'));
    return settled;
  });
  try {
    return await running;
  } finally {
    // While a signal is being handled the process ends through its handler, with its exit status.
    if (!interruption.signal.aborted) ignore();
  }
}
