import type { Command } from 'commander';
import { usdText } from '../costs/cost-of.js';
import type { RemovalReceipt } from '../removal/removal.js';
import { RemovalService } from '../removal/removal.service.js';
import type { DocumentSummary } from '../documents/document.js';
import { DocumentsService } from '../documents/documents.service.js';
import { confirm } from './confirm.js';
import { exitCodeOf } from './exit-code.js';
import { addWorkspaceOptions } from './global-options.js';
import { wholeNumber } from './option-values.js';
import type { Outcome } from './outcome.js';
import { runOnWorkbench } from './run-command.js';

/** After every id of Panini's. */
const LAST_ID = '~';

interface DeleteOptions {
  tag?: string;
  reason: string;
  yes: boolean;
}

/** `panini documents list|delete` */
export function addDocumentsCommand(program: Command): void {
  const documents = program.command('documents').description('list and delete documents');
  addWorkspaceOptions(documents.command('list'))
    .description("documents by the caller's id")
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 100)
    .option('--after <id>', "start after this caller's id")
    .action(list());
  addWorkspaceOptions(documents.command('delete [ids...]'))
    .description('delete documents and all that was read out of them')
    .option('--tag <tag>', 'delete every document that carries the tag')
    .option('--reason <text>', 'why, for the receipt', '')
    .option('--yes', 'do not ask first', false)
    .action(remove());
}

function list() {
  return runOnWorkbench<{ first: number; after?: string }>(
    async ({ get, context }, { options }) => {
      const after = options.after === undefined ? null : { externalId: options.after, id: LAST_ID };
      const documents = await get(DocumentsService).page(context, after, options.first);
      return { json: { documents }, text: documents.map(summary).join('\n') || 'There is no document.' };
    },
    { models: false },
  );
}

function summary({ id, externalId, title, version, passages, costUsd }: DocumentSummary): string {
  const cost = costUsd === 0 ? '' : `, ${usdText(costUsd)}`;
  return `${id}  ${externalId}  version ${version}, ${passages} passages${cost}  ${title}`;
}

function remove() {
  return runOnWorkbench<DeleteOptions>(
    async ({ get, context }, { arguments: ids, options }) => {
      const what =
        options.tag === undefined ? `${ids.length} documents` : `the documents tagged "${options.tag}"`;
      const sure =
        options.yes || (await confirm(`Delete ${what} of "${context.workspace}"?`, context.signal));
      if (!sure) return { json: { receipts: [] }, text: 'Nothing was deleted.' };
      const removal = get(RemovalService);
      const receipts = [
        ...(ids.length > 0 ? await removal.deleteDocuments(context, ids, options.reason) : []),
        ...(options.tag === undefined ? [] : await removal.deleteByTag(context, options.tag, options.reason)),
      ];
      return outcome(receipts);
    },
    { models: false },
  );
}

function outcome(receipts: RemovalReceipt[]): Outcome {
  const text = receipts.map(line).join('\n') || 'There was nothing to delete.';
  const missing = receipts.some((receipt) => receipt.outcome === 'NOT_FOUND');
  return { json: { receipts }, text, ...(missing ? { exitCode: exitCodeOf('NOT_FOUND') } : {}) };
}

function line({ wanted, outcome: what, removed, removedAt, removedBy }: RemovalReceipt): string {
  if (what === 'NOT_FOUND' || removed === null) return `${wanted}  there is no such document`;
  if (what === 'ALREADY_DELETED') return `${wanted}  already deleted by ${removedBy} at ${removedAt}`;
  const { passages, entities, questions, edits } = removed;
  const inert = edits > 0 ? `; ${edits} edits have no effect any more` : '';
  return `${wanted}  deleted with ${passages} passages, ${entities} entities and ${questions} questions${inert}`;
}
