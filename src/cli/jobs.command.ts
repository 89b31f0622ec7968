import { Option, type Command } from 'commander';
import { usdText } from '../costs/cost-of.js';
import { usageTotal } from '../costs/usage.js';
import { JOB_STATES, type Job, type JobState } from '../ingestion/job.js';
import { JobsService } from '../ingestion/jobs.service.js';
import { addWorkspaceOptions } from './global-options.js';
import { positiveNumber, wholeNumber } from './option-values.js';
import { runOnWorkbench } from './run-command.js';
import { totalText } from './usage.command.js';

const WITHOUT_MODELS = { models: false };
const BUDGET = ['--budget <usd>', 'USD that each ingest of theirs may cost in all', positiveNumber] as const;

interface BudgetOption {
  budget?: number;
}

/** `panini jobs list|show|cancel|retry|replay|work` */
export function addJobsCommand(program: Command): void {
  const jobs = program
    .command('jobs')
    .description('list, show, cancel, retry and work the jobs of documents');
  addWorkspaceOptions(jobs.command('list'))
    .description('jobs, latest first')
    .addOption(new Option('--state <state>', 'only these').choices([...JOB_STATES]))
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 20)
    .action(list());
  addWorkspaceOptions(jobs.command('show <id>')).description('one job with its faults').action(one('get'));
  addWorkspaceOptions(jobs.command('cancel <id>')).description('cancel a job').action(one('cancel'));
  addWorkspaceOptions(jobs.command('retry <id>'))
    .description('put a job that ended badly back in the queue')
    .option(...BUDGET)
    .action(one('retry'));
  addWorkspaceOptions(jobs.command('replay'))
    .description('put every job that failed or stalled back in the queue')
    .option(...BUDGET)
    .action(replay());
  addWorkspaceOptions(jobs.command('work')).description('work the queue until it is empty').action(work());
}

function list() {
  return runOnWorkbench<{ state?: JobState; first: number }>(async ({ get, context }, { options }) => {
    const { state, first } = options;
    const jobs = await get(JobsService).list(context, {
      limit: first,
      ...(state ? { states: [state] } : {}),
    });
    return { json: { jobs }, text: jobs.map(line).join('\n') || 'There is no such job.' };
  }, WITHOUT_MODELS);
}

function one(what: 'get' | 'cancel' | 'retry') {
  return runOnWorkbench<BudgetOption>(async ({ get, context }, { arguments: [id = ''], options }) => {
    const job = await get(JobsService)[what](context, id, options.budget);
    const faults = job.faults.map(({ passage, sentence }) => `  passage ${passage}: ${sentence}`);
    return { json: { job }, text: [line(job), ...faults, ...usageLines(job)].join('\n') };
  }, WITHOUT_MODELS);
}

function replay() {
  return runOnWorkbench<BudgetOption>(async ({ get, context }, { options }) => {
    const replayed = await get(JobsService).replay(context, options.budget);
    return {
      json: { replayed },
      text: `${replayed} jobs are back in the queue; \`panini jobs work\` works it.`,
    };
  }, WITHOUT_MODELS);
}

function work() {
  return runOnWorkbench(async ({ get, context }) => {
    const jobs = get(JobsService);
    await jobs.drain(context);
    const waiting = await jobs.list(context, { states: ['QUEUED', 'RUNNING', 'STALLED'] });
    return { json: { waiting }, text: waiting.map(line).join('\n') || 'Nothing waits any more.' };
  });
}

function line({ id, externalId, state, sentence, usage }: Job): string {
  const cost = usage.length > 0 ? `  ${usdText(usageTotal(usage).costUsd)}` : '';
  return `${id}  ${state}  ${externalId}  ${sentence}${cost}`;
}

function usageLines({ usage }: Job): string[] {
  return usage.map(({ stage, model, batch, ...counted }) => {
    return `  ${stage}  ${model}${batch ? ' in batch' : ''}  ${totalText(counted)}`;
  });
}
