import type { Command } from 'commander';
import { loadEnvironment } from '../config/load-environment.js';
import { stopServer } from '../server/stop-server.js';
import { addJsonOption } from './global-options.js';
import { run } from './run-command.js';

/** `panini down` */
export function addDownCommand(program: Command): void {
  addJsonOption(program.command('down'))
    .description('stop the GraphQL servers and the private Neo4j of this data folder')
    .action(
      run(async () => {
        const { PANINI_HOME } = loadEnvironment();
        const stopped = await stopServer(PANINI_HOME);
        const text = stopped ? 'Stopped.' : `Nothing was running in ${PANINI_HOME}.`;
        return { json: { stopped, home: PANINI_HOME }, text };
      }),
    );
}
