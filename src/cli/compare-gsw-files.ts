import { PaniniError } from '../errors/panini-error.js';
import { compareGsws, type Agreement, type GswComparison } from '../gsw/compare-gsws.js';
import type { Gsw } from '../gsw/gsw.js';
import { judgedPrecision, readJudged, sampleOf, unmatchedRelations } from '../gsw/judged-relations.js';
import type { JudgedPrecision, UnmatchedRelation } from '../gsw/judged-relations.js';
import { writeLines } from '../gsw/written-file.js';
import type { Outcome } from './outcome.js';

export interface CompareOptions {
  /** File of verdicts on relations that only the left has. */
  judged?: string;
  /** How many such relations to draw, to be judged. */
  sample?: number;
  seed: number;
  out?: string;
}

/** Compares two sets of GSWs, with the verdicts of people where they are given. */
export async function compareGswFiles(
  left: ReadonlyMap<string, Gsw>,
  right: ReadonlyMap<string, Gsw>,
  options: CompareOptions,
): Promise<Outcome> {
  const compared = compareGsws(left, right);
  const unmatched = unmatchedRelations(left, right);
  if (options.sample !== undefined) await writeSample(unmatched, options);
  const verdicts = options.judged === undefined ? null : await readJudged(options.judged);
  const judged = verdicts && judgedPrecision(compared.relations, unmatched, verdicts);
  return {
    json: { ...compared, ...(judged ? { judged } : {}) },
    text: [...linesOf(compared), ...(judged ? [judgedText(judged)] : [])].join('\n'),
  };
}

async function writeSample(unmatched: readonly UnmatchedRelation[], options: CompareOptions): Promise<void> {
  const { sample: count = 0, seed, out } = options;
  if (out === undefined) {
    throw new PaniniError('BAD_USER_INPUT', 'A sample needs a file to be written to.', {
      hint: 'Name it with --out FILE.',
    });
  }
  const lines = async function* (): AsyncGenerator<string> {
    for (const { passage, relation, pair } of sampleOf(unmatched, { count, seed })) {
      const { question, answer, verbPhrase } = pair;
      yield JSON.stringify({ passage, relation, phrase: verbPhrase.phrase, question: question.text, answer });
    }
  };
  await writeLines(out, lines());
}

function linesOf({ passages, entities, relations }: GswComparison): string[] {
  return [
    `${passages} passages in both`,
    `entities   ${agreementText(entities)}`,
    `relations  ${agreementText(relations)}`,
  ];
}

function agreementText({ both, left, right, precision, recall }: Agreement): string {
  return `precision ${share(precision)} (${both} of ${left}), recall ${share(recall)} (${both} of ${right})`;
}

function judgedText({ judged, supported, stale, precision }: JudgedPrecision): string {
  const old = stale === 0 ? '' : `; ${stale} verdicts on relations that are not there`;
  return `judged     precision ${share(precision)}: ${supported} of ${judged} unmatched relations are supported${old}`;
}

function share(value: number | null): string {
  return value?.toFixed(3) ?? '-';
}
