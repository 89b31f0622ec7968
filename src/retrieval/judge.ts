import type { JudgedCandidate } from './branch.js';
import type { HopCandidate, HopPorts, HopQuery, HopResult } from './hop.js';
import { rerankText } from './evidence-text.js';
import type { Recipe } from './recipe.js';
import { BLEND, relationShift, relevance } from './relevance.js';
import { relationSupport } from '../relations/relation-support.js';
import { support } from './support.js';

/**
 * Candidates of every question with their relevance, best first; the reranker sees the best `rerankPool` of each by cosine and
 * structure, and of what it has seen the best `rerankTopK` are kept.
 */
export async function judge(
  queries: readonly HopQuery[],
  results: readonly HopResult[],
  options: { ports: HopPorts; recipe: Recipe },
): Promise<JudgedCandidate[][]> {
  const { ports, recipe } = options;
  const pools = queries.map((query, index) => supported(query, results[index]?.candidates ?? []));
  const shown = pools.map((pool) => pool.slice(0, recipe.rerankPool));
  const scores = recipe.rerank
    ? await ports.rerank(queries.map((query, index) => rerankQuery(query, shown[index] ?? [])))
    : null;
  return pools.map((pool, index) => {
    const seen = scores ? pool.slice(0, recipe.rerankPool) : pool;
    const unseen = pool.slice(seen.length);
    const judged = seen.map((candidate, position) =>
      judgeOne(candidate, scores?.[index]?.[position] ?? null, ports.blends),
    );
    return [...keepBest(judged, recipe.rerankTopK), ...unseen];
  });
}

function supported(query: HopQuery, candidates: readonly HopCandidate[]): JudgedCandidate[] {
  const open = candidates.map((candidate) => ({
    ...candidate,
    rerankScore: null,
    relation: relationSupport(query.text, candidate.pair),
    support: support(query, candidate.pair),
    relevance: 0,
    kept: false,
  }));
  return open.sort((left, right) => cheapScore(right) - cheapScore(left) || byId(left, right));
}

/** What orders the pool before the reranker: support takes as much from the cosine as from the relevance, on the logistic scale. */
function cheapScore(candidate: JudgedCandidate): number {
  return (
    candidate.cosine + (Math.log(candidate.support) + relationShift(candidate.relation)) / BLEND.cosineWeight
  );
}

function rerankQuery(
  query: HopQuery,
  candidates: readonly JudgedCandidate[],
): { query: string; documents: string[] } {
  return { query: query.text, documents: candidates.map((candidate) => rerankText(candidate.pair)) };
}

function judgeOne(candidate: JudgedCandidate, rerankScore: number | null, blends: boolean): JudgedCandidate {
  const { cosine, relation } = candidate;
  return {
    ...candidate,
    rerankScore,
    relevance: candidate.support * relevance({ cosine, rerankScore, relation }, blends),
  };
}

function keepBest(judged: JudgedCandidate[], most: number): JudgedCandidate[] {
  return judged
    .sort((left, right) => right.relevance - left.relevance || byId(left, right))
    .map((candidate, position) => ({ ...candidate, kept: position < most }));
}

function byId(left: HopCandidate, right: HopCandidate): number {
  return left.pair.id < right.pair.id ? -1 : Number(left.pair.id > right.pair.id);
}
