import type { Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import { allHeld, barLines, type Bar } from '../evaluation/bench/bar.js';
import { benchConstruct } from '../evaluation/bench/bench-construct.js';
import { BenchImportService } from '../evaluation/bench/bench-import.service.js';
import {
  BenchRetrieveService,
  DEFAULT_BENCH_RETRIEVE as DEFAULTS,
} from '../evaluation/bench/bench-retrieve.service.js';
import { benchReconcile } from '../evaluation/reconciliation/bench-reconcile.js';
import { EXIT } from './exit-code.js';
import { addJsonOption } from './global-options.js';
import { positiveNumber, share, wholeNumber } from './option-values.js';
import type { Outcome } from './outcome.js';
import { reportLine } from './progress.js';
import { run, runOnWorkbench } from './run-command.js';
import { addSourceFiles, sourceFiles, type SourceFileOptions } from './source-files.js';

interface SourceOptions extends SourceFileOptions {
  keep: boolean;
}

interface ConstructOptions {
  gsws: string;
  passages: string;
  sample: number;
  seed: number;
  passagesTotal: number;
  most: number;
}

interface ReconcileOptions extends SourceFileOptions {
  grown: number;
  seed: number;
}

interface RetrieveOptions extends SourceOptions {
  pairs: number;
  queries: number;
  factor: number;
  noise: number;
  seed: number;
}

/** `panini bench import|retrieve|construct|reconcile`; the exit status is 1 when a bar does not hold. */
export function addBenchCommand(program: Command): void {
  const bench = program.command('bench').description('measure this machine against stated bars');
  addSources(bench.command('import'))
    .description('time an import beside embedding its texts alone, and a second import beside the first')
    .action(benchImport());
  addSources(bench.command('retrieve'))
    .description('time hops and measure recall: alone, beside a large neighbour, and grown')
    .option(
      '--pairs <count>',
      'question-answer pairs of the synthetic world',
      wholeNumber(1_000, 200_000),
      DEFAULTS.pairs,
    )
    .option('--queries <count>', 'questions of each scenario', wholeNumber(1, 1_000), DEFAULTS.queries)
    .option(
      '--factor <count>',
      'how many times as large neighbour and grown workspace are',
      wholeNumber(1, 100),
      DEFAULTS.factor,
    )
    .option('--noise <share>', 'length of the noise on a copied vector', share, DEFAULTS.noise)
    .option('--seed <count>', 'seed of everything random', wholeNumber(0, 2 ** 31), DEFAULTS.seed)
    .action(benchRetrieve());
  addConstruct(bench);
  addReconcile(bench);
}

function addConstruct(bench: Command): void {
  addJsonOption(bench.command('construct'))
    .description(
      'project what reading passages by a language model costs, from GSWs that exist; no model is asked',
    )
    .requiredOption('--gsws <file|folder>', 'GSWs that stand for replies')
    .requiredOption('--passages <file>', 'their passages')
    .option('--sample <count>', 'passages to measure on', wholeNumber(1, 100_000), 200)
    .option('--seed <count>', 'seed of the sample', wholeNumber(0, 2 ** 31), 1)
    .option('--passages-total <count>', 'passages to project to', wholeNumber(1, 100_000_000), 11_656)
    .option('--most <usd>', 'USD it may come to, in batch without cache discount', positiveNumber, 28)
    .action(benchConstructCommand());
}

function addReconcile(bench: Command): void {
  addSourceFiles(addJsonOption(bench.command('reconcile')))
    .description('time candidates and scores: all entities of files, one more document, growth; no graph')
    .option(
      '--grown <count>',
      'entities of the largest synthetic collection',
      wholeNumber(1_600, 1_000_000),
      150_000,
    )
    .option('--seed <count>', 'seed of everything random', wholeNumber(0, 2 ** 31), 1)
    .action(
      run<ReconcileOptions>(async ({ options }) => {
        const sources = sourceFiles(options);
        if (sources.length === 0) throw new PaniniError('BAD_USER_INPUT', 'Expected --gsws with files.');
        const { grown, seed } = options;
        return outcomeOf(await benchReconcile(sources, { grown, seed, onPart: reportLine }));
      }),
    );
}

function benchConstructCommand() {
  return run<ConstructOptions>(async ({ options }) => {
    const { gsws, passages, sample, seed, passagesTotal, most } = options;
    const source = { source: gsws, passagesFile: passages };
    const cost = await benchConstruct({ source, sample, seed, passages: passagesTotal, most });
    const { arithmetic, bars, ...figures } = cost;
    const text = [JSON.stringify(figures, null, 2), ...arithmetic, ...barLines(bars)].join('\n');
    return { json: cost, text, ...(allHeld(bars) ? {} : { exitCode: EXIT.failed }) };
  });
}

function addSources(command: Command): Command {
  return addSourceFiles(addJsonOption(command)).option('--keep', 'keep the scratch workspaces', false);
}

function benchImport() {
  return runOnWorkbench<SourceOptions>(async ({ get, context }, { options }) => {
    const sources = sourceFiles(options);
    if (sources.length === 0)
      throw new PaniniError('BAD_USER_INPUT', 'Expected --gsws with files to import.');
    const report = await get(BenchImportService).run(context, sources, {
      keep: options.keep,
      onPart: reportLine,
    });
    return outcomeOf(report);
  });
}

function benchRetrieve() {
  return runOnWorkbench<RetrieveOptions>(async ({ get, context }, { options }) => {
    const { pairs, queries, factor, noise, seed, keep } = options;
    const request = { sources: sourceFiles(options), pairs, queries, factor, noise, seed, keep };
    return outcomeOf(await get(BenchRetrieveService).run(context, request, { onPart: reportLine }));
  });
}

function outcomeOf(report: { bars: Bar[] }): Outcome {
  const { bars, ...figures } = report;
  const text = [JSON.stringify(figures, null, 2), ...barLines(bars)].join('\n');
  return { json: report, text, ...(allHeld(bars) ? {} : { exitCode: EXIT.failed }) };
}
