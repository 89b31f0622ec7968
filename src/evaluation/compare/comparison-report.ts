import { barLines } from '../bench/bar.js';
import { comparisonTables } from './comparison-tables.js';
import { curveBars, curvePoints, type CurvePoint } from './curve.js';
import type { CompareResult } from './compare.service.js';
import { curvePlot, f1Plot } from './plots.js';
import type { PublishedSet } from './published.js';
import type { Report } from './report.js';
import type { Table } from './table.js';

/** Said in the report, since F1 would otherwise be taken for a comparison of retrieval alone. */
const RULES_READ: [string, string] = [
  'reading by rules',
  'rules take answers from chains well and from whole passages badly, so F1 and EM of passage methods measure the reader; compare retrieval by answer in evidence and support recall',
];

/** The report of a comparison; with budgets in it, the curve and its bars come first. */
export function comparisonReport(result: CompareResult, set?: PublishedSet): Report {
  const { comparison, questions, workspace, models, modes } = result;
  const points = curvePoints(comparison);
  const answerable = questions.filter((question) => question.answerable).length;
  return {
    title: 'Methods side by side',
    facts: [
      ['questions', `${questions.length}, ${answerable} of them answerable`],
      ['workspace', workspace],
      ['plans, answers', `${modes.plans}, ${modes.answers}`],
      ['embedder, reranker, language model', Object.values(models).join(', ')],
      ...(modes.answers === 'extractive' ? [RULES_READ] : []),
      ['times', 'methods run one after the other in one process, so later ones find more in the caches'],
    ],
    tables: [
      ...(points.length > 0 ? [curveTable(points), barTable(points)] : []),
      ...comparisonTables(comparison, set),
    ],
    plots: [
      ...(points.length > 0
        ? (['answerInEvidence', 'supportRecall'] as const).map((figure) => curvePlot(points, figure))
        : []),
      f1Plot(comparison.rows),
    ],
  };
}

function curveTable(points: readonly CurvePoint[]): Table {
  const budgets = [...new Set(points.map(({ budget }) => budget))];
  const methods = [...new Set(points.map(({ method }) => method))];
  return {
    title: 'Evidence within a budget',
    note: 'Answer in evidence / support recall (mean tokens used); passages are given whole.',
    head: ['method', ...budgets.map((budget) => `${budget} tokens`)],
    rows: methods.map((method) => [
      method,
      ...budgets.map((budget) =>
        pointText(points.find((one) => one.method === method && one.budget === budget)),
      ),
    ]),
  };
}

function pointText(point: CurvePoint | undefined): string {
  if (!point) return '-';
  const figures = [point.answerInEvidence, point.supportRecall].map((one) => one?.toFixed(3) ?? '-');
  return `${figures.join(' / ')} (${point.evidenceTokensMean?.toFixed(0) ?? '-'})`;
}

function barTable(points: readonly CurvePoint[]): Table {
  return {
    title: 'Bars of the curve',
    head: ['bar'],
    rows: barLines(curveBars(points)).map((line) => [line]),
  };
}
