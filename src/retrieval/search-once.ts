import type { HopPorts, HopQuery, HopResult } from './hop.js';

/** Ports that search each instantiated question once, whichever steps and prior states lead to it. */
export function searchOnce(ports: HopPorts): HopPorts {
  const known = new Map<string, HopResult>();
  return {
    blends: ports.blends,
    rerank: (queries) => ports.rerank(queries),
    similarities: (texts) => ports.similarities(texts),
    search: async (queries) => {
      const fresh = new Map(queries.map((query) => [queryKey(query), query]));
      for (const key of known.keys()) fresh.delete(key);
      const results = fresh.size > 0 ? await ports.search([...fresh.values()]) : [];
      [...fresh.keys()].forEach((key, index) => known.set(key, results[index] ?? NOTHING));
      return queries.map((query) => known.get(queryKey(query)) ?? NOTHING);
    },
  };
}

/** Two questions with one key have the same words and are about the same nodes. */
export function queryKey(query: HopQuery): string {
  return JSON.stringify([query.text, query.chosen.map((chosen) => chosen.entityIds)]);
}

const NOTHING: HopResult = { entities: [], candidates: [] };
