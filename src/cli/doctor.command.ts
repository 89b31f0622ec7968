import type { Command } from 'commander';
import { ConsistencyService } from '../gsw/consistency.service.js';
import { doctorChecks, type Check } from './doctor-checks.js';
import { EXIT } from './exit-code.js';
import { addWorkspaceOptions } from './global-options.js';
import type { Outcome } from './outcome.js';
import { runOnWorkbench } from './run-command.js';
import type { Workbench } from './workbench.js';

interface DoctorOptions {
  consistency: boolean;
  repair: boolean;
}

/** `panini doctor [--consistency [--repair]]` */
export function addDoctorCommand(program: Command): void {
  addWorkspaceOptions(program.command('doctor'))
    .description('look at everything Panini needs and say what does not work')
    .option('--consistency', 'check the workspace for what hand edits left inconsistent instead', false)
    .option('--repair', 'with --consistency: mend what is found', false)
    .action(
      runOnWorkbench<DoctorOptions>((bench, { options }) =>
        options.consistency || options.repair ? consistency(bench, options.repair) : checks(bench),
      ),
    );
}

async function checks(bench: Workbench): Promise<Outcome> {
  const found = await doctorChecks(bench);
  const failed = found.some((check) => !check.ok);
  const exit = failed ? { exitCode: EXIT.unavailable } : {};
  return { json: { checks: found }, text: found.map(checkLine).join('\n'), ...exit };
}

async function consistency({ get, context }: Workbench, repair: boolean): Promise<Outcome> {
  const report = await get(ConsistencyService).check(context, { repair });
  const lines = Object.entries(report.findings).map(
    ([kind, finding]) => `${kind}: ${JSON.stringify(finding)}`,
  );
  const verdict = report.consistent ? 'consistent' : repair ? 'mended' : 'not consistent; --repair mends it';
  const text = [...lines, `Workspace "${report.workspace}" is ${verdict}.`].join('\n');
  return { json: report, text, ...(report.consistent || repair ? {} : { exitCode: EXIT.failed }) };
}

function checkLine({ name, ok, detail }: Check): string {
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${detail}`;
}
