import { Option, type Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import { HALVES, readLabelledPairs, type Half } from '../evaluation/reconciliation/labelled-pair.js';
import { measurePairs } from '../evaluation/reconciliation/measure-pairs.js';
import { measurementText } from '../evaluation/reconciliation/measurement-text.js';
import { readProfiles } from '../evaluation/reconciliation/read-profiles.js';
import { ReconcileService } from '../reconciliation/run/reconcile.service.js';
import { addJsonOption, addWorkspaceOptions } from './global-options.js';
import { collect, share } from './option-values.js';
import { progressOf } from './progress.js';
import { addDecisions } from './reconcile-decisions.js';
import { addQueue } from './reconcile-queue.js';
import { runText } from './run-text.js';
import { run, runOnWorkbench } from './run-command.js';
import { sourceFiles, type SourceFileOptions } from './source-files.js';

interface ThresholdOptions {
  automatic?: number;
  review?: number;
}

interface MeasureOptions extends SourceFileOptions, ThresholdOptions {
  pairs: string;
  half: Half;
}

interface RunCommandOptions extends ThresholdOptions {
  all: boolean;
}

/** `panini reconcile …`: which entities of several documents are one thing. */
export function addReconcileCommand(program: Command): void {
  const reconcile = program
    .command('reconcile')
    .description('find, decide and explain which entities of several documents are one thing');
  addRun(reconcile);
  addQueue(reconcile);
  addDecisions(reconcile);
  addMeasure(reconcile);
}

function addRun(reconcile: Command): void {
  addWorkspaceOptions(reconcile.command('run'))
    .description('look at every document that no run has looked at: merge what is sure, queue what is not')
    .option('--all', 'look at all documents again', false)
    .option('--automatic <share>', 'least probability of a merge, kept for the workspace', share)
    .option('--review <share>', 'least probability to be shown, kept for the workspace', share)
    .action(
      runOnWorkbench<RunCommandOptions>(
        async ({ get, context }, { options }) => {
          const bar = progressOf('Reconciling documents');
          const request = { all: options.all, thresholds: thresholdsOf(options), report: bar.update };
          const result = await get(ReconcileService).run(context, request).finally(bar.end);
          return { json: result, text: runText(result) };
        },
        { models: false },
      ),
    );
}

function addMeasure(reconcile: Command): void {
  addJsonOption(reconcile.command('measure'))
    .description('precision and recall of the zones on labelled pairs of files; no graph')
    .requiredOption('--pairs <file>', 'labelled pairs, JSON Lines')
    .requiredOption('--gsws <files...>', 'GSWs that the pairs were drawn from', collect)
    .option('--passages <files...>', 'passages of the GSWs given at the same place', collect)
    .addOption(new Option('--half <half>', 'which pairs, by a hash').choices(HALVES).default('test'))
    .option('--automatic <share>', 'least probability of the automatic zone', share)
    .option('--review <share>', 'least probability of the review zone', share)
    .action(
      run<MeasureOptions>(async ({ options }) => {
        const { pairs, half } = options;
        const sources = sourceFiles(options);
        if (sources.length === 0) throw new PaniniError('BAD_USER_INPUT', 'Expected --gsws with files.');
        const labelled = await readLabelledPairs(pairs);
        const thresholds = thresholdsOf(options);
        const measured = measurePairs(labelled, await readProfiles(sources), { half, thresholds });
        // One line in either form: the last line is JSON.
        const text = options.json === true ? JSON.stringify(measured) : measurementText(measured);
        return { json: undefined, text };
      }),
    );
}

function thresholdsOf({ automatic, review }: ThresholdOptions): ThresholdOptions {
  return { ...(automatic === undefined ? {} : { automatic }), ...(review === undefined ? {} : { review }) };
}
