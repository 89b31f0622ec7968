import { readFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import type { PlanningMode } from '../planning/planning.service.js';

export interface PlanOptions {
  plans?: PlanningMode;
  plan?: string;
}

/** Adds the options that say who plans. */
export function addPlanOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--plans <who>',
        'who plans; the language model when one is configured, else the rules',
      ).choices(['llm', 'rules', 'none']),
    )
    .option(
      '--plan <file|json>',
      'a plan of your own: a JSON list of {question, requires_retrieval}, or its file',
    );
}

/**
 * The plan of `--plan` as it came; it is checked where it is used.
 * @throws PaniniError BAD_USER_INPUT, NOT_FOUND
 */
export async function planOf({
  plans,
  plan,
}: PlanOptions): Promise<{ plans?: PlanningMode | undefined; plan?: unknown }> {
  if (plan === undefined) return { plans };
  const text = /^\s*[[{]/.test(plan) ? plan : await readText(plan);
  try {
    return { plans, plan: JSON.parse(text) as unknown };
  } catch (cause) {
    throw new PaniniError('BAD_USER_INPUT', 'Expected --plan to be JSON.', {
      hint: 'Give a list like [{"question": "Who wrote X?", "requires_retrieval": true}].',
      cause,
    });
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new PaniniError('NOT_FOUND', `There is no plan file ${path}.`, { cause });
  }
}
