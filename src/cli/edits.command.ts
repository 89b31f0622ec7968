import type { Command } from 'commander';
import { Option } from 'commander';
import type { EditState, StoredEdit } from '../edits/edit.js';
import { EditsService } from '../edits/edits.service.js';
import { addWorkspaceOptions } from './global-options.js';
import { wholeNumber } from './option-values.js';
import { runOnWorkbench } from './run-command.js';

interface ListOptions {
  document?: string;
  target?: string;
  state?: EditState;
  first: number;
  before?: number;
}

const STATES: EditState[] = ['APPLIED', 'UNDONE', 'UNATTACHED', 'INERT'];

/** `panini edits list|show|undo` */
export function addEditsCommand(program: Command): void {
  const edits = program.command('edits').description('list, show and undo corrections by analysts');
  addWorkspaceOptions(edits.command('list'))
    .description('edits, latest first')
    .option('--document <id>', 'of one document')
    .option('--target <id>', 'of one entity, question or fact')
    .addOption(new Option('--state <state>', 'in one state').choices(STATES))
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 20)
    .option('--before <number>', 'those before this one', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .action(list());
  addWorkspaceOptions(edits.command('show <id>'))
    .description('one edit with what was before and after')
    .action(show());
  addWorkspaceOptions(edits.command('undo <id>'))
    .description('take an edit back, or make it again when it is itself an undo')
    .requiredOption('--reason <text>', 'why')
    .action(undo());
}

function list() {
  return runOnWorkbench<ListOptions>(
    async ({ get, context }, { options }) => {
      const { first, document, target, state, before } = options;
      const edits = await get(EditsService).list(context, { document, target, state, before, limit: first });
      return { json: { edits }, text: edits.map(line).join('\n') || 'There is no such edit.' };
    },
    { models: false },
  );
}

function show() {
  return runOnWorkbench(
    async ({ get, context }, { arguments: [id = ''] }) => {
      const edit = await get(EditsService).get(context, id);
      return { json: { edit }, text: `${line(edit)}\n${states(edit)}` };
    },
    { models: false },
  );
}

function undo() {
  return runOnWorkbench<{ reason: string }>(async ({ get, context }, { arguments: [id = ''], options }) => {
    const edit = await get(EditsService).undo(context, id, options.reason);
    return { json: { edit }, text: line(edit) };
  });
}

function line({ id, ordinal, kind, state, actor, at, document, reason, problem }: StoredEdit): string {
  const why = problem === null ? '' : `  (${problem})`;
  return `${ordinal}  ${id}  ${kind}  ${state}  ${document}  by ${actor} at ${at}: ${reason}${why}`;
}

function states({ before, after }: StoredEdit): string {
  return `before: ${JSON.stringify(before)}\nafter:  ${JSON.stringify(after)}`;
}
