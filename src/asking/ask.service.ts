import { Inject, Injectable } from '@nestjs/common';
import { AnsweringService } from '../answering/answering.service.js';
import type { RequestContext } from '../context/request-context.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { RERANKER, type Reranker } from '../models/reranker.js';
import { PlanningService, type Planned } from '../planning/planning.service.js';
import { recipeWithin } from '../retrieval/recipe-bounds.js';
import type { Retrieval } from '../retrieval/retrieval.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { scopeWithin } from '../retrieval/scope-bounds.js';
import type { AskRequest, AskResult } from './ask.js';

/** A question's plan with what retrieval found for it. */
export interface RetrievedQuestion extends Planned {
  retrieval: Retrieval;
  /** Milliseconds that planning took. */
  planMs: number;
}

/** The read path in one place: question, plan, hops, evidence, answer. */
@Injectable()
export class AskService {
  constructor(
    @Inject(PlanningService) private readonly planning: PlanningService,
    @Inject(RetrievalService) private readonly retrieval: RetrievalService,
    @Inject(AnsweringService) private readonly answering: AnsweringService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(RERANKER) private readonly reranker: Reranker,
  ) {}

  /** Plan and evidence without an answer. @throws PaniniError BAD_USER_INPUT, LIMIT_EXCEEDED and those of retrieval */
  async retrieve(context: RequestContext, request: AskRequest): Promise<RetrievedQuestion> {
    const recipe = recipeWithin(request.recipe);
    const scope = scopeWithin(request.scope);
    const start = performance.now();
    const { plan, graph } = this.planning.plan(request.question, request.plans, request.plan);
    const planMs = performance.now() - start;
    const { question } = request;
    return {
      plan,
      graph,
      planMs,
      retrieval: await this.retrieval.retrieve(context, { question, plan, graph, recipe, scope }),
    };
  }

  /** The answer, or a refusal with its reason, and all it rests on. @throws PaniniError as `retrieve` */
  async ask(context: RequestContext, request: AskRequest): Promise<AskResult> {
    const start = performance.now();
    const { plan, graph, planMs, retrieval } = await this.retrieve(context, request);
    const { evidence, trace, ms } = retrieval;
    const answerStart = performance.now();
    const answer = this.answering.answer({ question: request.question, plan, graph, evidence });
    const end = performance.now();
    return {
      question: request.question,
      plan,
      evidence,
      trace,
      answer,
      models: {
        planner: plan.planner,
        embedder: this.embedder.model,
        reranker: trace.recipe.rerank ? this.reranker.model : 'none',
        answerer: answer.answerer,
      },
      ms: { total: end - start, plan: planMs, ...ms, answer: end - answerStart },
    };
  }
}
