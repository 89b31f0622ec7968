import { Option, type Command } from 'commander';
import { UsageService } from '../costs/usage.service.js';
import type { UsageTotal } from '../costs/usage.js';
import { PaniniError } from '../errors/panini-error.js';
import { EstimatesService } from '../ingestion/estimates.service.js';
import { IngestionService, type IngestOptions } from '../ingestion/ingestion.service.js';
import type { SentDocument } from '../ingestion/ingest-document.js';
import {
  CONSTRUCTION_KINDS,
  type ConstructionKind,
  type IngestSummary,
  type Job,
  type JobState,
} from '../ingestion/job.js';
import { JobsService } from '../ingestion/jobs.service.js';
import { isUnreadable, type ReadOutcome } from '../reading/document.js';
import { readBytes } from '../reading/read-file.js';
import { readSources } from '../reading/read-sources.js';
import { isIsoDate } from '../text/iso-date.js';
import { estimateText } from './estimate-text.js';
import { addWorkspaceOptions } from './global-options.js';
import { positiveNumber, wholeNumber } from './option-values.js';
import type { Outcome } from './outcome.js';
import { progressOf } from './progress.js';
import { runOnWorkbench } from './run-command.js';
import { totalText } from './usage.command.js';
import type { Workbench } from './workbench.js';

interface IngestCommandOptions {
  construct?: ConstructionKind;
  tag: string[];
  date?: string;
  stdinName: string;
  workers: number;
  budget?: number;
  estimate: boolean;
}

const NOT_GOOD: readonly JobState[] = ['PARTIAL', 'FAILED', 'REJECTED', 'STALLED', 'CANCELLED'];
const MOST_SHOWN = 50;

/** `panini ingest PATHS...` */
export function addIngestCommand(program: Command): void {
  addWorkspaceOptions(program.command('ingest <paths...>'))
    .description(
      'read documents: text, Markdown, HTML, PDF, DOCX, JSON Lines of {title, text}, folders of them; `-` is standard input',
    )
    .addOption(
      new Option(
        '--construct <how>',
        'how passages are read; a language model when one is configured, else rules',
      ).choices([...CONSTRUCTION_KINDS]),
    )
    .option(
      '--tag <tag>',
      'a tag for every document; may be repeated',
      (tag, tags: string[]) => [...tags, tag],
      [],
    )
    .option('--date <date>', 'an ISO date for every document that has none')
    .option('--stdin-name <name>', 'id of the document on standard input', 'standard-input')
    .option('--workers <count>', 'documents read side by side, 1 to 16', wholeNumber(1, 16), 4)
    .option(
      '--budget <usd>',
      'USD that reading may cost at most: the call that would pass it is not made',
      positiveNumber,
    )
    .option('--estimate', 'say what reading would cost, and read nothing', false)
    .action(ingest());
}

function ingest() {
  return runOnWorkbench<IngestCommandOptions>(async (bench, { arguments: paths, options }) => {
    const { get, context } = bench;
    const date = dateOf(options.date);
    const documents = sent(paths, { tags: options.tag, date, stdinName: options.stdinName });
    if (options.estimate) {
      const estimate = await get(EstimatesService).estimate(context, documents, options.construct);
      return { json: { estimate }, text: estimateText(estimate) };
    }
    const { ingestId } = await get(IngestionService).acceptAll(context, documents, acceptingOf(options));
    await drained(bench, ingestId, options.workers);
    const jobs = get(JobsService);
    const summary = await jobs.summary(context, ingestId);
    const bad = await jobs.list(context, { ingestId, states: [...NOT_GOOD, 'EMPTY'], limit: MOST_SHOWN });
    const { total } = await get(UsageService).report(context, { ingestId });
    return outcome(summary, bad, total);
  });
}

function acceptingOf({ construct, budget }: IngestCommandOptions): IngestOptions {
  return {
    ...(construct === undefined ? {} : { construct }),
    ...(budget === undefined ? {} : { budgetUsd: budget }),
  };
}

function dateOf(date: string | undefined): string | null {
  if (date === undefined || isIsoDate(date)) return date ?? null;
  throw new PaniniError('BAD_USER_INPUT', `Expected --date as YYYY, YYYY-MM or YYYY-MM-DD, got "${date}".`);
}

async function drained({ get, context }: Workbench, ingestId: string, workers: number): Promise<void> {
  const bar = progressOf('Reading documents');
  const report = ({ documents, states }: IngestSummary): void =>
    bar.update(documents - states.QUEUED - states.RUNNING, documents);
  await get(JobsService).drain(context, { ingestId, workers, report }).finally(bar.end);
}

interface SentWith {
  tags: string[];
  date: string | null;
  stdinName: string;
}

async function* sent(
  paths: readonly string[],
  { tags, date, stdinName }: SentWith,
): AsyncGenerator<SentDocument> {
  for await (const read of outcomes(paths, stdinName)) {
    if (isUnreadable(read)) yield read;
    else yield { ...read, tags: [...new Set([...read.tags, ...tags])], date: read.date ?? date };
  }
}

async function* outcomes(paths: readonly string[], stdinName: string): AsyncGenerator<ReadOutcome> {
  for (const path of paths) {
    if (path === '-') yield* readBytes(await standardInput(), stdinName);
    else yield* readSources([path]);
  }
}

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function outcome(summary: IngestSummary, bad: readonly Job[], usage: UsageTotal): Outcome {
  const { documents, unchanged, states, passagesDone } = summary;
  const named = Object.entries(states).filter(([, count]) => count > 0);
  const text = [
    `${documents} documents: ${named.map(([state, count]) => `${count} ${state}`).join(', ') || 'none'} (${unchanged} unchanged), ${passagesDone} passages read.`,
    ...(usage.calls > 0 ? [totalText(usage)] : []),
    ...bad.map(({ externalId, state, sentence }) => `  ${externalId}  ${state}: ${sentence}`),
  ].join('\n');
  const failed = NOT_GOOD.some((state) => states[state] > 0);
  return { json: { summary, usage, problems: bad }, text, ...(failed ? { exitCode: 1 } : {}) };
}
