import type { RequestContext } from '../../context/request-context.js';
import type { EvidenceRecord } from '../evaluation-report.js';

/** What one search found: texts as a model reads them, each with what it is as evidence. */
export interface FoundText {
  text: string;
  evidence: EvidenceRecord[];
}

export interface SearchResult {
  found: FoundText[];
  ms: { embed: number; graph: number; rerank: number };
}

/** A search that a reasoning model may ask again and again. */
export interface SearchTool {
  /** What it takes before the first question. @throws PaniniError */
  prepare(context: RequestContext): Promise<void>;
  /** @throws PaniniError */
  search(context: RequestContext, query: string): Promise<SearchResult>;
}
