import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinScores, rerankPieces } from './rerank-pieces.js';

describe('requests for a rerank', () => {
  it('hold at most 1,000 documents each', () => {
    const documents = Array.from({ length: 2500 }, (_, index) => `d${index}`);
    expect(rerankPieces([{ query: 'q', documents }]).map((piece) => piece.documents.length)).toEqual([
      1000, 1000, 500,
    ]);
  });

  it('ask nothing for no documents, blank documents or a blank query', () => {
    expect(rerankPieces([{ query: 'q', documents: [] }])).toEqual([]);
    expect(rerankPieces([{ query: ' ', documents: ['a'] }])).toEqual([]);
    const queries = [{ query: 'q', documents: ['', 'a', '  ', 'b'] }];
    const pieces = rerankPieces(queries);
    expect(pieces.map((piece) => piece.documents)).toEqual([['a', 'b']]);
    expect(joinScores(queries, pieces, [[0.5, 0.25]])).toEqual([[0, 0.5, 0, 0.25]]);
  });

  it('bring each score back to its own document', () => {
    const query = fc.record({
      query: fc.constantFrom('q', ' '),
      documents: fc.array(fc.constantFrom('', 'a', 'bb', 'ccc')),
    });
    fc.assert(
      fc.property(fc.array(query), (queries) => {
        const pieces = rerankPieces(queries);
        const scores = pieces.map((piece) => piece.documents.map((document) => document.length / 4));
        const expected = queries.map(({ query, documents }) =>
          documents.map((document) => (query === 'q' ? document.length / 4 : 0)),
        );
        expect(joinScores(queries, pieces, scores)).toEqual(expected);
      }),
    );
  });
});
