import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { EXTRACTIVE_ANSWERER } from '../../answering/extractive-answer.js';
import { modelAnswerer } from '../../answering/llm/answer-by-model.js';
import { AskService } from '../../asking/ask.service.js';
import type { ModelSet } from '../../calibration/model-set.js';
import { throwIfInterrupted } from '../../context/interruption.js';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import type { ReportImport } from '../../gsw/import-result.js';
import { EMBEDDER, type Embedder } from '../../models/embedder.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../../models/language-model.js';
import { RERANKER, type Reranker } from '../../models/reranker.js';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import { readQuestions } from '../datasets/read-questions.js';
import type { EvaluationRequest } from '../evaluation-request.js';
import { EvaluationWorkspacesService } from '../evaluation-workspaces.service.js';
import { PaniniMethod } from '../panini-method.js';
import { runQuestion } from '../run-question.js';
import { copyWithout } from '../filtered-source.js';
import { goldHops, withoutAnswer, type GoldHop } from './gold-hop.js';
import { refusalSample, type RefusalSample } from './refusal-sample.js';

export interface RefusalRequest extends Omit<EvaluationRequest, 'baseline' | 'concurrency'> {
  /** Ask every question a second time where the gold passage of one of its hops is gone. */
  removeGoldHop?: boolean;
}

export interface RefusalProgress {
  onImport?: ReportImport;
  onQuestion?: (done: number, total: number) => void;
}

/** A set of questions and the workspace they are put to. */
interface Asked {
  request: RefusalRequest;
  questions: EvaluationQuestion[];
}

/** Asks questions that have an answer and questions that have none, however unsure the answers, so that a threshold can be fitted. */
@Injectable()
export class RefusalService {
  constructor(
    @Inject(EvaluationWorkspacesService) private readonly workspaces: EvaluationWorkspacesService,
    @Inject(AskService) private readonly asking: AskService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(RERANKER) private readonly reranker: Reranker,
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
  ) {}

  /** The models whose confidences a request measures. @throws PaniniError CONFIGURATION_INVALID for answers by a model when there is none */
  modelSet({ answers, recipe }: RefusalRequest): ModelSet {
    const reranker = recipe?.rerank === false ? 'none' : this.reranker.model;
    return { embedder: this.embedder.model, reranker, answerer: this.answerer(answers) };
  }

  private answerer(answers: RefusalRequest['answers']): string {
    if (answers !== 'llm') return EXTRACTIVE_ANSWERER;
    if (this.model) return modelAnswerer(this.model);
    throw new PaniniError(
      'CONFIGURATION_INVALID',
      'Answers by the language model were asked for, but none is configured.',
      {
        hint: 'Set LANGUAGE_MODEL and its key or address, or calibrate extractive answers.',
      },
    );
  }

  /**
   * One sample for each question, and with `removeGoldHop` a second for each that names gold passages.
   * @throws PaniniError BAD_USER_INPUT (files; a workspace where passages are to be removed), NOT_FOUND, CANCELLED
   */
  async samples(
    context: RequestContext,
    request: RefusalRequest,
    progress: RefusalProgress = {},
  ): Promise<RefusalSample[]> {
    const questions = await readQuestions(request.questions);
    const hops = request.removeGoldHop ? goldHops(questions) : [];
    if (request.removeGoldHop) refuseUnfit(request, hops);
    const told = counter(questions.length + hops.length, progress.onQuestion);
    const ask = (asked: Asked): Promise<RefusalSample[]> => this.ask(context, asked, { ...progress, told });
    const samples = await ask({ request, questions });
    if (!request.removeGoldHop) return samples;
    return this.withoutHops(request, hops, async (reduced) => [
      ...samples,
      ...(await ask({ request: reduced, questions: hops.map(withoutAnswer) })),
    ]);
  }

  private async ask(
    context: RequestContext,
    { request, questions }: Asked,
    { onImport, told }: RefusalProgress & { told: () => void },
  ): Promise<RefusalSample[]> {
    const { workspace } = await this.workspaces.open(context, request, onImport);
    const inside = { ...context, workspace: workspace.name };
    const { plans, answers = 'extractive', recipe = {} } = request;
    const method = new PaniniMethod(this.asking, { plans, answers, recipe, uncalibrated: true });
    const samples: RefusalSample[] = [];
    for (const question of questions) {
      throwIfInterrupted(context.signal);
      samples.push(refusalSample(question, await runQuestion(method, inside, question)));
      told();
    }
    return samples;
  }

  /** Runs the work on copies of the files without the gold passages; the copies are deleted after it. */
  private async withoutHops<Result>(
    request: RefusalRequest,
    hops: readonly GoldHop[],
    work: (reduced: RefusalRequest) => Promise<Result>,
  ): Promise<Result> {
    const { gsws = '', passages = '' } = request;
    const removed = new Set(hops.map((hop) => hop.removed));
    const folder = await mkdtemp(join(tmpdir(), 'panini-gold-'));
    try {
      const reduced = { gsws: join(folder, 'gsws.jsonl'), passages: join(folder, 'passages.jsonl') };
      await copyWithout({ from: gsws, to: reduced.gsws }, 'passage', removed);
      await copyWithout({ from: passages, to: reduced.passages }, 'id', removed);
      return await work({ ...request, ...reduced });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Told before anything is asked: what cannot be measured is not left to be noticed in the figures. */
function refuseUnfit({ gsws, passages, workspace }: RefusalRequest, hops: readonly GoldHop[]): void {
  if (gsws === undefined || passages === undefined || workspace !== undefined) {
    throw new PaniniError(
      'BAD_USER_INPUT',
      'Gold passages can only be left out of files, not of a workspace.',
      {
        hint: 'Give --gsws FILE with --passages FILE, and no --workspace.',
      },
    );
  }
  if (hops.length > 0) return;
  throw new PaniniError('BAD_USER_INPUT', 'No question names a gold passage that it alone needs.', {
    hint: 'Give each question its `supporting` passages.',
  });
}

function counter(total: number, tell: RefusalProgress['onQuestion']): () => void {
  let done = 0;
  return () => tell?.((done += 1), total);
}
