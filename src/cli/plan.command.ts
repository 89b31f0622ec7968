import type { Command } from 'commander';
import { loadEnvironment } from '../config/load-environment.js';
import { createModels } from '../models/models.js';
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
    run<PlanOptions>(async ({ arguments: [question = ''], options, signal }) => {
      const { plans, plan: given } = await planOf(options);
      const { languageModel } = createModels(loadEnvironment());
      const { plan } = await new PlanningService(languageModel).plan({
        question,
        mode: plans,
        given,
        signal,
      });
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
