import { Argument, Option, type Command } from 'commander';
import { encodeCursor } from '../api/cursor.js';
import { placeInQueue, QUEUE } from '../reconciliation/api/reconciliation.args.js';
import type { DecisionKind } from '../reconciliation/decision.js';
import { DecisionsService } from '../reconciliation/decisions.service.js';
import { ExplainThingService } from '../reconciliation/explain/explain-thing.service.js';
import { ExplainService } from '../reconciliation/explain/explain.service.js';
import { JudgeService, type JudgedPair } from '../reconciliation/queue/judge.service.js';
import { NamedThings } from '../reconciliation/queue/named-things.service.js';
import { QueueService, type PairState, type QueuedPair } from '../reconciliation/queue/queue.service.js';
import { EXIT } from './exit-code.js';
import { addWorkspaceOptions } from './global-options.js';
import { wholeNumber } from './option-values.js';
import { pairText, thingText } from './explain-text.js';
import { decisionLine } from './reconcile-decisions.js';
import { runOnWorkbench } from './run-command.js';

interface QueueOptions {
  state: 'open' | 'apart';
  first: number;
  after?: string;
}

interface JudgeOptions {
  similar: boolean;
  reason: string;
}

interface LogOptions {
  kind?: DecisionKind;
  method?: 'manual' | 'automatic';
  thing?: string;
  first: number;
  before?: number;
}

const KINDS = ['MERGE', 'MUST_LINK', 'SPLIT', 'REJECT', 'RENAME', 'RETYPE', 'UNDO', 'REDO'];

/** `panini reconcile queue|judge|explain|log` */
export function addQueue(reconcile: Command): void {
  addWorkspaceOptions(reconcile.command('queue'))
    .description('pairs that may be one thing, most probable first')
    .addOption(
      new Option('--state <state>', 'open, or kept apart by a decision')
        .choices(['open', 'apart'])
        .default('open'),
    )
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 20)
    .option('--after <cursor>', 'start after this cursor')
    .action(queue());
  addWorkspaceOptions(reconcile.command('judge'))
    .description('take one decision on many pairs of the queue')
    .addArgument(new Argument('<verdict>').choices(['same', 'different']))
    .argument('<pairs...>')
    .option('--similar', 'and on every open pair of the same two names', false)
    .requiredOption('--reason <text>', 'why; kept with each decision')
    .action(judge());
  addWorkspaceOptions(reconcile.command('explain <thing> [other]'))
    .description('how a thing came to be, or why two are one, may be, or are not')
    .action(explain());
  addWorkspaceOptions(reconcile.command('log'))
    .description('decisions, latest first')
    .addOption(new Option('--kind <kind>', 'of one kind').choices(KINDS))
    .addOption(new Option('--method <method>', 'by people or by runs').choices(['manual', 'automatic']))
    .option('--thing <thing>', 'about one thing, by id or name')
    .option('--first <count>', 'how many, 1 to 100', wholeNumber(1, 100), 20)
    .option('--before <number>', 'those before this one', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .action(log());
}

function queue() {
  return runOnWorkbench<QueueOptions>(
    async ({ get, context }, { options }) => {
      const { state, first, after } = options;
      const pairs = await get(QueueService).list(context, {
        ...{ state: state.toUpperCase() as PairState, first: first + 1 },
        after: placeInQueue(after),
      });
      const shown = pairs.slice(0, first);
      const last = pairs.length > first ? shown.at(-1) : undefined;
      const next = last ? encodeCursor(QUEUE, [last.probability, last.id]) : null;
      const text = shown.map(queuedLine).join('\n') || 'There is no such pair.';
      return { json: { pairs: shown, next }, text: next === null ? text : `${text}\nmore: --after ${next}` };
    },
    { models: false },
  );
}

function queuedLine({ id, probability, left, right, reasons, keptApartBy }: QueuedPair): string {
  const names = [left, right].map(({ name, document }) => `"${name}" in ${document}`).join(' / ');
  const apart = keptApartBy ? `  kept apart by ${keptApartBy.kind} ${keptApartBy.ordinal}` : '';
  return `${probability.toFixed(3)}  ${id}  ${names}${apart}\n       ${reasons.join('; ')}`;
}

function judge() {
  return runOnWorkbench<JudgeOptions>(
    async ({ get, context }, { arguments: [verdict, ...pairs], options }) => {
      const { similar, reason } = options;
      const judgement = {
        pairs,
        similar,
        reason,
        verdict: verdict === 'same' ? 'SAME' : 'DIFFERENT',
      } as const;
      const judged = await get(JudgeService).judge(context, judgement);
      const text = judged.map(judgedLine).join('\n');
      const json = judged.map(({ pair, decision, refused }) => ({
        ...{ pair: pair.id, decision },
        refused: refused && { code: refused.code, message: refused.message },
      }));
      const isRefused = judged.some(({ refused }) => refused !== null);
      return { json: { judged: json }, text, ...(isRefused ? { exitCode: EXIT.failed } : {}) };
    },
    { models: false },
  );
}

function judgedLine({ pair, decision, refused }: JudgedPair): string {
  const outcome = refused ? `refused: ${refused.message}` : (decision ?? 'so already');
  return `${pair.id}  "${pair.left.name}" / "${pair.right.name}"  ${outcome}`;
}

function explain() {
  return runOnWorkbench(
    async ({ get, context }, { arguments: given }) => {
      const [thing = '', other] = await get(NamedThings).ids(context, given);
      if (other === undefined) {
        const explained = await get(ExplainThingService).thing(context, thing);
        return { json: explained, text: thingText(explained) };
      }
      const explained = await get(ExplainService).pair(context, thing, other);
      return { json: explained, text: pairText(explained) };
    },
    { models: false },
  );
}

function log() {
  return runOnWorkbench<LogOptions>(
    async ({ get, context }, { options }) => {
      const { kind, method, first, before } = options;
      const [thing] = await get(NamedThings).ids(context, options.thing === undefined ? [] : [options.thing]);
      const decisions = await get(DecisionsService).list(context, {
        kind,
        method,
        thing,
        before,
        limit: first,
      });
      const text = decisions.map(decisionLine).join('\n') || 'There is no such decision.';
      return { json: { decisions }, text };
    },
    { models: false },
  );
}
