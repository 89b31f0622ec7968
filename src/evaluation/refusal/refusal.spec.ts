import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionOf, recordOf } from '../../../test/support/question-records.js';
import { goldHops, withoutAnswer } from './gold-hop.js';
import { refusalSample, type RefusalSample } from './refusal-sample.js';
import { aurocs, riskCoverage } from './risk-coverage.js';
import { testThreshold } from './split-halves.js';
import { countsAt, fitThreshold } from './threshold.js';

const right = (confidence: number, group = `r${confidence}`): RefusalSample => ({
  ...{ group, answerable: true, answered: true, right: true },
  confidence,
});
const unanswerable = (confidence: number, group = `u${confidence}`): RefusalSample => ({
  ...{ group, answerable: false, answered: confidence > 0, right: false },
  confidence,
});

const anySample = fc.record({
  group: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  answerable: fc.boolean(),
  answered: fc.boolean(),
  right: fc.boolean(),
  confidence: fc.constantFrom(0, 0.1, 0.2, 0.5, 0.9, 1),
});
const samplesOf = fc.array(anySample).map((samples) =>
  samples.map((one) => ({
    ...one,
    right: one.right && one.answerable && one.answered,
    confidence: one.answered ? one.confidence : 0,
  })),
);

describe('One threshold on the confidence of answers', () => {
  it('refuses as much as it can while the right answers stay', () => {
    const samples = [right(0.8), right(0.9), unanswerable(0.3), unanswerable(0.5), unanswerable(0)];
    const threshold = fitThreshold(samples);
    expect(threshold).toBeCloseTo(0.65);
    expect(countsAt(samples, threshold)).toEqual({ unanswerable: 3, refused: 3, right: 2, kept: 2 });
    expect(countsAt(samples, 0)).toEqual({ unanswerable: 3, refused: 1, right: 2, kept: 2 });
  });

  it('never loses more right answers than it may, on any questions', () => {
    fc.assert(
      fc.property(samplesOf, fc.constantFrom(0.5, 0.8, 1), (samples, keep) => {
        const { right: all, kept } = countsAt(samples, fitThreshold(samples, keep));
        expect(kept).toBeGreaterThanOrEqual(keep * all);
      }),
    );
  });

  it('is tested on questions it was not fitted on, a question and its twin on one side', () => {
    const samples = Array.from({ length: 20 }, (_, index) => [
      right(0.7 + index / 100, `q${index}`),
      unanswerable(0.2 + index / 100, `q${index}`),
    ]).flat();
    const { splits, refusalAccuracy, keptRight } = testThreshold(samples);
    expect(splits.map(({ right: all, unanswerable: none }) => [all, none])).toEqual(Array(5).fill([10, 10]));
    expect(new Set(splits.map(({ threshold }) => threshold)).size).toBeGreaterThan(1);
    expect(refusalAccuracy).toBe(1);
    expect(keptRight).toBeGreaterThanOrEqual(0.7);
    expect(testThreshold(samples)).toEqual({ splits, refusalAccuracy, keptRight });
  });

  it('says nothing where there is nothing to count', () => {
    expect(testThreshold([])).toMatchObject({ refusalAccuracy: null, keptRight: null });
    expect(aurocs([right(1)])).toEqual({ answerable: null, right: null, answered: null });
  });
});

describe('Risk over coverage', () => {
  it('takes the surest answers first and equal ones together', () => {
    expect(riskCoverage([right(0.9), unanswerable(0.5), right(0.5), unanswerable(0)])).toEqual([
      { coverage: 0.25, risk: 0 },
      { coverage: 0.75, risk: 1 / 3 },
    ]);
  });

  it('has an area of 1 when every right answer is surer, of a half when confidence tells nothing', () => {
    const of = (...samples: RefusalSample[]) => aurocs(samples).right;
    expect(of(right(0.9), unanswerable(0.5), unanswerable(0))).toBe(1);
    expect(of(right(0.5), unanswerable(0.5))).toBe(0.5);
    expect(of(right(0.1), unanswerable(0.5))).toBe(0);
  });

  it('counts answerable questions that were refused, and what was answered alone, beside the right answers', () => {
    const refused: RefusalSample = { ...right(0), answered: false, right: false };
    const samples = [right(0.9), refused, unanswerable(0.95), unanswerable(0)];
    expect(aurocs(samples)).toEqual({ answerable: 0.375, right: 0.5, answered: 0 });
  });
});

describe('A sample', () => {
  it('is right from an F1 of a half on, and neither for a failure nor for an unanswerable question', () => {
    expect(refusalSample(questionOf(), recordOf({ f1: 0.5 }))).toMatchObject({ right: true });
    expect(refusalSample(questionOf(), recordOf({ f1: 0.4 }))).toMatchObject({ right: false });
    expect(refusalSample(questionOf(), recordOf({ error: 'It failed.' }))).toMatchObject({
      answered: false,
      confidence: 0,
    });
    expect(refusalSample(questionOf({ answerable: false }), recordOf({ f1: 1 }))).toMatchObject({
      right: false,
    });
  });
});

describe('The gold passage of one hop', () => {
  it('is one of the question, always the same, and not always of the first hop', () => {
    const questions = Array.from({ length: 30 }, (_, index) =>
      questionOf({ id: `q${index}`, supporting: [`first ${index}`, `second ${index}`] }),
    );
    const hops = goldHops(questions);
    expect(new Set(hops.map(({ removed }) => removed.split(' ')[0]))).toEqual(new Set(['first', 'second']));
    expect(goldHops(questions)).toEqual(hops);
    expect(hops.map(withoutAnswer).some(({ answerable }) => answerable)).toBe(false);
  });

  it('is none that another question needs too, so that every question loses one hop and no more', () => {
    const questions = [
      questionOf({ id: 'a', supporting: ['shared', 'own a'] }),
      questionOf({ id: 'b', supporting: ['own b', 'shared'] }),
      questionOf({ id: 'c', supporting: ['shared'] }),
      questionOf({ id: 'd', supporting: ['own d', 'of unanswerable'] }),
      questionOf({ id: 'e', answerable: false, answer: '', supporting: ['of unanswerable'] }),
    ];
    expect(goldHops(questions).map(({ removed }) => removed)).toEqual(['own a', 'own b', 'own d']);
  });

  it('is not looked for where no answer or no passage is known', () => {
    expect(goldHops([questionOf({ supporting: [] }), questionOf({ answerable: false })])).toEqual([]);
  });
});
