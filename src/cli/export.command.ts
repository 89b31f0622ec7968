import type { Command } from 'commander';
import { ExportService } from '../gsw/export.service.js';
import { GraphExportService } from '../gsw/graph-export.service.js';
import { addWorkspaceOptions } from './global-options.js';
import type { Outcome } from './outcome.js';
import { runOnWorkbench } from './run-command.js';
import type { Workbench } from './workbench.js';

interface ExportOptions {
  out: string;
  passagesOut?: string;
  graph: boolean;
  hashVectors: boolean;
  portable: boolean;
}

/** `panini export --out FILE` */
export function addExportCommand(program: Command): void {
  addWorkspaceOptions(program.command('export'))
    .description('write the GSWs of a workspace, or with --graph all of it, to a JSON Lines file')
    .requiredOption('--out <file>', 'file to write')
    .option('--passages-out <file>', 'write the passages too')
    .option('--graph', 'every node and relationship, sorted', false)
    .option('--hash-vectors', 'with --graph: vectors as hashes, to compare and not to restore', false)
    .option('--portable', 'with --graph: independent of the workspace, to compare two', false)
    .action(
      runOnWorkbench<ExportOptions>(
        (bench, { options }) => (options.graph ? exportGraph(bench, options) : exportGsws(bench, options)),
        { models: false },
      ),
    );
}

async function exportGsws(
  { get, context }: Workbench,
  { out, passagesOut }: ExportOptions,
): Promise<Outcome> {
  const files = { out, ...(passagesOut === undefined ? {} : { passagesOut }) };
  const result = await get(ExportService).exportGsws(context, files);
  const passages = passagesOut === undefined ? '' : ` and ${result.passages} passages to ${passagesOut}`;
  return { json: result, text: `Wrote ${result.gsws} GSWs to ${out}${passages}.` };
}

async function exportGraph({ get, context }: Workbench, options: ExportOptions): Promise<Outcome> {
  const { out, hashVectors, portable } = options;
  const result = await get(GraphExportService).exportGraph(context, { out, hashVectors, portable });
  return { json: result, text: `Wrote ${result.lines} lines to ${out}.` };
}
