import type { Mark, Spec } from 'vega';
import type { MethodRow } from './comparison.js';
import type { CurvePoint } from './curve.js';

const ROW_HEIGHT = 22;
const WIDTH = 520;
const HEIGHT = 300;

/** A drawing as SVG text; nothing is loaded from anywhere, and vega escapes what it writes. */
export async function drawn(spec: Spec): Promise<string> {
  const { parse, View } = await import('vega');
  const view = new View(parse({ ...spec, background: 'white', padding: 8 }), { renderer: 'none' });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

/** Answerable F1 of each method as bars, with its interval. */
export function f1Plot(rows: readonly MethodRow[]): Spec {
  const values = rows.map(({ name, summary, intervals }) => ({
    name,
    value: summary.f1 ?? 0,
    low: intervals.f1?.[0] ?? summary.f1 ?? 0,
    high: intervals.f1?.[1] ?? summary.f1 ?? 0,
  }));
  return {
    title: 'Answer F1 over answerable questions, with 95 % intervals',
    width: WIDTH,
    height: ROW_HEIGHT * Math.max(1, rows.length),
    data: [{ name: 'rows', values }],
    scales: [
      {
        name: 'methods',
        type: 'band',
        domain: { data: 'rows', field: 'name' },
        range: 'height',
        padding: 0.25,
      },
      { name: 'figure', type: 'linear', domain: [0, 1], range: 'width' },
    ],
    axes: [
      { orient: 'left', scale: 'methods', labelLimit: 220 },
      { orient: 'bottom', scale: 'figure', grid: true },
    ],
    marks: [BARS, INTERVALS],
  };
}

const BARS: Mark = {
  type: 'rect',
  from: { data: 'rows' },
  encode: {
    enter: {
      y: { scale: 'methods', field: 'name' },
      height: { scale: 'methods', band: 1 },
      x: { scale: 'figure', value: 0 },
      x2: { scale: 'figure', field: 'value' },
      fill: { value: '#7a9cc6' },
    },
  },
};

const INTERVALS: Mark = {
  type: 'rule',
  from: { data: 'rows' },
  encode: {
    enter: {
      y: { scale: 'methods', field: 'name', band: 0.5 },
      x: { scale: 'figure', field: 'low' },
      x2: { scale: 'figure', field: 'high' },
      stroke: { value: '#222' },
      strokeWidth: { value: 1.5 },
    },
  },
};

/** One figure of several methods over evidence tokens, a line for each. */
export function curvePlot(points: readonly CurvePoint[], figure: 'answerInEvidence' | 'supportRecall'): Spec {
  const values = points.map((point) => ({ line: point.method, x: point.budget, y: point[figure] ?? 0 }));
  const names = { answerInEvidence: 'Answer in evidence', supportRecall: 'Support recall' };
  return linePlot(values, { title: `${names[figure]} over evidence tokens`, x: 'evidence tokens, at most' });
}

export interface LineValue {
  line: string;
  x: number;
  /** In [0, 1]. */
  y: number;
}

/** Lines of figures in [0, 1], with a legend. */
export function linePlot(values: readonly LineValue[], { title, x }: { title: string; x: string }): Spec {
  const place = { x: { scale: 'x', field: 'x' }, y: { scale: 'y', field: 'y' } };
  const colour = { scale: 'lines', field: 'line' };
  return {
    title,
    width: WIDTH,
    height: HEIGHT,
    data: [{ name: 'values', values: [...values] }],
    scales: [
      { name: 'x', type: 'linear', domain: { data: 'values', field: 'x' }, range: 'width', zero: true },
      { name: 'y', type: 'linear', domain: [0, 1], range: 'height' },
      {
        name: 'lines',
        type: 'ordinal',
        domain: { data: 'values', field: 'line' },
        range: { scheme: 'tableau10' },
      },
    ],
    axes: [
      { orient: 'bottom', scale: 'x', title: x },
      { orient: 'left', scale: 'y', grid: true },
    ],
    legends: [{ stroke: 'lines' }],
    marks: [
      {
        type: 'group',
        from: { facet: { name: 'series', data: 'values', groupby: 'line' } },
        marks: [
          {
            type: 'line',
            from: { data: 'series' },
            encode: { enter: { ...place, stroke: colour, strokeWidth: { value: 2 } } },
          },
        ],
      },
    ],
  };
}
