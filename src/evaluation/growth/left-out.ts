import { createHash } from 'node:crypto';

/** Shares of a corpus that questions are put to. */
export const GROWTH_SHARES = [0.25, 0.5, 0.75, 1] as const;

/**
 * Ids that are left out so that a share of the corpus stays. Gold passages always stay; of the others a smaller share is part of every larger
 * one, in an order that only the ids decide.
 */
export function leftOut(ids: readonly string[], gold: ReadonlySet<string>, share: number): Set<string> {
  const others = [...new Set(ids)].filter((id) => !gold.has(id));
  const keyed = others.map((id) => ({ id, key: createHash('sha256').update(id).digest('hex') }));
  keyed.sort((left, right) => (left.key < right.key ? -1 : 1));
  const stay = Math.max(0, Math.round(share * (others.length + gold.size)) - gold.size);
  return new Set(keyed.slice(stay).map(({ id }) => id));
}
