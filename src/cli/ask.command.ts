import { Option, type Command } from 'commander';
import type { AnsweringMode } from '../answering/answering.service.js';
import type { OnModelFailure } from '../asking/local-side.js';
import { RecordedAskService } from '../asking/recorded-ask.service.js';
import { answerText } from './answer-text.js';
import { addWorkspaceOptions } from './global-options.js';
import { addPlanOptions, planOf, type PlanOptions } from './plan-options.js';
import { addRecipeOptions, recipeOf, type RecipeOptions } from './recipe-options.js';
import { runOnWorkbench } from './run-command.js';
import { addScopeOptions, scopeOf, type ScopeOptions } from './scope-options.js';
import { traceText } from './trace-text.js';

interface AskOptions extends PlanOptions, RecipeOptions, ScopeOptions {
  trace: boolean;
  answers?: AnsweringMode;
  onModelFailure: OnModelFailure;
  thread?: string;
}

/** `panini ask QUESTION` */
export function addAskCommand(program: Command): void {
  const command = addWorkspaceOptions(program.command('ask <question>'))
    .description('answer a question with its evidence, or say N/A and why')
    .addOption(
      new Option(
        '--answers <who>',
        'who answers; the language model when one is configured, else rules',
      ).choices(['llm', 'extractive']),
    )
    .addOption(
      new Option('--on-model-failure <what>', 'end with its error, or go on with the rules and say so')
        .choices(['fail', 'local'])
        .default('fail'),
    )
    .option('--thread <id>', 'the thread the question is a turn of')
    .option(
      '--trace',
      'plan, hops, scores, beams kept and pruned; with --json all that retrieval did',
      false,
    );
  addScopeOptions(addRecipeOptions(addPlanOptions(command))).action(
    runOnWorkbench<AskOptions>(async ({ get, context }, { arguments: [question = ''], options }) => {
      const { answers, onModelFailure, thread } = options;
      const asked = {
        ...(await planOf(options)),
        ...{ recipe: recipeOf(options), scope: scopeOf(options), answers, onModelFailure, thread },
      };
      const { trace, ...result } = await get(RecordedAskService).ask(context, { question, ...asked });
      const text = answerText({ ...result, trace });
      return {
        json: options.trace ? { ...result, trace } : result,
        text: options.trace ? `${traceText({ ...result, trace })}\n\n${text}` : text,
      };
    }),
  );
}
