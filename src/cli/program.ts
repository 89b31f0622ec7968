import { Command, CommanderError } from 'commander';
import { addAskCommand } from './ask.command.js';
import { addBenchCommand } from './bench.command.js';
import { addCalibrateCommand } from './calibrate.command.js';
import { addCompareCommand } from './compare.command.js';
import { addDocumentsCommand } from './documents.command.js';
import { addDoctorCommand } from './doctor.command.js';
import { addDownCommand } from './down.command.js';
import { addEditsCommand } from './edits.command.js';
import { addEvaluateCommand } from './evaluate.command.js';
import { EXIT } from './exit-code.js';
import { addExportCommand } from './export.command.js';
import { addFeedbackCommand } from './feedback.command.js';
import { addGswCommand } from './gsw.command.js';
import { addImportCommand } from './import.command.js';
import { addIngestCommand } from './ingest.command.js';
import { addJobsCommand } from './jobs.command.js';
import { addUsageCommand } from './usage.command.js';
import { addMigrateCommand } from './migrate.command.js';
import { addPlanCommand } from './plan.command.js';
import { addQuestionsCommand } from './questions.command.js';
import { addQuickstartCommand } from './quickstart.command.js';
import { addReconcileCommand } from './reconcile.command.js';
import { addReindexCommand } from './reindex.command.js';
import { addResetCommand } from './reset.command.js';
import { addRetrieveCommand } from './retrieve.command.js';
import { addThreadsCommand } from './threads.command.js';
import { addUpCommand } from './up.command.js';
import { addWorkspacesCommand } from './workspaces.command.js';

const COMMANDS = [
  ...[
    addQuickstartCommand,
    addUpCommand,
    addDownCommand,
    addResetCommand,
    addDoctorCommand,
    addMigrateCommand,
  ],
  ...[
    addIngestCommand,
    addJobsCommand,
    addUsageCommand,
    addImportCommand,
    addExportCommand,
    addGswCommand,
    addReindexCommand,
    addDocumentsCommand,
    addEditsCommand,
    addReconcileCommand,
    addWorkspacesCommand,
  ],
  ...[addPlanCommand, addRetrieveCommand, addAskCommand, addThreadsCommand, addFeedbackCommand],
  ...[addQuestionsCommand, addEvaluateCommand, addCompareCommand, addCalibrateCommand, addBenchCommand],
];

/** The command line: its commands and what they take. */
export function buildProgram(): Command {
  const program = new Command('panini')
    .description(
      'Documents become Generative Semantic Workspaces; multi-hop questions become short cited answers.',
    )
    .showHelpAfterError('(add --help for what it takes)');
  exitOverride(program);
  for (const add of COMMANDS) add(program);
  for (const command of program.commands) [command, ...command.commands].forEach(exitOverride);
  return program;
}

/** Runs the command line; wrong usage ends with status 2. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await buildProgram().parseAsync(argv);
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    process.exitCode = thrown.exitCode === 0 ? EXIT.ok : EXIT.badInput;
  }
}

/** Commander ends the process by itself unless it is told not to. */
function exitOverride(command: Command): void {
  command.exitOverride();
}
