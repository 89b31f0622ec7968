import type { Figure } from '../metrics/figures.js';
import { ablationVerdict } from './ablation-verdict.js';
import type { Comparison, MethodPair, MethodRow } from './comparison.js';
import type { PairedDifference } from './paired-difference.js';
import { publishedFigures, type PublishedSet } from './published.js';
import type { Table } from './table.js';

const FIGURES: [Figure, string][] = [
  ['f1', 'F1, answerable'],
  ['em', 'EM'],
  ['refusalAccuracy', 'refusal accuracy'],
  ['answeredShare', 'answered'],
  ['answerInEvidence', 'answer in evidence'],
  ['supportRecall', 'support recall'],
];

const PUBLISHED_NOTE =
  'Columns marked published: arXiv 2602.15156, reader GPT-4o-mini, whole data sets; another reader over other corpora, so they stand beside and not against ours.';
const INTERVALS = 'In parentheses: 95 % bootstrap intervals.';

/** The tables of a report: methods, differences, ablations, what was published of others, what was skipped; empty ones are left out. */
export function comparisonTables(comparison: Comparison, set?: PublishedSet): Table[] {
  const { pairs } = comparison;
  const ablations = pairs.filter(({ ablation }) => ablation);
  return [
    methodTable(comparison.rows, set),
    pairTable(
      'Differences',
      pairs.filter(({ ablation }) => !ablation),
    ),
    { ...pairTable('Ablations', ablations, ablationVerdict), note: ABLATION_NOTE },
    othersTable(comparison.rows, set),
    {
      title: 'Skipped',
      head: ['method', 'reason'],
      rows: comparison.skipped.map(({ method, reason }) => [method, reason]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

const ABLATION_NOTE =
  'Panini as shipped less Panini with the part changed, question by question: what is above 0 is what the shipped part brings.';

function methodTable(rows: readonly MethodRow[], set: PublishedSet | undefined): Table {
  const published = set === undefined ? [] : publishedFigures(set);
  const columns = set === undefined ? [] : [`published F1 (${set})`, `published tokens (${set})`];
  return {
    title: 'Methods',
    note: set === undefined ? INTERVALS : `${INTERVALS} ${PUBLISHED_NOTE}`,
    head: [
      'method',
      ...FIGURES.map(([, name]) => name),
      'tokens',
      'p50 ms',
      'p95 ms',
      'failed',
      'model calls',
      'model tokens',
      ...columns,
    ],
    rows: rows.map((row) => {
      const found = published.find(({ method }) => method === row.name);
      const others =
        columns.length > 0 ? [shown(found?.f1 ?? null), shown(found?.evidenceTokens ?? null, 0)] : [];
      return [row.name, ...figuresOf(row), ...costsOf(row), ...others];
    }),
  };
}

function figuresOf({ summary, intervals }: MethodRow): string[] {
  return FIGURES.map(([figure]) => {
    const interval = intervals[figure];
    return `${shown(summary[figure])}${interval ? ` (${interval.map((end) => end.toFixed(2)).join('–')})` : ''}`;
  });
}

function costsOf({ summary, modelCalls, modelTokens }: MethodRow): string[] {
  const { evidenceTokensMean, msP50, msP95, failed } = summary;
  return [
    ...[evidenceTokensMean, msP50, msP95].map((figure) => shown(figure, 0)),
    ...[failed, modelCalls, modelTokens].map(String),
  ];
}

const PAIR_FIGURES: [Figure, string][] = [
  ['f1', 'F1'],
  ['answerInEvidence', 'answer in evidence'],
  ['supportRecall', 'support recall'],
  ['refusalAccuracy', 'refusal accuracy'],
  ['evidenceTokensMean', 'tokens'],
];

function pairTable(
  title: string,
  pairs: readonly MethodPair[],
  verdict?: (pair: MethodPair) => string,
): Table {
  return {
    title,
    note: 'The first less the second, paired by question, with 95 % bootstrap intervals; questions won and lost.',
    head: ['pair', ...PAIR_FIGURES.map(([, name]) => name), ...(verdict ? ['what it says'] : [])],
    rows: pairs.map((pair) => [
      `${pair.reference} − ${pair.other}`,
      ...PAIR_FIGURES.map(([figure]) => differenceOf(pair.differences, figure)),
      ...(verdict ? [verdict(pair)] : []),
    ]),
  };
}

function differenceOf(differences: readonly PairedDifference[], figure: Figure): string {
  const found = differences.find((one) => one.figure === figure);
  if (!found) return '-';
  const digits = figure === 'evidenceTokensMean' ? 0 : 3;
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;
  const won = figure === 'evidenceTokensMean' ? '' : `, ${found.wins} : ${found.losses}`;
  return `${signed(found.difference)} (${found.interval.map(signed).join(' to ')})${won}`;
}

function othersTable(rows: readonly MethodRow[], set: PublishedSet | undefined): Table {
  const others = set === undefined ? [] : publishedFigures(set);
  const absent = others.filter(({ method }) => !rows.some(({ name }) => name === method));
  return {
    title: 'Published of methods that did not run here',
    note: PUBLISHED_NOTE,
    head: ['method', `published F1 (${set ?? ''})`, `published tokens (${set ?? ''})`],
    rows: absent.map(({ method, f1, evidenceTokens }) => [method, shown(f1), shown(evidenceTokens, 0)]),
  };
}

function shown(value: number | null, digits = 3): string {
  return value === null ? '-' : value.toFixed(digits);
}
