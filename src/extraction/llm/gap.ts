/** What code looks for after a first reading. */
export const GAP_KINDS = [
  'orphan',
  'never-answer',
  'no-inverse',
  'other-side-unnamed',
  'pronoun',
  'value-without-entity',
] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** One thing that a first reading left open. */
export interface Gap {
  kind: GapKind;
  /** What the second pass is told. */
  sentence: string;
  /** Number of the relation that a second pass may replace for it, from 1; null for none. */
  relation: number | null;
}

/** How many gaps there are of each kind, each key led by a prefix. */
export function countGaps(gaps: readonly Gap[], prefix: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of gaps) counts[`${prefix}${kind}`] = (counts[`${prefix}${kind}`] ?? 0) + 1;
  return counts;
}
