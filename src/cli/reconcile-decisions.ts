import type { Command } from 'commander';
import type { StoredDecision } from '../reconciliation/decision.js';
import type { DecisionCommand } from '../reconciliation/decision-command.js';
import { DecisionsService } from '../reconciliation/decisions.service.js';
import { NamedThings } from '../reconciliation/queue/named-things.service.js';
import { addWorkspaceOptions } from './global-options.js';
import type { Outcome } from './outcome.js';
import { runOnWorkbench } from './run-command.js';

interface DecideOptions {
  reason: string;
  expectedVersion?: string;
  name?: string;
}

/** Makes a command of the ids that the texts name. */
type Make = (ids: string[], texts: string[], options: DecideOptions) => DecisionCommand;

/** Which of the texts are ids or names of things. */
type Named = (texts: string[]) => string[];

const all: Named = (texts) => texts;
const first: Named = ([one = '']) => [one];
const none: Named = () => [];

/** `panini reconcile merge|must-link|split|reject|rename|retype|undo|redo`: things are given by id or by name. */
export function addDecisions(reconcile: Command): void {
  decision(
    reconcile.command('merge <into> <others...>'),
    'others become one with the first, which keeps its id',
  )
    .option('--name <name>', 'what the thing is called from now on')
    .action(decide(all, ([into = '', ...ids], _, { name }) => ({ kind: 'MERGE', ids, into, name })));
  decision(reconcile.command('must-link <into> <others...>'), 'these are one, whatever a run thinks').action(
    decide(all, ([into = '', ...ids]) => ({ kind: 'MUST_LINK', ids, into })),
  );
  decision(reconcile.command('split <entities...>'), 'entities leave the thing that they are in').action(
    decide(all, (ids) => ({ kind: 'SPLIT', ids })),
  );
  decision(
    reconcile.command('reject <left> <right>'),
    'these two are different: no run proposes them again',
  ).action(decide(all, ([left = '', right = '']) => ({ kind: 'REJECT', left, right })));
  decision(reconcile.command('rename <thing> <name>'), 'what a thing is called').action(
    decide(first, ([id = ''], [, name = '']) => ({ kind: 'RENAME', id, name })),
  );
  decision(reconcile.command('retype <thing> <type>'), 'what kind of thing it is').action(
    decide(first, ([id = ''], [, type = '']) => ({ kind: 'RETYPE', id, type })),
  );
  decision(reconcile.command('undo <decision>'), 'take a decision back').action(
    decide(none, (_, [target = '']) => ({ kind: 'UNDO', decision: target })),
  );
  decision(reconcile.command('redo <decision>'), 'make a decision again that was taken back').action(
    decide(none, (_, [target = '']) => ({ kind: 'REDO', decision: target })),
  );
}

function decision(command: Command, description: string): Command {
  return addWorkspaceOptions(command)
    .description(description)
    .requiredOption('--reason <text>', 'why; kept with the decision')
    .option('--expected-version <version>', 'version that you saw, from `reconcile explain`');
}

function decide(named: Named, make: Make) {
  return runOnWorkbench<DecideOptions>(
    async ({ get, context }, { arguments: texts, options }) => {
      const ids = await get(NamedThings).ids(context, named(texts));
      const { reason, expectedVersion } = options;
      const made = await get(DecisionsService).decide(context, make(ids, texts, options), {
        reason,
        expectedVersion,
      });
      return outcomeOf(made);
    },
    { models: false },
  );
}

function outcomeOf(decision: StoredDecision | null): Outcome {
  const text = decision ? decisionLine(decision) : 'It is so already; nothing was recorded.';
  return { json: { decision }, text };
}

/** A decision on one line. */
export function decisionLine(decision: StoredDecision): string {
  const { ordinal, id, kind, method, actor, at, reason, undoneBy, attached, value, score } = decision;
  const notes = [
    ...(value === null ? [] : [`"${value}"`]),
    ...(score === null ? [] : [score.toFixed(3)]),
    ...(undoneBy === null ? [] : [`undone by ${undoneBy}`]),
    ...(attached ? [] : ['not attached now']),
  ].map((note) => `  ${note}`);
  return `${ordinal}  ${id}  ${kind}  ${method}  by ${actor} at ${at}: ${reason}${notes.join('')}`;
}
