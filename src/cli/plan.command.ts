import type { Command } from 'commander';
import { PlanningService } from '../planning/planning.service.js';
import type { Plan } from '../planning/plan.js';
import { addJsonOption } from './global-options.js';
import { addPlanOptions, planOf, type PlanOptions } from './plan-options.js';
import { run } from './run-command.js';

/** `panini plan QUESTION`: needs no graph. */
export function addPlanCommand(program: Command): void {
  const command = addJsonOption(program.command('plan <question>')).description(
    'take a question apart into steps',
  );
  addPlanOptions(command).action(
    run<PlanOptions>(async ({ arguments: [question = ''], options }) => {
      const { plans, plan: given } = await planOf(options);
      const { plan } = new PlanningService().plan(question, plans, given);
      return { json: plan, text: planText(plan) };
    }),
  );
}

function planText({ planner, steps, notes }: Plan): string {
  const lines = steps.map(
    ({ question, requiresRetrieval }, index) =>
      `${index + 1}. ${question}${requiresRetrieval ? '' : '  (computed from earlier answers)'}`,
  );
  return [...lines, ...notes, `planned by ${planner}`].join('\n');
}
