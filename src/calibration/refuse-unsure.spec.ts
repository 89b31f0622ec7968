import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answering/answer.js';
import { modelSetName } from './model-set.js';
import { refuseUnsure } from './refuse-unsure.js';

const answer: Answer = {
  text: 'Ada',
  refusal: null,
  citations: [],
  answerer: 'extractive/1',
  confidence: 0.4,
};

describe('A calibrated workspace', () => {
  it('refuses an answer below its threshold and says how sure it was', () => {
    expect(refuseUnsure(answer, 0.5)).toMatchObject({
      text: 'N/A',
      confidence: 0,
      refusal: { reason: 'LOW_SCORE', sentence: expect.stringContaining('0.40') },
    });
  });

  it('leaves answers at or above it, refusals, and all answers where nobody calibrated', () => {
    expect(refuseUnsure(answer, 0.4)).toBe(answer);
    expect(refuseUnsure(answer, null)).toBe(answer);
    const refused: Answer = { ...answer, confidence: 0, refusal: { reason: 'CONFLICT', sentence: 'Both.' } };
    expect(refuseUnsure(refused, 0.5)).toBe(refused);
  });

  it('keeps thresholds apart by embedder, reranker and answerer', () => {
    const models = { embedder: 'e', reranker: 'r', answerer: 'a' };
    const names = [models, { ...models, reranker: 'none' }, { ...models, answerer: 'llm' }].map(modelSetName);
    expect(new Set(names).size).toBe(3);
  });
});
