import type { Command } from 'commander';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { addJsonOption } from './global-options.js';
import { wholeNumber } from './option-values.js';
import { runOnWorkbench } from './run-command.js';

const WITHOUT_MODELS = { models: false };

/** `panini workspaces list|create|rename|delete` */
export function addWorkspacesCommand(program: Command): void {
  const workspaces = program.command('workspaces').description('list, create, rename and delete workspaces');
  addJsonOption(workspaces.command('list'))
    .description('workspaces by name')
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 100)
    .option('--after <name>', 'start after this name')
    .action(list());
  addJsonOption(workspaces.command('create <name>')).description('make an empty workspace').action(create());
  workspaces
    .command('rename <name> <new-name>')
    .description('give a workspace another name')
    .action(rename());
  addJsonOption(workspaces.command('delete <name>'))
    .description('delete a workspace and all it holds')
    .requiredOption('--yes', 'confirm that everything in it is lost')
    .action(remove());
}

function list() {
  return runOnWorkbench<{ first: number; after?: string }>(async ({ get, context }, { options }) => {
    const { first, after } = options;
    const page = { first, ...(after === undefined ? {} : { after }) };
    const workspaces = await get(WorkspacesService).list(context, page);
    return { json: { workspaces }, text: workspaces.map(line).join('\n') || 'There is no workspace yet.' };
  }, WITHOUT_MODELS);
}

function create() {
  return runOnWorkbench(async ({ get, context }, { arguments: [name = ''] }) => {
    const workspace = await get(WorkspacesService).create(context, name);
    return { json: { workspace }, text: `Created ${line(workspace)}` };
  }, WITHOUT_MODELS);
}

function rename() {
  return runOnWorkbench(async ({ get, context }, { arguments: [name = '', newName = ''] }) => {
    const workspace = await get(WorkspacesService).rename(context, name, newName);
    return { json: { workspace }, text: `Renamed "${name}" to "${workspace.name}".` };
  }, WITHOUT_MODELS);
}

function remove() {
  return runOnWorkbench(async ({ get, context }, { arguments: [name = ''] }) => {
    const receipt = await get(WorkspacesService).delete(context, name);
    return { json: receipt, text: `Deleted "${name}" with ${receipt.deletedNodes} nodes.` };
  }, WITHOUT_MODELS);
}

function line({ name, embeddingModel, embeddingDimension, createdAt }: Workspace): string {
  return `"${name}"  ${embeddingModel} (${embeddingDimension})  since ${createdAt}`;
}
