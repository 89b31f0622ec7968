/** The smallest value that at least the given share (0 to 1) of all values do not exceed (nearest rank); null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? null;
}
