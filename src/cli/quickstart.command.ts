import type { Command } from 'commander';
import { addJsonOption } from './global-options.js';
import { quickstart } from './quickstart.js';
import { run } from './run-command.js';

/** `panini quickstart [--exit]` */
export function addQuickstartCommand(program: Command): void {
  addJsonOption(program.command('quickstart'))
    .description('from nothing to answers: fetch, start, load the sample, ask, serve')
    .option('--exit', 'stop after the answers', false)
    .action(run<{ exit: boolean }>(({ options, signal }) => quickstart({ ...options, signal })));
}
