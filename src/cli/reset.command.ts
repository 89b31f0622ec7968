import type { Command } from 'commander';
import { loadEnvironment } from '../config/load-environment.js';
import { resetHome, resetTargets } from '../server/reset-home.js';
import { confirm } from './confirm.js';
import { addJsonOption } from './global-options.js';
import { run } from './run-command.js';

/** `panini reset [--all] [--yes]` */
export function addResetCommand(program: Command): void {
  addJsonOption(program.command('reset'))
    .description('stop the private Neo4j and delete its data, after asking')
    .option('--all', 'the downloads (server, models) too', false)
    .option('--yes', 'do not ask', false)
    .action(
      run<{ all: boolean; yes: boolean }>(async ({ options: { all, yes }, signal }) => {
        const { PANINI_HOME } = loadEnvironment();
        const targets = resetTargets(PANINI_HOME, { all });
        const agreed = yes || (await confirm(`Delete ${targets.join(' and ')}?`, signal));
        if (agreed) await resetHome(PANINI_HOME, { all });
        return {
          json: { removed: agreed ? targets : [] },
          text: agreed ? 'Deleted.' : 'Nothing was deleted.',
        };
      }),
    );
}
