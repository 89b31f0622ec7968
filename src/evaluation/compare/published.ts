/** Data sets with published figures. */
export const PUBLISHED_SETS = ['nq', 'popqa', 'musique', '2wiki', 'hotpotqa', 'lveval', 'average'] as const;
export type PublishedSet = (typeof PUBLISHED_SETS)[number];

type Row = Partial<Record<PublishedSet, number>>;

/** Answer F1 in per cent as published (arXiv 2602.15156, reader GPT-4o-mini): another reader over other corpora, so beside ours and not against it. */
const F1: Record<string, Row> = {
  none: row(52.7, 22.7, 22, 36.3, 41, 5, 29.9),
  bm25: row(56, 53, 25.3, 35.4, 54.2, 7.8, 38.6),
  'bm25+rerank': row(58.2, 56.8, 29.9, 44.1, 63.4, 8.1, 43.4),
  dense: { average: 50.5 },
  'HippoRAG 2': { average: 53.3 },
  'Search-R1': row(47.9, 49.7, 41.1, 64.9, 68.6, 11.5, 47.3),
  'Search-R1 with the GSW index': row(48.1, 54, 46.6, 67.6, 70, 10.5, 49.4),
  panini: row(67.4, 57.6, 52.3, 72.4, 71.9, 14.8, 56.1),
  'panini-no-decomposition': { musique: 36.8, '2wiki': 47.2 },
};

/** Mean evidence tokens as published. */
const TOKENS: Record<string, Row> = {
  none: everywhere(0),
  bm25: everywhere(705),
  'bm25+rerank': everywhere(705),
  dense: everywhere(705),
  RAPTOR: everywhere(1_167),
  GraphRAG: everywhere(8_122),
  panini: { musique: 192, '2wiki': 315 },
};

export interface PublishedFigures {
  method: string;
  /** In [0, 1]. */
  f1: number | null;
  evidenceTokens: number | null;
}

/** What was published of every method for a data set, ours and others'. */
export function publishedFigures(set: PublishedSet): PublishedFigures[] {
  const methods = [...new Set([...Object.keys(F1), ...Object.keys(TOKENS)])];
  return methods.flatMap((method) => {
    const f1 = F1[method]?.[set];
    const evidenceTokens = TOKENS[method]?.[set] ?? null;
    if (f1 === undefined && evidenceTokens === null) return [];
    return [{ method, f1: f1 === undefined ? null : f1 / 100, evidenceTokens }];
  });
}

function row(...figures: [number, number, number, number, number, number, number]): Row {
  return Object.fromEntries(PUBLISHED_SETS.map((set, index) => [set, figures[index]]));
}

function everywhere(figure: number): Row {
  return Object.fromEntries(PUBLISHED_SETS.map((set) => [set, figure]));
}
