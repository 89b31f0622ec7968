import { describe, expect, it } from '@jest/globals';
import { costOf, usdText } from './cost-of.js';
import { estimatedCost } from './estimate.js';
import { priceBook } from './price-book.js';
import { usageLine, usageTotal } from './usage.js';

const OWN = { OPENAI_API_KEY: 'sk' };
const MINI = 'openai/gpt-4.1-mini';

describe('prices', () => {
  it('are list prices at the provider itself, also of a dated snapshot, cached input and batch for less', () => {
    const price = priceBook(OWN).priceOf(`${MINI}-2025-04-14`);
    const tokens = { inputTokens: 1_000_000, cachedInputTokens: 400_000, outputTokens: 500_000 };
    expect(costOf(tokens, price)).toBeCloseTo(0.6 * 0.4 + 0.4 * 0.1 + 0.5 * 1.6);
    expect(costOf(tokens, price, true)).toBeCloseTo(0.54);
    expect(priceBook(OWN).sourceOf(MINI)).toMatch(/2025/);
  });

  it('are unknown for other models and for other addresses, which is never 0 and says what to set', () => {
    const elsewhere = priceBook({ LANGUAGE_MODEL_BASE_URL: 'http://127.0.0.1:1/v1' });
    for (const [book, model] of [
      [priceBook(OWN), 'openai/made-up'],
      [elsewhere, MINI],
    ] as const) {
      expect(book.priceOf(model)).toBeNull();
      expect(book.sourceOf(model)).toMatch(/LANGUAGE_MODEL_PRICE_INPUT/);
      expect(costOf({ inputTokens: 5, outputTokens: 5 }, book.priceOf(model))).toBeNull();
    }
    expect(usdText(null)).toBe('price unknown');
    expect(estimatedCost([{ kind: 'plan', calls: 1, inputTokens: 9, outputTokens: 9 }], null)).toMatchObject({
      standardUsd: null,
      batchUsd: null,
    });
  });

  it('are as configured for the configured model, 0 included, and half a configuration is refused', () => {
    const set = { LANGUAGE_MODEL_BASE_URL: 'http://127.0.0.1:1/v1', LANGUAGE_MODEL: 'own' };
    const book = priceBook({ ...set, LANGUAGE_MODEL_PRICE_INPUT: 0, LANGUAGE_MODEL_PRICE_OUTPUT: 2 });
    expect(book.priceOf('openai/own')).toEqual({ input: 0, cachedInput: 0, output: 2 });
    expect(book.priceOf('openai/other')).toBeNull();
    expect(() => priceBook({ ...set, LANGUAGE_MODEL_PRICE_INPUT: 1 })).toThrow(/only one/i);
  });

  it('of calls together are not known when that of one call is not', () => {
    const counted = { stage: 'construct', model: MINI, batch: false, calls: 1 };
    const tokens = { inputTokens: 10, cachedInputTokens: 0, outputTokens: 1 };
    const known = usageLine({ ...counted, ...tokens, costUsd: 0.1 + 0.2, unpriced: 0 });
    expect(known.costUsd).toBe(0.3);
    const unknown = usageLine({ ...counted, ...tokens, costUsd: 0, unpriced: 1 });
    expect(usageTotal([known, unknown])).toEqual({
      calls: 2,
      inputTokens: 20,
      cachedInputTokens: 0,
      outputTokens: 2,
      costUsd: null,
    });
    expect(usageTotal([]).costUsd).toBe(0);
  });
});
