/** The models whose scores become a confidence. */
export interface ModelSet {
  embedder: string;
  reranker: string;
  answerer: string;
}

/** The name of a model set: a threshold fitted with other models says nothing of these. */
export function modelSetName({ embedder, reranker, answerer }: ModelSet): string {
  return [embedder, reranker, answerer].join(' | ');
}
