import { bar, barLines, type Bar } from '../bench/bar.js';
import { linePlot } from '../compare/plots.js';
import type { Report } from '../compare/report.js';
import type { Table } from '../compare/table.js';
import type { RefusalSample } from './refusal-sample.js';
import { aurocs, riskCoverage, type Aurocs, type RiskPoint } from './risk-coverage.js';
import { testThreshold, type PooledRefusal } from './split-halves.js';
import { countsAt, fitThreshold } from './threshold.js';

export interface RefusalFigures {
  questions: number;
  unanswerable: number;
  /** Right answers among the answerable, before any threshold. */
  right: number;
  /** Share of the unanswerable refused before any threshold. */
  refusedUncalibrated: number | null;
  pooled: PooledRefusal;
  auroc: Aurocs;
  curve: RiskPoint[];
  /** Fitted on all samples: what a workspace is calibrated with. */
  threshold: number;
  bars: Bar[];
}

const LEAST_REFUSED = 0.74;
const LEAST_KEPT = 0.8;

/** What the samples say of a threshold: its tested halves, its bars, and the curve it moves on. */
export function refusalFigures(samples: readonly RefusalSample[]): RefusalFigures {
  const pooled = testThreshold(samples);
  const { unanswerable, refused, right } = countsAt(samples, 0);
  return {
    questions: samples.length,
    ...{ unanswerable, right },
    refusedUncalibrated: unanswerable === 0 ? null : refused / unanswerable,
    pooled,
    auroc: aurocs(samples),
    curve: riskCoverage(samples),
    threshold: fitThreshold(samples),
    bars: [
      bar('refusal accuracy', pooled.refusalAccuracy ?? NaN, ['at least', LEAST_REFUSED]),
      bar('right answers that stay', pooled.keptRight ?? NaN, ['at least', LEAST_KEPT]),
    ],
  };
}

/** The figures as a report. */
export function refusalReport(figures: RefusalFigures): Report {
  const { questions, unanswerable, right, refusedUncalibrated, pooled, auroc, curve, threshold, bars } =
    figures;
  return {
    title: 'Refusals',
    facts: [
      ['questions', `${questions}, ${unanswerable} of them without an answer, ${right} answered right`],
      ['refusal accuracy before any threshold', shown(refusedUncalibrated)],
      ['refusal accuracy, tested halves pooled', shown(pooled.refusalAccuracy)],
      ['right answers that stay, tested halves pooled', shown(pooled.keptRight)],
      ['AUROC of the confidence: all answerable against unanswerable', shown(auroc.answerable)],
      ['AUROC: right answers against unanswerable', shown(auroc.right)],
      ['AUROC: right answers against all other answers', shown(auroc.answered)],
      ['threshold fitted on all', threshold.toFixed(4)],
    ],
    tables: [
      splitTable(pooled),
      { title: 'Bars', head: ['bar'], rows: barLines(bars).map((line) => [line]) },
      {
        title: 'Risk over coverage',
        head: ['coverage', 'risk'],
        rows: curve.map(({ coverage, risk }) => [shown(coverage), shown(risk)]),
      },
    ],
    plots: [
      linePlot(
        curve.map(({ coverage, risk }) => ({ line: 'panini', x: coverage, y: risk })),
        { title: 'Risk over coverage', x: 'share of questions answered' },
      ),
    ],
  };
}

function splitTable(pooled: PooledRefusal): Table {
  return {
    title: 'Splits',
    note: 'The threshold is fitted on one half; the counts are those of the other.',
    head: ['seed', 'threshold', 'refused of unanswerable', 'kept of right'],
    rows: pooled.splits.map((split) => [
      String(split.seed),
      split.threshold.toFixed(4),
      `${split.refused} of ${split.unanswerable}`,
      `${split.kept} of ${split.right}`,
    ]),
  };
}

function shown(value: number | null): string {
  return value === null ? '-' : value.toFixed(3);
}
