import type { EvaluationSummary } from './evaluation-report.js';
import { bootstrapInterval } from './metrics/bootstrap.js';
import type { JudgedQuestion } from './metrics/judged-question.js';
import { figureValues, type Figure } from './metrics/figures.js';

/** The summary as lines of text, with 95 % bootstrap intervals of the means. */
export function summaryTable(summary: EvaluationSummary, judged: readonly JudgedQuestion[]): string {
  const width = Math.max(...Object.keys(summary).map((name) => name.length));
  const values = figureValues(judged);
  return Object.entries(summary)
    .map(([name, value]) => {
      const interval = bootstrapInterval(values[name as Figure] ?? []);
      const range = interval ? `  [${interval.map((end) => shown(name, end)).join(', ')}]` : '';
      return `${name.padEnd(width)}  ${shown(name, value as number | null).padStart(7)}${range}`;
    })
    .join('\n');
}

function shown(name: string, value: number | null): string {
  if (value === null) return '-';
  if (/^(?:questions|failed)$/.test(name)) return String(value);
  return /^(?:ms|evidenceTokens)/.test(name) ? value.toFixed(1) : value.toFixed(3);
}
