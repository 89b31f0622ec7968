import { bar, type Bar } from './bar.js';
import type { PassageEconomy } from './construction-economy.js';

/** USD for a million tokens at list price; the batch interface costs half of it. */
export interface ListPrice {
  model: string;
  input: number;
  output: number;
}

export const GPT_41_MINI: ListPrice = { model: 'gpt-4.1-mini', input: 0.4, output: 1.6 };
/** Share of real LLM-built GSWs that have a gap by the narrower count of the paper's checks. */
export const STATED_GAP_SHARE = 0.63;
const BATCH = 0.5;
const MILLION = 1_000_000;

export interface ConstructionCost {
  sampled: number;
  passages: number;
  price: ListPrice;
  /** Mean tokens of a first call. */
  first: { input: number; output: number };
  /** Mean tokens of a second call, over the passages that need one. */
  second: { input: number; output: number };
  gapShare: number;
  pairs: number;
  outputTokensPerPair: number;
  /** USD in batch for all passages. */
  firstPassUsd: number;
  secondPassUsd: number;
  totalUsd: number;
  arithmetic: string[];
  bars: Bar[];
}

/** The projected cost of reading `passages` passages in batch, without any discount for cached input, from a sample's tokens. */
export function constructionCost(
  sample: readonly PassageEconomy[],
  { passages, most, price = GPT_41_MINI }: { passages: number; most: number; price?: ListPrice },
): ConstructionCost {
  const seconds = sample.flatMap(({ second }) => second ?? []);
  const first = { input: mean(sample, 'input'), output: mean(sample, 'output') };
  const second = { input: mean(seconds, 'input'), output: mean(seconds, 'output') };
  const found = sample.length === 0 ? 0 : seconds.length / sample.length;
  const gapShare = Math.max(found, STATED_GAP_SHARE);
  const usd = (calls: number, { input, output }: { input: number; output: number }): number =>
    (calls * BATCH * (input * price.input + output * price.output)) / MILLION;
  const [firstPassUsd, secondPassUsd] = [usd(passages, first), usd(passages * gapShare, second)];
  const totalUsd = firstPassUsd + secondPassUsd;
  const pairs = sample.reduce((sum, one) => sum + one.pairs, 0);
  return {
    ...{ sampled: sample.length, passages, price, first, second, gapShare, pairs },
    outputTokensPerPair: sample.reduce((sum, one) => sum + one.output, 0) / Math.max(1, pairs),
    ...{ firstPassUsd, secondPassUsd, totalUsd },
    arithmetic: [
      `first pass: ${arithmetic(passages, first, price)} = ${firstPassUsd.toFixed(2)} USD`,
      `second pass (${(gapShare * 100).toFixed(1)} %): ${arithmetic(passages * gapShare, second, price)} = ${secondPassUsd.toFixed(2)} USD`,
      `together: ${totalUsd.toFixed(2)} USD`,
    ],
    bars: [bar('projected USD', sample.length === 0 ? Number.NaN : totalUsd, ['at most', most])],
  };
}

function arithmetic(
  calls: number,
  { input, output }: { input: number; output: number },
  price: ListPrice,
): string {
  const sum = `${input.toFixed(1)} in x ${price.input} + ${output.toFixed(1)} out x ${price.output}`;
  return `${calls.toFixed(0)} calls x (${sum}) USD/M x ${BATCH}`;
}

function mean<Key extends string>(rows: readonly Record<Key, unknown>[], key: Key): number {
  const sum = rows.reduce((total, row) => total + (row[key] as number), 0);
  return rows.length === 0 ? 0 : sum / rows.length;
}
