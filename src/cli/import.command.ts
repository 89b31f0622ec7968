import type { Command } from 'commander';
import type { ImportResult } from '../gsw/import-result.js';
import { GraphRestoreService } from '../gsw/graph-restore.service.js';
import { ImportService } from '../gsw/import.service.js';
import { ReconcileService } from '../reconciliation/run/reconcile.service.js';
import type { RunResult } from '../reconciliation/run/run-tally.js';
import { addWorkspaceOptions } from './global-options.js';
import type { Outcome } from './outcome.js';
import { progressOf } from './progress.js';
import { runText } from './run-text.js';
import { runOnWorkbench } from './run-command.js';
import { EXIT } from './exit-code.js';
import type { Workbench } from './workbench.js';

const SHOWN_FAULTS = 20;

interface ImportOptions {
  passages?: string;
  graph: boolean;
}

/** `panini import FILE|DIR --passages FILE` */
export function addImportCommand(program: Command): void {
  addWorkspaceOptions(program.command('import <source>'))
    .description('import GSWs from a JSON Lines file or a folder of them')
    .option('--passages <file>', 'JSON Lines file of the passages they were made from')
    .option('--graph', 'the source is a file of `export --graph`: restore it as a new workspace', false)
    .action(
      runOnWorkbench<ImportOptions>((bench, { arguments: [source = ''], options }) =>
        options.graph ? restoreGraph(bench, source) : importGsws(bench, source, options),
      ),
    );
}

async function importGsws(
  { get, context, environment }: Workbench,
  source: string,
  { passages }: ImportOptions,
): Promise<Outcome> {
  const bar = progressOf('Importing documents');
  const files = { source, ...(passages === undefined ? {} : { passagesFile: passages }) };
  const result = await get(ImportService)
    .importGsws(context, files, ({ read, done, expected }) => bar.update(done, expected ?? read))
    .finally(bar.end);
  const reconciled = environment.PANINI_RECONCILE === 'on' ? await reconcileOpen({ get, context }) : null;
  const text = [importText(result), ...(reconciled ? [runText(reconciled)] : [])].join('\n');
  return { json: { ...result, reconciled }, text, ...exitOf(result) };
}

/** Compares what was imported with the rest; nothing to do takes no time. */
async function reconcileOpen({ get, context }: Pick<Workbench, 'get' | 'context'>): Promise<RunResult> {
  const bar = progressOf('Reconciling documents');
  return get(ReconcileService).run(context, { report: bar.update }).finally(bar.end);
}

async function restoreGraph({ get, context }: Workbench, file: string): Promise<Outcome> {
  const result = await get(GraphRestoreService).restore(context, file);
  const { workspace, nodes, relationships } = result;
  return {
    json: result,
    text: `Restored workspace "${workspace}": ${nodes} nodes, ${relationships} relationships.`,
  };
}

/** Faults do not stop the good documents, yet a caller must be able to notice them. */
function exitOf({ faultCount }: ImportResult): { exitCode?: number } {
  return faultCount > 0 ? { exitCode: EXIT.failed } : {};
}

/** An import's result for people. */
export function importText({
  workspace,
  documents,
  written,
  faults,
  faultCount,
  milliseconds,
}: ImportResult): string {
  const { added, updated, unchanged, rejected } = documents;
  return [
    `Workspace "${workspace}": ${added} documents added, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected (${(milliseconds / 1000).toFixed(1)} s).`,
    `Written: ${written.passages} passages, ${written.entities} entities, ${written.verbPhrases} verb phrases, ${written.questions} questions.`,
    ...faults.slice(0, SHOWN_FAULTS).map((fault) => `  ${JSON.stringify(fault)}`),
    ...(faultCount > SHOWN_FAULTS
      ? [`  and ${faultCount - SHOWN_FAULTS} more faults; --json lists them.`]
      : []),
  ].join('\n');
}
