import { tokenCount } from '../text/token-count.js';
import { evidenceText } from './evidence-text.js';
import type { Chain, ChainGroup } from './evidence.js';

/** What a chain counts beside others that bring a passage not yet told: a line of a new source serves an answerer more than another of a known one. */
const KNOWN_PASSAGES = 0.5;

/**
 * The groups with only those chains whose lines fit into a budget of o200k tokens: first the best chain of each group, so that no side of a
 * comparison is missing, then the others by score, where a chain that only repeats passages counts half. A chain that does not fit is left
 * out and a shorter one after it may still come in; the very first is kept whatever it takes.
 */
export function packChains(groups: readonly ChainGroup[], budget: number): ChainGroup[] {
  const all = groups.flatMap((group) => group.chains);
  if (tokensOf(all) <= budget) return [...groups];
  const packed: Chain[] = [];
  for (const chain of groups.flatMap((group) => group.chains.slice(0, 1)).sort(byScore))
    if (packed.length === 0 || fits(packed, chain, budget)) packed.push(chain);
  let open = groups.flatMap((group) => group.chains.slice(1)).sort(byScore);
  while (open.length > 0) {
    const next = mostTelling(open, packed);
    if (fits(packed, next, budget)) packed.push(next);
    open = open.filter((chain) => chain !== next);
  }
  const kept = new Set(packed);
  return groups.map((group) => ({ ...group, chains: group.chains.filter((chain) => kept.has(chain)) }));
}

function fits(packed: readonly Chain[], chain: Chain, budget: number): boolean {
  return tokensOf([...packed, chain]) <= budget;
}

/** The first of the highest value, in the order given. */
function mostTelling(open: readonly Chain[], packed: readonly Chain[]): Chain {
  const told = new Set(packed.flatMap(passagesOf));
  const value = (chain: Chain): number =>
    chain.score * (passagesOf(chain).some((passage) => !told.has(passage)) ? 1 : KNOWN_PASSAGES);
  return open.reduce((best, chain) => (value(chain) > value(best) ? chain : best));
}

function passagesOf(chain: Chain): string[] {
  return chain.hops.flatMap((hop) => hop.sources.map((source) => source.passageId));
}

function byScore(left: Chain, right: Chain): number {
  return right.score - left.score || (left.id < right.id ? -1 : Number(left.id > right.id));
}

/** Tokens of the distinct pairs of some chains, as lines. */
function tokensOf(chains: readonly Chain[]): number {
  const pairs = new Map(chains.flatMap((chain) => chain.hops.map((hop) => [hop.pair.id, hop.pair] as const)));
  return tokenCount([...pairs.values()].map(evidenceText).join('\n'));
}
