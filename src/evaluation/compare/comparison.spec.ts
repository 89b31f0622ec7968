import { describe, expect, it } from '@jest/globals';
import { questionOf, recordOf } from '../../../test/support/question-records.js';
import { ablationVerdict } from './ablation-verdict.js';
import { compare } from './comparison.js';
import { METHODS, type ComparedMethod } from './compared-method.js';
import { publishedFigures } from './published.js';

const method = (name: string): ComparedMethod => {
  const found = METHODS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

const questions = Array.from({ length: 12 }, (_, index) =>
  questionOf({ id: `q${index}`, answerable: index < 10, answer: index < 10 ? 'Ada' : '' }),
);
const right = questions.map(({ id, answerable }) =>
  recordOf(answerable ? { id } : { id, predicted: 'N/A', refusal: 'EMPTY_HOP', confidence: 0 }),
);
const halfWrong = right.map((record, index) =>
  index < 5 ? { ...record, predicted: 'Bo', em: 0, f1: 0, evidence: [] } : record,
);

describe('Methods side by side', () => {
  it('are judged over the same questions, answers beside refusals', () => {
    const { rows } = compare(questions, [
      { method: method('bm25'), records: halfWrong },
      { method: method('panini'), records: right },
    ]);
    expect(rows.map(({ name, summary }) => [name, summary.f1, summary.refusalAccuracy])).toEqual([
      ['bm25', 0.5, 1],
      ['panini', 1, 1],
    ]);
    expect(rows[0]?.intervals.f1?.[0]).toBeLessThan(0.5);
  });

  it('are paired question by question with Panini, whatever the order', () => {
    const { pairs } = compare(questions, [
      { method: method('bm25'), records: halfWrong },
      { method: method('panini'), records: right },
    ]);
    expect(pairs).toMatchObject([{ reference: 'panini', other: 'bm25', ablation: false }]);
    const f1 = pairs[0]?.differences.find(({ figure }) => figure === 'f1');
    expect(f1).toMatchObject({ questions: 10, difference: 0.5, wins: 5, losses: 0 });
    expect(f1?.interval[0]).toBeGreaterThan(0);
  });

  it('count a failed question as 0 in every method', () => {
    const broken = right.map((record, index) =>
      index === 0 ? recordOf({ id: 'q0', error: 'It failed.', em: 0, f1: 0, evidence: [] }) : record,
    );
    const { rows, pairs } = compare(questions, [
      { method: method('panini'), records: right },
      { method: method('panini-b3'), records: broken },
    ]);
    expect(rows[1]?.summary).toMatchObject({ failed: 1, f1: 0.9 });
    expect(pairs[0]?.differences.find(({ figure }) => figure === 'f1')).toMatchObject({ wins: 1 });
  });

  it('say of each ablation what the part brings, and so when it brings nothing', () => {
    const { pairs } = compare(questions, [
      { method: method('panini'), records: right },
      { method: method('panini-no-rerank'), records: halfWrong },
      { method: method('panini-b3'), records: right },
    ]);
    expect(pairs.map(({ ablation }) => ablation)).toEqual([true, true]);
    expect(pairs.map(ablationVerdict)).toEqual([
      'the shipped part brings F1 +0.500, answer in evidence +0.500, support recall +0.500',
      'no difference shown by these questions',
    ]);
  });

  it('stand beside what was published of a set', () => {
    const published = publishedFigures('musique');
    expect(published.find((one) => one.method === 'panini')).toMatchObject({
      f1: 0.523,
      evidenceTokens: 192,
    });
    expect(published.find((one) => one.method === 'GraphRAG')).toMatchObject({ f1: null });
    expect(publishedFigures('nq').some((one) => one.method === 'panini-no-decomposition')).toBe(false);
  });
});
