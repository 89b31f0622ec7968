import type { Command } from 'commander';
import type { ImportResult } from '../gsw/import-result.js';
import { ImportService } from '../gsw/import.service.js';
import { addWorkspaceOptions } from './global-options.js';
import { progressOf } from './progress.js';
import { runOnWorkbench } from './run-command.js';
import { EXIT } from './exit-code.js';

const SHOWN_FAULTS = 20;

/** `panini import FILE|DIR --passages FILE` */
export function addImportCommand(program: Command): void {
  addWorkspaceOptions(program.command('import <source>'))
    .description('import GSWs from a JSON Lines file or a folder of them')
    .option('--passages <file>', 'JSON Lines file of the passages they were made from')
    .action(
      runOnWorkbench<{ passages?: string }>(
        async ({ get, context }, { arguments: [source = ''], options }) => {
          const bar = progressOf('Importing documents');
          const passages = options.passages === undefined ? {} : { passagesFile: options.passages };
          const result = await get(ImportService)
            .importGsws(context, { source, ...passages }, ({ read, done, expected }) =>
              bar.update(done, expected ?? read),
            )
            .finally(bar.end);
          return { json: result, text: importText(result), ...exitOf(result) };
        },
      ),
    );
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
