import type { Command } from 'commander';
import type { Thread } from '../threads/thread.js';
import { ThreadsService } from '../threads/threads.service.js';
import { addWorkspaceOptions } from './global-options.js';
import { wholeNumber } from './option-values.js';
import { runOnWorkbench } from './run-command.js';

const WITHOUT_MODELS = { models: false };
const MOST_TURNS = 100;

/** `panini threads list|start|show|delete` */
export function addThreadsCommand(program: Command): void {
  const threads = program.command('threads').description('list, start, show and delete threads');
  addWorkspaceOptions(threads.command('list'))
    .description('threads, the one asked in last first')
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 20)
    .action(list());
  addWorkspaceOptions(threads.command('start [title]'))
    .description('start a thread to ask in')
    .action(start());
  addWorkspaceOptions(threads.command('show <id>')).description('a thread with its turns').action(show());
  addWorkspaceOptions(threads.command('delete <id>'))
    .description('delete a thread with its turns')
    .requiredOption('--yes', 'confirm that its turns are lost')
    .action(remove());
}

function list() {
  return runOnWorkbench<{ first: number }>(async ({ get, context }, { options }) => {
    const threads = await get(ThreadsService).page(context, { before: null, limit: options.first });
    return { json: { threads }, text: threads.map(line).join('\n') || 'There is no thread yet.' };
  }, WITHOUT_MODELS);
}

function start() {
  return runOnWorkbench(async ({ get, context }, { arguments: [title = ''] }) => {
    const thread = await get(ThreadsService).start(context, title.slice(0, 200));
    return { json: { thread }, text: `${thread.id}\nAsk in it: panini ask "..." --thread ${thread.id}` };
  }, WITHOUT_MODELS);
}

function show() {
  return runOnWorkbench(async ({ get, context }, { arguments: [id = ''] }) => {
    const service = get(ThreadsService);
    const thread = await service.get(context, id);
    const turns = await service.turns(context, id, MOST_TURNS);
    const text = turns.map(({ asked, text: answer }) => `${asked}\n  ${answer}`).join('\n');
    return { json: { thread, turns }, text: text || 'Nothing was asked in it yet.' };
  }, WITHOUT_MODELS);
}

function remove() {
  return runOnWorkbench(async ({ get, context }, { arguments: [id = ''] }) => {
    const deletedNodes = await get(ThreadsService).delete(context, id);
    return { json: { deletedNodes }, text: `Deleted the thread with ${deletedNodes} nodes.` };
  }, WITHOUT_MODELS);
}

function line({ id, title, turns, lastAt }: Thread): string {
  return `${id}  ${lastAt}  ${turns} questions  ${title}`;
}
