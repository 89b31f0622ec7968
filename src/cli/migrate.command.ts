import type { Command } from 'commander';
import { MigratorService } from '../graph/migrator.service.js';
import { addJsonOption } from './global-options.js';
import { runOnWorkbench } from './run-command.js';

/** `panini migrate`: every command migrates when it opens the graph; this one does nothing else. */
export function addMigrateCommand(program: Command): void {
  addJsonOption(program.command('migrate'))
    .description('bring the schema of the graph up to date')
    .action(
      runOnWorkbench(
        async ({ get }) => {
          const applied = await get(MigratorService).applied();
          return { json: { applied }, text: `The schema is up to date: ${applied.join(', ')}.` };
        },
        { models: false },
      ),
    );
}
