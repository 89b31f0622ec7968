import type { ConstructionEstimate, ExpectedCalls } from '../extraction/llm/estimate-construction.js';
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

export const NO_CALLS: ConstructionEstimate = { passages: 0, low: [], likely: [], high: [] };

/** Two estimates together. */
export function addEstimates(left: ConstructionEstimate, right: ConstructionEstimate): ConstructionEstimate {
  return {
    passages: left.passages + right.passages,
    low: addCalls(left.low, right.low),
    likely: addCalls(left.likely, right.likely),
    high: addCalls(left.high, right.high),
  };
}

function addCalls(left: readonly ExpectedCalls[], right: readonly ExpectedCalls[]): ExpectedCalls[] {
  const sums = new Map<string, ExpectedCalls>();
  for (const one of [...left, ...right]) {
    const sum = sums.get(one.kind) ?? { kind: one.kind, calls: 0, inputTokens: 0, outputTokens: 0 };
    sums.set(one.kind, {
      kind: one.kind,
      calls: sum.calls + one.calls,
      inputTokens: sum.inputTokens + one.inputTokens,
      outputTokens: sum.outputTokens + one.outputTokens,
    });
  }
  return [...sums.values()];
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
