import { tokenCount } from '../text/token-count.js';
import { evidenceText } from './evidence-text.js';
import type { Chain, ChainGroup } from './evidence.js';

/**
 * The groups with only those chains whose lines fit into a budget of o200k tokens: first the best chain of each group, so that no side of a
 * comparison is missing, then the others by score. A chain that does not fit is left out and a shorter one after it may still come in;
 * the very first is kept whatever it takes.
 */
export function packChains(groups: readonly ChainGroup[], budget: number): ChainGroup[] {
  const all = groups.flatMap((group) => group.chains);
  if (tokensOf(all) <= budget) return [...groups];
  const packed: Chain[] = [];
  for (const chain of inPackingOrder(groups))
    if (packed.length === 0 || tokensOf([...packed, chain]) <= budget) packed.push(chain);
  const kept = new Set(packed);
  return groups.map((group) => ({ ...group, chains: group.chains.filter((chain) => kept.has(chain)) }));
}

function inPackingOrder(groups: readonly ChainGroup[]): Chain[] {
  const first = groups.flatMap((group) => group.chains.slice(0, 1));
  const others = groups.flatMap((group) => group.chains.slice(1));
  return [...first.sort(byScore), ...others.sort(byScore)];
}

function byScore(left: Chain, right: Chain): number {
  return right.score - left.score || (left.id < right.id ? -1 : Number(left.id > right.id));
}

/** Tokens of the distinct pairs of some chains, as lines. */
function tokensOf(chains: readonly Chain[]): number {
  const pairs = new Map(chains.flatMap((chain) => chain.hops.map((hop) => [hop.pair.id, hop.pair] as const)));
  return tokenCount([...pairs.values()].map(evidenceText).join('\n'));
}
