import type { RerankQuery } from '../reranker.js';

/** A part of one query's documents that fits in a request. */
export interface RerankPiece {
  query: string;
  documents: string[];
  /** Position of the query, and of each document in it. */
  queryIndex: number;
  documentIndexes: number[];
}

/** More documents in one request are refused. */
const DOCUMENTS_PER_REQUEST = 1000;

/** Requests for all queries. Blank documents, which the service refuses, are left out; so is everything when the query is blank. */
export function rerankPieces(queries: readonly RerankQuery[]): RerankPiece[] {
  return queries.flatMap(({ query, documents }, queryIndex) => {
    const asked =
      query.trim() === '' ? [] : [...documents.keys()].filter((index) => documents[index]?.trim());
    return slices(asked).map((documentIndexes) => ({
      query,
      documents: documentIndexes.map((index) => documents[index] ?? ''),
      queryIndex,
      documentIndexes,
    }));
  });
}

/** One score per document of each query; what was not asked has relevance 0. */
export function joinScores(
  queries: readonly RerankQuery[],
  pieces: readonly RerankPiece[],
  scores: readonly number[][],
): number[][] {
  const joined = queries.map(({ documents }) => documents.map(() => 0));
  pieces.forEach(({ queryIndex, documentIndexes }, piece) => {
    documentIndexes.forEach((document, position) => {
      const row = joined[queryIndex];
      if (row) row[document] = scores[piece]?.[position] ?? 0;
    });
  });
  return joined;
}

function slices(indexes: number[]): number[][] {
  const count = Math.ceil(indexes.length / DOCUMENTS_PER_REQUEST);
  return Array.from({ length: count }, (_, slice) =>
    indexes.slice(slice * DOCUMENTS_PER_REQUEST, (slice + 1) * DOCUMENTS_PER_REQUEST),
  );
}
