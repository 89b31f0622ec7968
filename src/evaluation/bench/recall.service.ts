import { Inject, Injectable } from '@nestjs/common';
import { AskService } from '../../asking/ask.service.js';
import type { RequestContext } from '../../context/request-context.js';
import { throwIfInterrupted } from '../../context/interruption.js';
import { EMBEDDER, type Embedder } from '../../models/embedder.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { mean } from '../metrics/mean.js';
import { BenchRepository } from './bench.repository.js';
import { ExactNearest, recallOf } from './exact-nearest.js';
import { pagesOf } from './pages.js';

/** Neighbours that recall is measured at. */
export const RECALL_AT = 20;

const PAGE = 2_000;

/** Compares the questions that retrieval finds by vector with those that exact cosine over all stored vectors finds. */
@Injectable()
export class RecallService {
  constructor(
    @Inject(AskService) private readonly asking: AskService,
    @Inject(BenchRepository) private readonly repository: BenchRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** Mean recall at 20 over the queries, in [0, 1]. @throws PaniniError */
  async recall(context: RequestContext, workspace: Workspace, queries: readonly string[]): Promise<number> {
    const exact = await this.exactNearest(workspace, queries, context.signal);
    const recalls: number[] = [];
    for (const [index, query] of queries.entries()) {
      throwIfInterrupted(context.signal);
      recalls.push(recallOf(await this.found(context, query), exact[index]?.result() ?? []));
    }
    return mean(recalls) ?? Number.NaN;
  }

  /** What one hop of retrieval finds by question vectors alone, nearest first. */
  private async found(context: RequestContext, question: string): Promise<string[]> {
    const plan = [{ question, requires_retrieval: true }];
    const recipe = { sides: 'questions', rerank: false } as const;
    const { trace } = await this.asking.ask(context, {
      question,
      plans: 'none',
      answers: 'extractive',
      plan,
      recipe,
    });
    const candidates = trace.steps.flatMap((step) => step.questions).flatMap((asked) => asked.candidates);
    const nearest = candidates.sort(
      (left, right) => right.cosine - left.cosine || (left.questionId < right.questionId ? -1 : 1),
    );
    return nearest.slice(0, RECALL_AT).map((candidate) => candidate.questionId);
  }

  /** Reads every stored vector once, page by page, so that memory holds one page. */
  private async exactNearest(
    workspace: Workspace,
    queries: readonly string[],
    signal: AbortSignal,
  ): Promise<ExactNearest[]> {
    const vectors = await this.embedder.embed(queries, { purpose: 'query', signal });
    const searches = vectors.map((vector) => new ExactNearest(Float64Array.from(vector), RECALL_AT));
    for await (const rows of pagesOf((page) => this.repository.questionVectors(workspace, page), {
      limit: PAGE,
      signal,
    })) {
      for (const { id, vector } of rows) {
        const stored = Float64Array.from(vector);
        for (const search of searches) search.offer(id, stored);
      }
    }
    return searches;
  }
}
