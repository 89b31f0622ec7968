import type { Command } from 'commander';
import { AskService } from '../asking/ask.service.js';
import type { Evidence } from '../retrieval/evidence.js';
import { addWorkspaceOptions } from './global-options.js';
import { addPlanOptions, planOf, type PlanOptions } from './plan-options.js';
import { addRecipeOptions, recipeOf, type RecipeOptions } from './recipe-options.js';
import { runOnWorkbench } from './run-command.js';
import { addScopeOptions, scopeOf, type ScopeOptions } from './scope-options.js';
import { traceText } from './trace-text.js';

interface RetrieveOptions extends PlanOptions, RecipeOptions, ScopeOptions {
  trace: boolean;
}

/** `panini retrieve QUESTION` */
export function addRetrieveCommand(program: Command): void {
  const command = addWorkspaceOptions(program.command('retrieve <question>'))
    .description('the evidence for a question, without an answer')
    .option(
      '--trace',
      'plan, hops, scores, beams kept and pruned; with --json all that retrieval did',
      false,
    );
  addScopeOptions(addRecipeOptions(addPlanOptions(command))).action(
    runOnWorkbench<RetrieveOptions>(async ({ get, context }, { arguments: [question = ''], options }) => {
      const asked = { ...(await planOf(options)), recipe: recipeOf(options), scope: scopeOf(options) };
      const { plan, retrieval } = await get(AskService).retrieve(context, { question, ...asked });
      const { trace, evidence, ms } = retrieval;
      const result = { question, plan, evidence, ms };
      const text = evidenceText(evidence);
      return {
        json: options.trace ? { ...result, trace } : result,
        text: options.trace ? `${traceText({ plan, trace })}\n\n${text}` : text,
      };
    }),
  );
}

function evidenceText({ lines, tokens, emptySteps }: Evidence): string {
  const found = lines.map(
    ({ score, text, sources }) => `${score.toFixed(3)}  ${text}  [${sources[0]?.passage ?? ''}]`,
  );
  const missing = emptySteps.map(({ step, sentence }) => `step ${step + 1}: ${sentence}`);
  return [...found, ...missing, `${lines.length} lines, ${tokens} tokens`].join('\n');
}
