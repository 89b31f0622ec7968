import type { ExpectedCalls } from '../extraction/llm/estimate-construction.js';
import { costOf } from './cost-of.js';
import type { ModelPrice } from './list-prices.js';

/** What one case of an estimate comes to. */
export interface EstimatedCost {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** USD; null when the price is not known. */
  standardUsd: number | null;
  batchUsd: number | null;
}

/** What calls come to at a price, without any discount for input that the provider caches. */
export function estimatedCost(calls: readonly ExpectedCalls[], price: ModelPrice | null): EstimatedCost {
  const sum = (of: (one: ExpectedCalls) => number): number => calls.reduce((all, one) => all + of(one), 0);
  const tokens = {
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
  };
  return {
    ...{ calls: sum(({ calls: count }) => count), ...tokens },
    ...{ standardUsd: costOf(tokens, price), batchUsd: costOf(tokens, price, true) },
  };
}
