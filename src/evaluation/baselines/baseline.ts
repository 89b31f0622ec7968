/** Passage methods that the product is compared with. */
export const BASELINES = ['bm25', 'bm25+rerank', 'dense', 'dense+rerank'] as const;
export type BaselineName = (typeof BASELINES)[number];

export interface BaselineOptions {
  name: BaselineName;
  /** Most passages given as evidence. */
  passages: number;
  /** Most o200k tokens of evidence; absent means as many as the passages have. */
  evidenceTokens?: number;
  /** Passages that the reranker sees. */
  candidates: number;
}

export const DEFAULT_BASELINE = { passages: 5, candidates: 40 } as const;

/** A whole passage as a hit: its id in the passages file, and the score of whatever ranked it. */
export interface PassageHit {
  id: string;
  externalId: string;
  title: string;
  text: string;
  score: number;
}

/** A passage as a reranker and an answerer read it. */
export function passageText(passage: Pick<PassageHit, 'title' | 'text'>): string {
  return passage.title === '' ? passage.text : `${passage.title}\n${passage.text}`;
}
