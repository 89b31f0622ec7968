import type { Command } from 'commander';
import { doctorChecks, type Check } from './doctor-checks.js';
import { EXIT } from './exit-code.js';
import { addWorkspaceOptions } from './global-options.js';
import { runOnWorkbench } from './run-command.js';

/** `panini doctor` */
export function addDoctorCommand(program: Command): void {
  addWorkspaceOptions(program.command('doctor'))
    .description('look at everything Panini needs and say what does not work')
    .action(
      runOnWorkbench(async (bench) => {
        const checks = await doctorChecks(bench);
        const failed = checks.some((check) => !check.ok);
        return {
          json: { checks },
          text: checks.map(checkLine).join('\n'),
          ...(failed ? { exitCode: EXIT.unavailable } : {}),
        };
      }),
    );
}

function checkLine({ name, ok, detail }: Check): string {
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${detail}`;
}
