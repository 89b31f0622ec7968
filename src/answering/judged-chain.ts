import type { Chain, ChainGroup, ChainHop } from '../retrieval/evidence.js';
import { groundChain, type HopGrounding } from './grounding.js';
import type { AnswerThresholds } from './thresholds.js';

/** Why a hop does not bear an answer. */
export type HopFault = 'OTHER_THING' | 'OTHER_FACT' | 'WEAK';

/** A chain with the judgement of each hop; `strength` orders chains, `fault` is the first hop that does not hold. */
export interface JudgedChain {
  chain: Chain;
  grounding: HopGrounding[];
  strength: number;
  fault: { hop: ChainHop; index: number; kind: HopFault } | null;
}

/** The chains of a group, strongest first; ties keep the order of retrieval. */
export function judgeChains(group: ChainGroup, thresholds: AnswerThresholds): JudgedChain[] {
  return group.chains
    .map((chain) => judgeChain(chain, thresholds))
    .sort((left, right) => right.strength - left.strength);
}

function judgeChain(chain: Chain, thresholds: AnswerThresholds): JudgedChain {
  const grounding = groundChain(chain);
  const product = grounding.reduce((whole, hop) => whole * hop.relation, 1);
  const strength = chain.score * product ** (1 / Math.max(1, grounding.length));
  return { chain, grounding, strength, fault: firstFault(chain, { grounding, thresholds }) };
}

function firstFault(
  chain: Chain,
  { grounding, thresholds }: { grounding: readonly HopGrounding[]; thresholds: AnswerThresholds },
): JudgedChain['fault'] {
  for (const [index, hop] of chain.hops.entries()) {
    const kind = faultOf(grounding[index], thresholds);
    if (kind) return { hop, index, kind };
  }
  const last = chain.hops.at(-1);
  const isWeak = last !== undefined && chain.score < thresholds.minimumChainScore;
  return isWeak ? { hop: last, index: chain.hops.length - 1, kind: 'WEAK' } : null;
}

function faultOf(hop: HopGrounding | undefined, thresholds: AnswerThresholds): HopFault | null {
  if (!hop?.namesAsked) return 'OTHER_THING';
  if (hop.relation < thresholds.minimumRelationSupport) return 'OTHER_FACT';
  return hop.strength < thresholds.minimumHopStrength ? 'WEAK' : null;
}
