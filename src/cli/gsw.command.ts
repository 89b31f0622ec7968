import type { Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import { buildGswFile, builtText } from '../extraction/rules/build-gsw-file.js';
import type { Gsw } from '../gsw/gsw.js';
import { openSource, type ImportSource } from '../gsw/interchange/read-source.js';
import { qualityRates } from '../gsw/quality-rates.js';
import { QualityTally } from '../gsw/quality-tally.js';
import type { SourceDocument } from '../gsw/source-document.js';
import { compareGswFiles, type CompareOptions } from './compare-gsw-files.js';
import { addJsonOption } from './global-options.js';
import type { Outcome } from './outcome.js';
import { wholeNumber } from './option-values.js';
import { run } from './run-command.js';

/** `panini gsw build|check|compare`: files alone, no graph. */
export function addGswCommand(program: Command): void {
  const gsw = program.command('gsw').description('build GSWs by rules, check and compare files of them');
  addJsonOption(gsw.command('build <passages>'))
    .description('the GSWs that the rules read out of a passages file')
    .requiredOption('--out <file>', 'JSON Lines file to write')
    .action(run<{ out: string }>(({ arguments: [passages = ''], options }) => build(passages, options.out)));
  addJsonOption(gsw.command('check <gsws>'))
    .description('what the GSWs of a file or folder have and lack')
    .option('--passages <file>', 'JSON Lines file of the passages they were made from')
    .action(
      run<{ passages?: string }>(({ arguments: [source = ''], options }) =>
        check(sourceOf(source, options.passages)),
      ),
    );
  addJsonOption(gsw.command('compare <left> <right>'))
    .description('entity and relation precision and recall of the left against the right')
    .option('--judged <file>', 'verdicts on relations of the left alone: precision with them')
    .option(
      '--sample <count>',
      'draw as many relations of the left alone, to be judged',
      wholeNumber(1, 100_000),
    )
    .option('--seed <number>', 'what the sample is drawn by', wholeNumber(0, 2_147_483_647), 1)
    .option('--out <file>', 'JSON Lines file to write the sample to')
    .action(
      run<CompareOptions>(({ arguments: [left = '', right = ''], options }) => compare(left, right, options)),
    );
}

async function build(passages: string, out: string): Promise<Outcome> {
  const built = await buildGswFile(passages, out);
  const text = `${builtText(built)}; ${built.faults.length} lines could not be read.`;
  return { json: built, text, ...(built.faults.length > 0 ? { exitCode: 1 } : {}) };
}

async function check(source: ImportSource): Promise<Outcome> {
  const tally = new QualityTally();
  const documents = await documentsOf(source);
  for (const document of documents) tally.add(document);
  const { total, documentsWithGaps } = tally.report;
  const figures = Object.entries(total).map(([name, count]) => `${name.padEnd(24)}${count}`);
  const rates = qualityRates(total);
  const text = [
    `${documents.length} documents, ${documentsWithGaps} with a gap`,
    ...figures,
    ...Object.entries(rates).map(
      ([name, rate]) => `${name.padEnd(24)}${rateText(name, rate as number | null)}`,
    ),
  ].join('\n');
  return { json: { documents: documents.length, documentsWithGaps, ...total, rates }, text };
}

function rateText(name: string, rate: number | null): string {
  if (rate === null) return '-';
  return name === 'relationsPerPassage' ? rate.toFixed(2) : `${(100 * rate).toFixed(2)} %`;
}

async function compare(left: string, right: string, options: CompareOptions): Promise<Outcome> {
  return compareGswFiles(await gswsOf(left), await gswsOf(right), options);
}

function sourceOf(source: string, passages: string | undefined): ImportSource {
  return { source, ...(passages === undefined ? {} : { passagesFile: passages }) };
}

async function gswsOf(source: string): Promise<Map<string, Gsw>> {
  const passages = (await documentsOf({ source })).flatMap((document) => document.passages);
  return new Map(passages.flatMap(({ externalId, gsw }) => (gsw ? [[externalId, gsw] as const] : [])));
}

async function documentsOf(source: ImportSource): Promise<SourceDocument[]> {
  const { documents } = await openSource(source);
  const read: SourceDocument[] = [];
  for await (const one of documents) {
    if ('document' in one) read.push(one.document);
    else
      throw new PaniniError(
        'BAD_USER_INPUT',
        `${source.source} has a GSW that cannot be read: ${one.faults[0]?.reason ?? ''}.`,
      );
  }
  return read;
}
