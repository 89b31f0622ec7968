import { Option, type Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import { HALVES, readLabelledPairs, type Half } from '../evaluation/reconciliation/labelled-pair.js';
import { measurePairs } from '../evaluation/reconciliation/measure-pairs.js';
import { measurementText } from '../evaluation/reconciliation/measurement-text.js';
import { readProfiles } from '../evaluation/reconciliation/read-profiles.js';
import { addJsonOption } from './global-options.js';
import { collect, share } from './option-values.js';
import { run } from './run-command.js';
import { sourceFiles, type SourceFileOptions } from './source-files.js';

interface MeasureOptions extends SourceFileOptions {
  pairs: string;
  half: Half;
  automatic?: number;
  review?: number;
}

/** `panini reconcile …`: which entities of several documents are one thing. */
export function addReconcileCommand(program: Command): void {
  const reconcile = program
    .command('reconcile')
    .description('find, decide and explain which entities of several documents are one thing');
  addMeasure(reconcile);
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
        const { pairs, half, automatic, review } = options;
        const sources = sourceFiles(options);
        if (sources.length === 0) throw new PaniniError('BAD_USER_INPUT', 'Expected --gsws with files.');
        const labelled = await readLabelledPairs(pairs);
        const thresholds = {
          ...(automatic === undefined ? {} : { automatic }),
          ...(review === undefined ? {} : { review }),
        };
        const measured = measurePairs(labelled, await readProfiles(sources), { half, thresholds });
        // One line in either form: the last line is JSON.
        const text = options.json === true ? JSON.stringify(measured) : measurementText(measured);
        return { json: undefined, text };
      }),
    );
}
