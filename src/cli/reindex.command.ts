import type { Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { ReindexService } from '../workspaces/reindex.service.js';
import { addWorkspaceOptions } from './global-options.js';
import { reportLine } from './progress.js';
import { runOnWorkbench } from './run-command.js';

/** `panini reindex [--model NAME]` */
export function addReindexCommand(program: Command): void {
  addWorkspaceOptions(program.command('reindex'))
    .description('embed a workspace anew with the configured model, then switch to it')
    .option('--model <name>', 'the model you expect to be configured, e.g. openai/text-embedding-3-small')
    .action(
      runOnWorkbench<{ model?: string }>(async ({ get, context }, { options }) => {
        refuseUnconfigured(options.model, get<Embedder>(EMBEDDER).model);
        const { workspace, embedded } = await get(ReindexService).reindex(context, (count) =>
          reportLine(`Embedded ${count}`),
        );
        const text = `Workspace "${workspace.name}" now reads ${workspace.embeddingModel}; ${embedded} vectors were made.`;
        return { json: { workspace, embedded }, text };
      }),
    );
}

function refuseUnconfigured(wanted: string | undefined, configured: string): void {
  if (wanted === undefined || wanted === configured) return;
  throw new PaniniError('BAD_USER_INPUT', `The configured embedder is ${configured}, not ${wanted}.`, {
    hint: 'Set EMBEDDER and EMBEDDING_MODEL to the model you want, then run the same command again.',
  });
}
