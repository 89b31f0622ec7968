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

interface ChainThresholds extends AnswerThresholds {
  /** Relevance that a first hop must have beside the best one: a far better start that leads nowhere is no reason to take a worse one. */
  minimumFirstHop: number;
}

/** The chains of a group, strongest first; ties keep the order of retrieval. */
export function judgeChains(group: ChainGroup, thresholds: AnswerThresholds): JudgedChain[] {
  const best = Math.max(0, ...group.chains.map((chain) => chain.hops[0]?.relevance ?? 0));
  return group.chains
    .map((chain) => judgeChain(chain, { ...thresholds, minimumFirstHop: best * thresholds.firstHopShare }))
    .sort((left, right) => right.strength - left.strength);
}

function judgeChain(chain: Chain, thresholds: ChainThresholds): JudgedChain {
  const grounding = groundChain(chain);
  return { chain, grounding, strength: chain.score, fault: firstFault(chain, { grounding, thresholds }) };
}

function firstFault(
  chain: Chain,
  { grounding, thresholds }: { grounding: readonly HopGrounding[]; thresholds: ChainThresholds },
): JudgedChain['fault'] {
  for (const [index, hop] of chain.hops.entries()) {
    const kind = faultOf(hop, { index, grounding: grounding[index] }, thresholds);
    if (kind) return { hop, index, kind };
  }
  const [first] = chain.hops;
  if (first && first.relevance < thresholds.minimumFirstHop) return { hop: first, index: 0, kind: 'WEAK' };
  const last = chain.hops.at(-1);
  const isWeak = last !== undefined && chain.score < thresholds.minimumChainScore;
  return isWeak ? { hop: last, index: chain.hops.length - 1, kind: 'WEAK' } : null;
}

function faultOf(
  hop: ChainHop,
  { index, grounding }: { index: number; grounding: HopGrounding | undefined },
  thresholds: AnswerThresholds,
): HopFault | null {
  const nameless = index === 0 ? thresholds.namelessFirstHop : thresholds.namelessLaterHop;
  if (!grounding || grounding.otherNumeral) return 'OTHER_THING';
  if (!grounding.namesAsked && hop.relevance < nameless) return 'OTHER_THING';
  const contradicted = grounding.relation < thresholds.contradictedRelation;
  if (contradicted && hop.relevance < thresholds.overrulesContradiction) return 'OTHER_FACT';
  const isTold = grounding.relation >= thresholds.toldRelation;
  return hop.relevance < thresholds.minimumHopRelevance && !isTold ? 'WEAK' : null;
}
