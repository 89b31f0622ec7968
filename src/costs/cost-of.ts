import { BATCH_SHARE, type ModelPrice } from './list-prices.js';

const MILLION = 1_000_000;

export interface CountedTokens {
  inputTokens: number;
  /** Of the input tokens, those read from the provider's cache. @default 0 */
  cachedInputTokens?: number;
  outputTokens: number;
}

/** USD of some tokens; null when the price is not known. */
export function costOf(
  { inputTokens, cachedInputTokens = 0, outputTokens }: CountedTokens,
  price: ModelPrice | null,
  batch: boolean = false,
): number | null {
  if (price === null) return null;
  const fresh = Math.max(0, inputTokens - cachedInputTokens);
  const usd = fresh * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output;
  return (usd * (batch ? BATCH_SHARE : 1)) / MILLION;
}

/** USD for people: four digits after the point below one dollar, else two; what is not known is said so. */
export function usdText(usd: number | null): string {
  if (usd === null) return 'price unknown';
  return `${usd.toFixed(usd < 1 ? 4 : 2)} USD`;
}
