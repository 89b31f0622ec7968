import { Inject, Injectable } from '@nestjs/common';
import { EMBEDDER, type Embedder } from '../../models/embedder.js';
import { RERANKER, type Reranker } from '../../models/reranker.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { timed } from '../timed.js';
import { passageText, type BaselineOptions, type PassageHit } from './baseline.js';
import type { JudgeSentences } from './passage-answer.js';
import { PassagesRepository } from './passages.repository.js';
import { wordOverlap } from './word-overlap.js';

export interface RankedPassages {
  hits: PassageHit[];
  ms: { embed: number; graph: number; rerank: number };
}

export interface RankingRequest {
  workspace: Workspace;
  question: string;
  signal: AbortSignal;
}

/** Ranks the passages of a workspace for a question by the method that a baseline names. */
@Injectable()
export class PassageRankingService {
  constructor(
    @Inject(PassagesRepository) private readonly passages: PassagesRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(RERANKER) private readonly reranker: Reranker,
  ) {}

  /** At most `candidates` passages, best first; ties by our id. @throws PaniniError GRAPH_*, MODEL_* */
  async rank(request: RankingRequest, options: BaselineOptions): Promise<RankedPassages> {
    const found = await this.find(request, options);
    if (!reranks(options)) return found;
    const reranked = await timed(() => this.rerank(request, found.hits));
    return { hits: reranked.value, ms: { ...found.ms, rerank: reranked.ms } };
  }

  /** Judges sentences with what the baseline itself ranks by. */
  judgeFor(options: BaselineOptions, signal: AbortSignal): JudgeSentences {
    if (reranks(options)) {
      return async (query, documents) =>
        (await this.reranker.rerank([{ query, documents }], { signal }))[0] ?? [];
    }
    if (options.name === 'bm25') return async (question, sentences) => wordOverlap(question, sentences);
    return (question, sentences) => this.cosines(question, sentences, signal);
  }

  private async find(
    { workspace, question, signal }: RankingRequest,
    options: BaselineOptions,
  ): Promise<RankedPassages> {
    const limit = options.candidates;
    if (options.name.startsWith('bm25')) {
      const hits = await timed(() => this.passages.byWords(workspace, { question, limit }, { signal }));
      return { hits: hits.value, ms: { embed: 0, graph: hits.ms, rerank: 0 } };
    }
    const vectors = await timed(() => this.embedder.embed([question], { purpose: 'query', signal }));
    const vector = vectors.value[0] ?? [];
    const hits = await timed(() => this.passages.byVector(workspace, { vector, limit }, { signal }));
    return { hits: hits.value, ms: { embed: vectors.ms, graph: hits.ms, rerank: 0 } };
  }

  private async rerank({ question, signal }: RankingRequest, hits: PassageHit[]): Promise<PassageHit[]> {
    if (hits.length === 0) return [];
    const query = { query: question, documents: hits.map(passageText) };
    const [scores = []] = await this.reranker.rerank([query], { signal });
    const judged = hits.map((hit, index) => ({ ...hit, score: scores[index] ?? 0 }));
    return judged.sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
  }

  private async cosines(question: string, sentences: string[], signal: AbortSignal): Promise<number[]> {
    const [query = []] = await this.embedder.embed([question], { purpose: 'query', signal });
    const vectors = await this.embedder.embed(sentences, { purpose: 'passage', signal });
    return vectors.map((vector) =>
      vector.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0),
    );
  }
}

function reranks(options: BaselineOptions): boolean {
  return options.name.endsWith('+rerank');
}
