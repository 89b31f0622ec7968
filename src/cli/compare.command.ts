import { Option, type Command } from 'commander';
import { DEFAULT_WORKSPACE } from '../context/request-context.js';
import type { CompareRequest } from '../evaluation/compare/compare-request.js';
import {
  CompareService,
  type CompareProgress,
  type CompareResult,
} from '../evaluation/compare/compare.service.js';
import { comparisonReport } from '../evaluation/compare/comparison-report.js';
import { PUBLISHED_SETS, type PublishedSet } from '../evaluation/compare/published.js';
import { htmlReport, markdownReport, type Report } from '../evaluation/compare/report.js';
import { growthReport } from '../evaluation/growth/growth-report.js';
import { GrowthService, type GrowthStage } from '../evaluation/growth/growth.service.js';
import { writeJson } from '../evaluation/write-json.js';
import { writeText } from '../evaluation/write-text.js';
import { wholeNumber } from './option-values.js';
import { progressOf } from './progress.js';
import { addRecipeOptions, recipeOf, type RecipeOptions } from './recipe-options.js';
import { runOnWorkbench } from './run-command.js';

interface CompareOptions extends RecipeOptions {
  questions: string;
  gsws?: string;
  passages?: string;
  plans: CompareRequest['plans'];
  answers: NonNullable<CompareRequest['answers']>;
  methods?: string;
  ablations: boolean;
  curve: boolean;
  growth: boolean;
  run?: string;
  published?: PublishedSet;
  concurrency?: number;
  markdown?: string;
  html?: string;
  json: string | boolean;
}

/** `panini compare --questions FILE …`; here `--json` names the report's file. */
export function addCompareCommand(program: Command): void {
  const command = program
    .command('compare')
    .description('answer the same questions by several methods and set them side by side')
    .requiredOption('--questions <file>', 'questions with their answers, in any format that is read')
    .option('--gsws <file|folder>', 'import these into a scratch workspace first')
    .option('--passages <file>', 'JSON Lines of the passages the GSWs were made from')
    .option('--workspace <name>', 'ask a workspace that exists instead')
    .addOption(
      new Option('--plans <who>', 'who plans').choices(['given', 'llm', 'rules', 'none']).default('rules'),
    )
    .addOption(
      new Option('--answers <who>', 'who answers').choices(['llm', 'extractive']).default('extractive'),
    );
  addMethodOptions(command);
  addReportOptions(command);
  addRecipeOptions(command).action(compareMethods());
}

function addMethodOptions(command: Command): void {
  command
    .option('--methods <names>', 'methods, separated by commas; all but the ablations when absent')
    .option('--ablations', 'add Panini with each part changed', false)
    .option('--curve', 'compare at 150, 300, 600 and 1,000 evidence tokens instead', false)
    .option('--growth', 'compare at 25, 50, 75 and 100 % of the passages', false)
    .option('--run <file>', 'file of answers as they come: a second start asks only what is missing')
    .option('--concurrency <count>', 'questions asked at once, 1 to 16', wholeNumber(1, 16));
}

function addReportOptions(command: Command): void {
  command
    .addOption(
      new Option('--published <set>', 'show what was published for this data set beside').choices([
        ...PUBLISHED_SETS,
      ]),
    )
    .option('--markdown <file>', 'write the report as Markdown')
    .option('--html <file>', 'write the report as one HTML page with plots')
    .option('--json <file>', 'write figures and every answer to this file', false);
}

function compareMethods() {
  return runOnWorkbench<CompareOptions>(async ({ get, context }, { options }) => {
    const imports = progressOf('Importing documents');
    const questions = progressOf('Asking questions');
    const progress: CompareProgress = {
      onImport: ({ read, done, expected }) => imports.update(done, expected ?? read),
      onQuestion: questions.update,
    };
    const request = requestOf(options);
    const work = options.growth
      ? get(GrowthService).grow(context, request, progress).then(grown)
      : get(CompareService)
          .compare(context, request, progress)
          .then((result) => compared(result, options));
    const { report, json } = await work.finally(() => [imports, questions].forEach((bar) => bar.end()));
    await writeReport(report, options);
    if (typeof options.json === 'string') await writeJson(options.json, json);
    return { json, text: markdownReport(report) };
  });
}

interface Reported {
  report: Report;
  json: unknown;
}

function compared(result: CompareResult, { published }: CompareOptions): Reported {
  return { report: comparisonReport(result, published), json: { ...result.comparison, runs: result.runs } };
}

function grown(stages: GrowthStage[]): Reported {
  const json = stages.map(({ share, passages, result }) => ({ share, passages, ...result.comparison }));
  return { report: growthReport(stages), json };
}

async function writeReport(report: Report, { markdown, html }: CompareOptions): Promise<void> {
  if (markdown !== undefined) await writeText(markdown, markdownReport(report));
  if (html !== undefined) await writeText(html, await htmlReport(report));
}

function requestOf(options: CompareOptions & { workspace?: string }): CompareRequest {
  const { questions, plans, answers, ablations, curve, gsws, workspace } = options;
  // Neither files nor a workspace named: the workspace of every other command.
  const asked = workspace ?? (gsws === undefined ? DEFAULT_WORKSPACE : undefined);
  const methods = options.methods?.split(',').map((name) => name.trim());
  const given = { gsws, workspace: asked, methods, passages: options.passages };
  const others = { run: options.run, concurrency: options.concurrency };
  const present = Object.entries({ ...given, ...others }).filter(([, value]) => value !== undefined);
  return {
    questions,
    plans,
    answers,
    ablations,
    curve,
    recipe: recipeOf(options),
    ...Object.fromEntries(present),
  };
}
