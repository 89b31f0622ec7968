import { linePlot } from '../compare/plots.js';
import type { Report } from '../compare/report.js';
import { percentile } from '../metrics/percentile.js';
import type { GrowthStage } from './growth.service.js';

const MEDIAN = 0.5;

/** Accuracy and cost of each method over the size of the corpus. */
export function growthReport(stages: readonly GrowthStage[]): Report {
  const result = stages[0]?.result;
  const values = stages.flatMap(({ passages, result: { comparison } }) =>
    comparison.rows.map(({ name, summary }) => ({ line: name, x: passages, y: summary.supportRecall ?? 0 })),
  );
  return {
    title: 'Growing corpus',
    facts: [
      ['questions', String(result?.questions.length ?? 0)],
      ['plans, answers', `${result?.modes.plans ?? '-'}, ${result?.modes.answers ?? '-'}`],
      ['models', Object.values(result?.models ?? {}).join(', ')],
      ['passages that are left out', 'never those that a question needs'],
    ],
    tables: [{ title: 'Accuracy and cost', head: HEAD, rows: stages.flatMap(rowsOf) }],
    plots: [linePlot(values, { title: 'Support recall over the size of the corpus', x: 'passages' })],
  };
}

const HEAD = [
  ...['method', 'share', 'passages', 'F1', 'answer in evidence', 'support recall', 'tokens'],
  ...['p50 ms', 'Neo4j p50 ms'],
];

function rowsOf({ share, passages, result }: GrowthStage): string[][] {
  return result.comparison.rows.map(({ name, summary }) => {
    const records = result.runs.find(({ method }) => method.name === name)?.records ?? [];
    const graphMs = percentile(
      records.map(({ ms }) => ms.graph),
      MEDIAN,
    );
    return [
      ...[name, `${share * 100} %`, String(passages)],
      ...[summary.f1, summary.answerInEvidence, summary.supportRecall].map((figure) => shown(figure, 3)),
      ...[summary.evidenceTokensMean, summary.msP50, graphMs].map((figure) => shown(figure, 0)),
    ];
  });
}

function shown(value: number | null, digits: number): string {
  return value === null ? '-' : value.toFixed(digits);
}
