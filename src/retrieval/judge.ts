import type { JudgedCandidate } from './branch.js';
import type { HopCandidate, HopPorts, HopQuery, HopResult } from './hop.js';
import { evidenceText } from './evidence-text.js';
import type { Recipe } from './recipe.js';
import { relevance } from './relevance.js';
import { support } from './support.js';

/** Candidates of every question with their relevance, best first; the best `rerankTopK` of each are kept. */
export async function judge(
  queries: readonly HopQuery[],
  results: readonly HopResult[],
  options: { ports: HopPorts; recipe: Recipe },
): Promise<JudgedCandidate[][]> {
  const { ports, recipe } = options;
  const scores = recipe.rerank
    ? await ports.rerank(queries.map((query, index) => rerankQuery(query, results[index])))
    : null;
  return queries.map((query, index) => {
    const judged = (results[index]?.candidates ?? []).map((candidate, position) =>
      judgeOne(query, candidate, { score: scores?.[index]?.[position] ?? null, blends: ports.blends }),
    );
    return keepBest(judged, recipe.rerankTopK);
  });
}

function rerankQuery(query: HopQuery, result: HopResult | undefined): { query: string; documents: string[] } {
  return {
    query: query.text,
    documents: (result?.candidates ?? []).map((candidate) => evidenceText(candidate.pair)),
  };
}

function judgeOne(
  query: HopQuery,
  candidate: HopCandidate,
  text: { score: number | null; blends: boolean },
): JudgedCandidate {
  const factor = support(query, candidate.pair);
  return {
    ...candidate,
    rerankScore: text.score,
    support: factor,
    relevance: factor * relevance(candidate.cosine, text.score, text.blends),
    kept: false,
  };
}

function keepBest(judged: JudgedCandidate[], most: number): JudgedCandidate[] {
  return judged
    .sort((left, right) => right.relevance - left.relevance || (left.pair.id < right.pair.id ? -1 : 1))
    .map((candidate, position) => ({ ...candidate, kept: position < most }));
}
