import { Option, type Command } from 'commander';
import { DEFAULT_WORKSPACE } from '../context/request-context.js';
import { BASELINES } from '../evaluation/baselines/baseline.js';
import type { BaselineRequest, EvaluationRequest } from '../evaluation/evaluation-request.js';
import { builtText } from '../extraction/rules/build-gsw-file.js';
import { EvaluationService } from '../evaluation/evaluation.service.js';
import { summaryTable } from '../evaluation/summary-table.js';
import { writeJson } from '../evaluation/write-json.js';
import { wholeNumber } from './option-values.js';
import { progressOf } from './progress.js';
import { addRecipeOptions, recipeOf, type RecipeOptions } from './recipe-options.js';
import { runOnWorkbench } from './run-command.js';

interface EvaluateOptions extends RecipeOptions {
  questions: string;
  gsws?: string;
  passages?: string;
  construct?: NonNullable<EvaluationRequest['construct']>;
  plans: EvaluationRequest['plans'];
  answers: NonNullable<EvaluationRequest['answers']>;
  baseline?: string;
  baselinePassages?: number;
  baselineTokens?: number;
  concurrency?: number;
  /** Path of the report. */
  json: string | boolean;
}

/** `panini evaluate --questions FILE …`; here `--json` names the report's file. */
export function addEvaluateCommand(program: Command): void {
  const command = program
    .command('evaluate')
    .description('answer every question of a file and measure the answers')
    .requiredOption('--questions <file>', 'questions with their answers, in any format that is read')
    .option('--gsws <file|folder>', 'import these into a scratch workspace first')
    .option('--passages <file>', 'JSON Lines of the passages the GSWs were made from, or are built from')
    .addOption(new Option('--construct <how>', 'build the GSWs of the passages first').choices(['rules']))
    .option('--workspace <name>', 'ask a workspace that exists instead')
    .addOption(
      new Option('--plans <who>', 'who plans').choices(['given', 'llm', 'rules', 'none']).default('rules'),
    )
    .addOption(
      new Option('--answers <who>', 'who answers').choices(['llm', 'extractive']).default('extractive'),
    )
    .addOption(new Option('--baseline <name>', 'a passage method instead of Panini').choices([...BASELINES]))
    .option('--baseline-passages <count>', 'passages a baseline gives as evidence', wholeNumber(1, 200))
    .option('--baseline-tokens <count>', 'most evidence tokens of a baseline', wholeNumber(1, 100_000))
    .option('--concurrency <count>', 'questions asked at once, 1 to 16', wholeNumber(1, 16))
    .option('--json <file>', 'write the report to this file', false);
  addRecipeOptions(command).action(evaluate());
}

function evaluate() {
  return runOnWorkbench<EvaluateOptions>(async ({ get, context }, { options }) => {
    const imports = progressOf('Importing documents');
    const questions = progressOf('Asking questions');
    const evaluation = await get(EvaluationService)
      .evaluate(context, requestOf(options), {
        onImport: ({ read, done, expected }) => imports.update(done, expected ?? read),
        onQuestion: questions.update,
      })
      .finally(() => [imports, questions].forEach((bar) => bar.end()));
    const { report, judged, method, workspace, reused, built } = evaluation;
    if (typeof options.json === 'string') await writeJson(options.json, report);
    const where = `${method} on workspace "${workspace}"${reused ? ' (reused)' : ''}`;
    const first = built ? [`${builtText(built)}, embeddings left out`] : [];
    return {
      json: { ...report.summary, ...(built ? { built } : {}) },
      text: [...first, where, summaryTable(report.summary, judged)].join('\n'),
    };
  });
}

function requestOf(options: EvaluateOptions & { workspace?: string }): EvaluationRequest {
  const { questions, gsws, passages, construct, plans, answers, concurrency, workspace } = options;
  const baseline = baselineOf(options);
  // Neither files nor a workspace named: the workspace of every other command.
  const hasFiles = gsws !== undefined || construct !== undefined;
  const asked = workspace ?? (hasFiles ? undefined : DEFAULT_WORKSPACE);
  return {
    questions,
    plans,
    answers,
    recipe: recipeOf(options),
    ...(asked === undefined ? {} : { workspace: asked }),
    ...(gsws === undefined ? {} : { gsws }),
    ...(passages === undefined ? {} : { passages }),
    ...(construct === undefined ? {} : { construct }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(baseline === undefined ? {} : { baseline }),
  };
}

function baselineOf(options: EvaluateOptions): BaselineRequest | undefined {
  const { baseline, baselinePassages, baselineTokens } = options;
  if (baseline === undefined) return undefined;
  return {
    name: baseline,
    ...(baselinePassages === undefined ? {} : { passages: baselinePassages }),
    ...(baselineTokens === undefined ? {} : { evidenceTokens: baselineTokens }),
  };
}
