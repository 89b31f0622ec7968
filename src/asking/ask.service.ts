import { Inject, Injectable } from '@nestjs/common';
import { AnsweringService } from '../answering/answering.service.js';
import type { ModelAnswer } from '../answering/llm/answer-by-model.js';
import { CalibrationService } from '../calibration/calibration.service.js';
import { refuseUnsure } from '../calibration/refuse-unsure.js';
import type { RequestContext } from '../context/request-context.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { RERANKER, type Reranker } from '../models/reranker.js';
import { PlanningService, type Planned } from '../planning/planning.service.js';
import { recipeWithin } from '../retrieval/recipe-bounds.js';
import type { Retrieval } from '../retrieval/retrieval.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { scopeWithin } from '../retrieval/scope-bounds.js';
import type { AskRequest, AskResult } from './ask.js';
import { orLocalSide } from './local-side.js';

/** A question's plan with what retrieval found for it. */
export interface RetrievedQuestion extends Planned {
  retrieval: Retrieval;
  /** Milliseconds that planning took. */
  planMs: number;
  /** Sentences about what was done otherwise than asked. */
  notes: string[];
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
    @Inject(CalibrationService) private readonly calibration: CalibrationService,
  ) {}

  /** Plan and evidence without an answer. @throws PaniniError BAD_USER_INPUT, LIMIT_EXCEEDED, MODEL_* and those of retrieval */
  async retrieve(context: RequestContext, request: AskRequest): Promise<RetrievedQuestion> {
    const recipe = recipeWithin(request.recipe);
    const scope = scopeWithin(request.scope);
    const start = performance.now();
    const notes: string[] = [];
    const { plan, graph, usage } = await this.plan(context, request, notes);
    const planMs = performance.now() - start;
    const { question } = request;
    const retrieval = await this.retrieval.retrieve(context, { question, plan, graph, recipe, scope });
    return { plan, graph, usage, planMs, notes, retrieval };
  }

  /** The answer, or a refusal with its reason, and all it rests on. @throws PaniniError as `retrieve`, MODEL_* of the answering model */
  async ask(context: RequestContext, request: AskRequest): Promise<AskResult> {
    const start = performance.now();
    const retrieved = await this.retrieve(context, request);
    const { plan, planMs, retrieval, notes } = retrieved;
    const { evidence, trace, ms } = retrieval;
    const answerStart = performance.now();
    const { answer, usage } = await this.answer(context, request, retrieved);
    const models = {
      planner: plan.planner,
      embedder: this.embedder.model,
      reranker: trace.recipe.rerank ? this.reranker.model : 'none',
      answerer: answer.answerer,
    };
    const threshold = request.uncalibrated ? null : await this.calibration.threshold(context, models);
    const end = performance.now();
    return {
      question: request.question,
      plan,
      evidence,
      trace,
      answer: refuseUnsure(answer, threshold),
      models,
      calls: [...retrieved.usage, ...usage],
      notes,
      ms: { total: end - start, plan: planMs, ...ms, answer: end - answerStart },
    };
  }

  private async plan(context: RequestContext, request: AskRequest, notes: string[]): Promise<Planned> {
    const { question, plans, plan: given } = request;
    const asked = { question, given, signal: context.signal };
    return orLocalSide(
      () => this.planning.plan({ ...asked, mode: plans }),
      (error) => {
        notes.push(`The language model could not plan (${error.code}); the rules did.`);
        return this.planning.plan({ ...asked, mode: 'rules' });
      },
      request.onModelFailure ?? 'fail',
    );
  }

  private async answer(
    context: RequestContext,
    request: AskRequest,
    { plan, graph, retrieval, notes }: RetrievedQuestion,
  ): Promise<ModelAnswer> {
    const { question, answers, onText } = request;
    const asked = { question, plan, graph, evidence: retrieval.evidence, signal: context.signal };
    return orLocalSide(
      () => this.answering.answer({ ...asked, mode: answers, ...(onText ? { onText } : {}) }),
      (error) => {
        notes.push(`The language model could not answer (${error.code}); the rules did.`);
        return this.answering.answer({ ...asked, mode: 'extractive' });
      },
      request.onModelFailure ?? 'fail',
    );
  }
}
