import { describe, expect, it } from '@jest/globals';
import { questionOf, recordOf } from '../../../test/support/question-records.js';
import { compare } from './comparison.js';
import { METHODS } from './compared-method.js';
import { comparisonReport } from './comparison-report.js';
import { curveMethods } from './curve.js';
import { htmlReport, markdownReport } from './report.js';

const hostile = '<script>alert(1)</script> | `x` "';
const questions = [questionOf({ id: 'a' }), questionOf({ id: 'b', answerable: false, answer: '' })];
const records = [recordOf({ id: 'a' }), recordOf({ id: 'b', refusal: 'EMPTY_HOP', predicted: 'N/A' })];

function resultOf(methods: typeof METHODS, workspace = hostile) {
  const runs = methods.map((method) => ({ method, records }));
  return {
    comparison: compare(questions, runs, [{ method: 'none', reason: hostile }]),
    ...{ runs, questions, workspace },
    models: { embedder: 'e', reranker: 'r', languageModel: 'none' },
    modes: { plans: 'given', answers: 'extractive' } as const,
  };
}

const methods = METHODS.filter(({ name }) => name === 'bm25' || name === 'panini' || name === 'panini-b3');

describe('A report of a comparison', () => {
  it('in HTML is one page with its plots, without scripts and without anything from elsewhere', async () => {
    const page = await htmlReport(comparisonReport(resultOf(methods), '2wiki'));
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|<img|<link|<iframe|\son\w+=|url\(/i);
    const addresses = page.match(/https?:[^"'\s<]*/g) ?? [];
    expect(addresses.filter((one) => !one.startsWith('http://www.w3.org/'))).toEqual([]);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('has answerable F1 beside refusal accuracy, and what was published in columns that say so', () => {
    const text = markdownReport(comparisonReport(resultOf(methods), '2wiki'));
    const head = text.split('\n').find((line) => line.startsWith('| method | F1, answerable'));
    expect(head).toMatch(/refusal accuracy .* published F1 \(2wiki\) \| published tokens \(2wiki\)/);
    expect(text).toMatch(/\| panini \| 1\.000 \(1\.00–1\.00\) \|.* 0\.724 \| 315 \|/);
    expect(text).toContain('| Search-R1 | 0.649 |');
    expect(text).toContain('no difference shown by these questions');
  });

  it('warns that rules read passages badly, and only where rules read', () => {
    const byModel = { ...resultOf(methods), modes: { plans: 'llm', answers: 'llm' } as const };
    expect(markdownReport(comparisonReport(resultOf(methods)))).toContain('measure the reader');
    expect(markdownReport(comparisonReport(byModel))).not.toContain('measure the reader');
  });

  it('in Markdown lets no text end its cell or begin markup', () => {
    const text = markdownReport(comparisonReport(resultOf(methods)));
    expect(text).toContain('| none | \\<script\\>alert(1)\\</script\\> \\| \\`x\\` " |');
    expect(text).not.toContain('published F1');
  });

  it('over budgets begins with the curve and whether its bars hold', async () => {
    const report = comparisonReport(resultOf(curveMethods()));
    expect(report.tables.slice(0, 2).map(({ title }) => title)).toEqual([
      'Evidence within a budget',
      'Bars of the curve',
    ]);
    expect(report.tables[1]?.rows.flat().join()).toMatch(/FAIL {2}answerInEvidence at 150 tokens/);
    expect((await htmlReport(report)).match(/<svg/g)).toHaveLength(3);
  });
});
