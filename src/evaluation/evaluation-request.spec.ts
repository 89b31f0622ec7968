import { describe, expect, it } from '@jest/globals';
import { baselineOf, concurrencyOf } from './evaluation-request.js';

const request = { questions: 'q.jsonl', plans: 'rules' as const };

describe('A request to evaluate', () => {
  it('asks one question at a time unless told otherwise, and at most 16', () => {
    expect(concurrencyOf(request)).toBe(1);
    expect(concurrencyOf({ ...request, concurrency: 4 })).toBe(4);
    expect(() => concurrencyOf({ ...request, concurrency: 17 })).toThrow(/1 to 16, got 17/);
    expect(() => concurrencyOf({ ...request, concurrency: 1.5 })).toThrow(/got 1.5/);
  });

  it('names a baseline with its bounds', () => {
    expect(baselineOf({ name: 'bm25' })).toEqual({ name: 'bm25', passages: 5, candidates: 40 });
    expect(baselineOf({ name: 'dense+rerank', passages: 60, evidenceTokens: 300 })).toEqual({
      name: 'dense+rerank',
      passages: 60,
      candidates: 60,
      evidenceTokens: 300,
    });
    expect(() => baselineOf({ name: 'tfidf' })).toThrow(/no baseline "tfidf"/);
    expect(() => baselineOf({ name: 'bm25', passages: 0 })).toThrow(/passages from 1/);
  });
});
