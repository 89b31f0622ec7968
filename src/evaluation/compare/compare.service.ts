import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { throwIfInterrupted } from '../../context/interruption.js';
import type { RequestContext } from '../../context/request-context.js';
import type { ReportImport } from '../../gsw/import-result.js';
import { EMBEDDER, type Embedder } from '../../models/embedder.js';
import { RERANKER, type Reranker } from '../../models/reranker.js';
import type { Workspace } from '../../workspaces/workspace.js';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import { readQuestions } from '../datasets/read-questions.js';
import type { QuestionRecord } from '../evaluation-report.js';
import { concurrencyOf } from '../evaluation-request.js';
import { EvaluationWorkspacesService } from '../evaluation-workspaces.service.js';
import { runQuestion } from '../run-question.js';
import { requestedMethods, type CompareRequest } from './compare-request.js';
import type { ComparedMethod } from './compared-method.js';
import { compare, type Comparison, type MethodRun, type SkippedMethod } from './comparison.js';
import { MethodFactoryService, type ComparedModes } from './method-factory.service.js';
import { RunFile } from './run-file.js';
import { hashOf, settingsOf, type RunHeader } from './run-line.js';

export interface CompareProgress {
  onImport?: ReportImport;
  /** Told after each question, over all methods; what an earlier start answered counts as done. */
  onQuestion?: (done: number, total: number) => void;
}

export interface CompareResult {
  comparison: Comparison;
  runs: MethodRun[];
  questions: EvaluationQuestion[];
  workspace: string;
  models: { embedder: string; reranker: string; languageModel: string };
  modes: ComparedModes;
}

interface Running {
  context: RequestContext;
  workspace: Workspace;
  questions: EvaluationQuestion[];
  modes: ComparedModes;
  concurrency: number;
  file: RunFile;
  told: () => void;
}

/** Runs several methods over the same questions and workspace. */
@Injectable()
export class CompareService {
  constructor(
    @Inject(EvaluationWorkspacesService) private readonly workspaces: EvaluationWorkspacesService,
    @Inject(MethodFactoryService) private readonly methods: MethodFactoryService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(RERANKER) private readonly reranker: Reranker,
  ) {}

  /**
   * Each method answers every question, one method after the other; one that cannot run here is skipped with its reason. With a run file a
   * second start asks only what is missing.
   * @throws PaniniError BAD_USER_INPUT, NOT_FOUND (files, workspace), MODEL_MISMATCH, CANCELLED
   */
  async compare(
    context: RequestContext,
    request: CompareRequest,
    progress: CompareProgress = {},
  ): Promise<CompareResult> {
    const concurrency = concurrencyOf(request);
    const methods = requestedMethods(request);
    const modes = { plans: request.plans, answers: request.answers ?? ('extractive' as const) };
    const questions = await readQuestions(request.questions);
    const { workspace } = await this.workspaces.open(context, request, progress.onImport);
    const file = await this.openRun(request.run, { questions, workspace, modes });
    const { skipped, able } = this.split(methods, modes);
    const told = counter(able.length * questions.length, progress.onQuestion);
    const inside = { ...context, workspace: workspace.name };
    const running = { context: inside, workspace, questions, modes, concurrency, file, told };
    const runs: MethodRun[] = [];
    for (const method of able) runs.push(await this.run(running, method));
    const comparison = compare(questions, runs, skipped);
    return { comparison, runs, questions, workspace: workspace.name, models: this.models, modes };
  }

  private get models(): CompareResult['models'] {
    const { embedder, reranker, methods } = this;
    return { embedder: embedder.model, reranker: reranker.model, languageModel: methods.modelName };
  }

  private split(
    methods: readonly ComparedMethod[],
    modes: ComparedModes,
  ): { skipped: SkippedMethod[]; able: ComparedMethod[] } {
    const skipped = methods.flatMap((method) => {
      const reason = this.methods.reasonToSkip(method, modes);
      return reason === null ? [] : [{ method: method.name, reason }];
    });
    const able = methods.filter(({ name }) => !skipped.some(({ method }) => method === name));
    return { skipped, able };
  }

  private async openRun(
    path: string | undefined,
    { questions, workspace, modes }: Pick<Running, 'questions' | 'workspace' | 'modes'>,
  ): Promise<RunFile> {
    if (path === undefined) return RunFile.inMemory();
    const header: RunHeader = {
      panini: 'comparison/1',
      questions: hashOf(questions),
      workspace: `${workspace.key} ${workspace.contentVersion}`,
      models: Object.values(this.models).join(' '),
      ...modes,
    };
    return RunFile.open(path, header);
  }

  private async run(running: Running, method: ComparedMethod): Promise<MethodRun> {
    const { questions, concurrency, file, told } = running;
    const settings = settingsOf(method);
    const missing = questions.some(({ id }) => !file.get(method.name, settings, id));
    const answering = this.methods.create(method, running.workspace, running.modes);
    if (missing) await answering.prepare(running.context);
    const limit = pLimit(concurrency);
    const ask = async (question: EvaluationQuestion): Promise<QuestionRecord> => {
      throwIfInterrupted(running.context.signal);
      const known = file.get(method.name, settings, question.id);
      const record = known ?? (await runQuestion(answering, running.context, question));
      if (!known) await file.add({ method: method.name, settings, record });
      told();
      return record;
    };
    return { method, records: await Promise.all(questions.map((question) => limit(() => ask(question)))) };
  }
}

function counter(total: number, tell: CompareProgress['onQuestion']): () => void {
  let done = 0;
  return () => tell?.((done += 1), total);
}
