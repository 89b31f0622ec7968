import { Option, type Command } from 'commander';
import { CalibrationService } from '../calibration/calibration.service.js';
import { DEFAULT_WORKSPACE } from '../context/request-context.js';
import { allHeld } from '../evaluation/bench/bar.js';
import { htmlReport, markdownReport } from '../evaluation/compare/report.js';
import { refusalFigures, refusalReport } from '../evaluation/refusal/refusal-report.js';
import { RefusalService, type RefusalRequest } from '../evaluation/refusal/refusal.service.js';
import { writeJson } from '../evaluation/write-json.js';
import { writeText } from '../evaluation/write-text.js';
import { EXIT } from './exit-code.js';
import { progressOf } from './progress.js';
import { addRecipeOptions, recipeOf, type RecipeOptions } from './recipe-options.js';
import { runOnWorkbench } from './run-command.js';
import type { Workbench } from './workbench.js';

interface CalibrateOptions extends RecipeOptions {
  questions: string;
  gsws?: string;
  passages?: string;
  plans: RefusalRequest['plans'];
  answers: NonNullable<RefusalRequest['answers']>;
  removeGoldHop: boolean;
  store?: string;
  markdown?: string;
  html?: string;
  json: string | boolean;
}

/** `panini calibrate --questions FILE …`; the exit status is 1 when a bar does not hold, and then nothing is stored. */
export function addCalibrateCommand(program: Command): void {
  const command = program
    .command('calibrate')
    .description('fit how sure an answer must be, and measure what that refuses')
    .requiredOption('--questions <file>', 'questions with their answers, in any format that is read')
    .option('--gsws <file|folder>', 'import these into a scratch workspace first')
    .option('--passages <file>', 'JSON Lines of the passages the GSWs were made from')
    .option('--workspace <name>', 'ask a workspace that exists instead')
    .addOption(
      new Option('--plans <who>', 'who plans').choices(['given', 'llm', 'rules', 'none']).default('rules'),
    )
    .addOption(
      new Option('--answers <who>', 'who answers').choices(['llm', 'extractive']).default('extractive'),
    )
    .option('--remove-gold-hop', 'ask each question again without the gold passage of one hop', false)
    .option('--store <workspace>', 'refuse in this workspace what is less sure')
    .option('--markdown <file>', 'write the report as Markdown')
    .option('--html <file>', 'write the report as one HTML page with plots')
    .option('--json <file>', 'write figures and samples to this file', false);
  addRecipeOptions(command).action(calibrate());
}

function calibrate() {
  return runOnWorkbench<CalibrateOptions>(async (bench, { options }) => {
    const request = requestOf(options);
    const service = bench.get(RefusalService);
    const models = service.modelSet(request);
    const samples = await sampled(bench, service, request);
    const figures = refusalFigures(samples);
    const report = refusalReport(figures);
    const held = allHeld(figures.bars);
    const { threshold, questions } = figures;
    if (options.store !== undefined && held) {
      const context = { ...bench.context, workspace: options.store };
      await bench.get(CalibrationService).store(context, models, { threshold, questions });
    }
    const { markdown, html, json } = options;
    if (markdown !== undefined) await writeText(markdown, markdownReport(report));
    if (html !== undefined) await writeText(html, await htmlReport(report));
    if (typeof json === 'string') await writeJson(json, { models, figures, samples });
    return { json: figures, text: markdownReport(report), ...(held ? {} : { exitCode: EXIT.failed }) };
  });
}

async function sampled({ context }: Workbench, service: RefusalService, request: RefusalRequest) {
  const imports = progressOf('Importing documents');
  const questions = progressOf('Asking questions');
  return service
    .samples(context, request, {
      onImport: ({ read, done, expected }) => imports.update(done, expected ?? read),
      onQuestion: questions.update,
    })
    .finally(() => [imports, questions].forEach((bar) => bar.end()));
}

function requestOf(options: CalibrateOptions & { workspace?: string }): RefusalRequest {
  const { questions, plans, answers, removeGoldHop, gsws, passages, workspace } = options;
  // Neither files nor a workspace named: the workspace of every other command.
  const asked = workspace ?? (gsws === undefined ? DEFAULT_WORKSPACE : undefined);
  return {
    ...{ questions, plans, answers, removeGoldHop, recipe: recipeOf(options) },
    ...(asked === undefined ? {} : { workspace: asked }),
    ...(gsws === undefined ? {} : { gsws }),
    ...(passages === undefined ? {} : { passages }),
  };
}
