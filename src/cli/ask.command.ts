import type { Command } from 'commander';
import { AskService } from '../asking/ask.service.js';
import { answerText } from './answer-text.js';
import { addWorkspaceOptions } from './global-options.js';
import { addPlanOptions, planOf, type PlanOptions } from './plan-options.js';
import { addRecipeOptions, recipeOf, type RecipeOptions } from './recipe-options.js';
import { runOnWorkbench } from './run-command.js';
import { addScopeOptions, scopeOf, type ScopeOptions } from './scope-options.js';

interface AskOptions extends PlanOptions, RecipeOptions, ScopeOptions {
  trace: boolean;
}

/** `panini ask QUESTION` */
export function addAskCommand(program: Command): void {
  const command = addWorkspaceOptions(program.command('ask <question>'))
    .description('answer a question with its evidence, or say N/A and why')
    .option('--trace', 'with --json: all that retrieval did', false);
  addScopeOptions(addRecipeOptions(addPlanOptions(command))).action(
    runOnWorkbench<AskOptions>(async ({ get, context }, { arguments: [question = ''], options }) => {
      const asked = { ...(await planOf(options)), recipe: recipeOf(options), scope: scopeOf(options) };
      const { trace, ...result } = await get(AskService).ask(context, { question, ...asked });
      return { json: options.trace ? { ...result, trace } : result, text: answerText({ ...result, trace }) };
    }),
  );
}
