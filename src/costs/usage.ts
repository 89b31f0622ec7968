/** Calls of one stage and model, added up. */
export interface UsageLine {
  /** What the calls were for, e.g. `construct` or `second-pass`. */
  stage: string;
  model: string;
  batch: boolean;
  calls: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  /** USD; null when the price of some calls was not known. */
  costUsd: number | null;
}

export type UsageTotal = Omit<UsageLine, 'stage' | 'model' | 'batch'>;

export interface UsageReport {
  /** By stage, model and batch; sorted. */
  lines: UsageLine[];
  total: UsageTotal;
}

/** A line as the graph holds it. */
export type StoredUsage = Omit<UsageLine, 'costUsd'> & { costUsd: number; unpriced: number };

/** A line with its cost, which is not known when that of some call is not. */
export function usageLine({ unpriced, costUsd, ...line }: StoredUsage): UsageLine {
  return { ...line, costUsd: unpriced > 0 ? null : rounded(costUsd) };
}

/** Lines added up; no call costs nothing. */
export function usageTotal(lines: readonly UsageLine[]): UsageTotal {
  const sum = (of: (line: UsageLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  return {
    calls: sum(({ calls }) => calls),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    cachedInputTokens: sum(({ cachedInputTokens }) => cachedInputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costUsd: lines.some(({ costUsd }) => costUsd === null)
      ? null
      : rounded(sum(({ costUsd }) => costUsd ?? 0)),
  };
}

/** To a millionth of a cent: sums of binary fractions are not to be shown as they are. */
function rounded(usd: number): number {
  return Math.round(usd * 1e8) / 1e8;
}
