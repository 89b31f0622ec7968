import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { RERANKER, type Reranker } from '../models/reranker.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import type { HopPorts, HopQuery } from './hop.js';
import { MOST_EXACT, type ResolvedScope } from './resolved-scope.js';
import { RetrievalRepository } from './retrieval.repository.js';
import type { Retrieval, RetrievalRequest, RetrievalTimes } from './retrieval.js';
import { ricr } from './ricr.js';
import type { Scope } from './scope.js';

/** Walks a plan over the graph of a workspace (RICR) and returns evidence with its full trace. */
@Injectable()
export class RetrievalService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(RetrievalRepository) private readonly repository: RetrievalRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(RERANKER) private readonly reranker: Reranker,
  ) {}

  /** @throws PaniniError NOT_FOUND, MODEL_MISMATCH, GRAPH_*, MODEL_*, CANCELLED, DEADLINE_EXCEEDED */
  async retrieve(context: RequestContext, request: RetrievalRequest): Promise<Retrieval> {
    const workspace = await this.workspaces.current(context);
    refuseOtherModel(workspace, this.embedder);
    const ms: RetrievalTimes = { embed: 0, graph: 0, rerank: 0 };
    const scope = await timed(ms, 'graph', () => this.resolveScope(workspace, request.scope, context.signal));
    const ports = this.ports({ workspace, scope, request, ms, signal: context.signal });
    const { evidence, trace } = await ricr(request, ports);
    return { evidence, trace, ms };
  }

  private ports(run: Run): HopPorts {
    const { signal, ms, request } = run;
    return {
      blends: this.reranker.kind === 'cross-encoder',
      search: async (queries) => this.search(run, queries),
      rerank: (queries) => timed(ms, 'rerank', () => this.reranker.rerank(queries, { signal })),
      similarities: async (texts) => {
        const [question] = await this.embed(run, [request.question], 'query');
        const vectors = await this.embed(run, texts, 'passage');
        return vectors.map((vector) => dot(vector, question ?? []));
      },
    };
  }

  private async search(run: Run, queries: readonly HopQuery[]): ReturnType<HopPorts['search']> {
    const vectors = await this.embed(
      run,
      queries.map((query) => query.text),
      'query',
    );
    const { workspace, scope, request, ms, signal } = run;
    return timed(ms, 'graph', () =>
      this.repository.searchHop({ workspace, scope, recipe: request.recipe, queries, vectors }, { signal }),
    );
  }

  private embed(run: Run, texts: readonly string[], purpose: 'query' | 'passage'): Promise<number[][]> {
    return timed(run.ms, 'embed', () => this.embedder.embed(texts, { purpose, signal: run.signal }));
  }

  private async resolveScope(
    workspace: Workspace,
    scope: Scope,
    signal: AbortSignal,
  ): Promise<ResolvedScope> {
    const [documentIds, questions] = await this.sizeOf(workspace, scope, signal);
    if (questions > MOST_EXACT) return { documentIds, exact: false };
    const limit = MOST_EXACT + 1;
    const entities = await this.repository.entityCount(workspace, { documentIds, limit }, { signal });
    return { documentIds, exact: entities <= MOST_EXACT };
  }

  /** Documents in scope, null for all, and how many questions they hold. */
  private async sizeOf(
    workspace: Workspace,
    scope: Scope,
    signal: AbortSignal,
  ): Promise<[documentIds: string[] | null, questions: number]> {
    if (Object.values(scope).every((part) => part === undefined)) {
      return [null, await this.repository.questionCount(workspace, MOST_EXACT + 1, { signal })];
    }
    const documents = await this.repository.scopeDocuments(workspace, scope, { signal });
    const questions = documents.reduce((sum, document) => sum + document.questions, 0);
    return [documents.map((document) => document.documentId), questions];
  }
}

interface Run {
  workspace: Workspace;
  scope: ResolvedScope;
  request: RetrievalRequest;
  ms: RetrievalTimes;
  signal: AbortSignal;
}

async function timed<T>(ms: RetrievalTimes, kind: keyof RetrievalTimes, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    ms[kind] += performance.now() - start;
  }
}

/** Cosine of two unit-length vectors. */
function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}
