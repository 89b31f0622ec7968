import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { AskService } from '../asking/ask.service.js';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import type { BuiltFile } from '../extraction/rules/build-gsw-file.js';
import type { ReportImport } from '../gsw/import-result.js';
import type { Workspace } from '../workspaces/workspace.js';
import { PassageMethod } from './baselines/passage-method.js';
import { PassageRankingService } from './baselines/passage-ranking.service.js';
import { PassageVectorsService } from './baselines/passage-vectors.service.js';
import type { EvaluationQuestion } from './datasets/evaluation-question.js';
import { readQuestions } from './datasets/read-questions.js';
import type { EvaluationMethod } from './evaluation-method.js';
import type { EvaluationReport, QuestionRecord } from './evaluation-report.js';
import { baselineOf, concurrencyOf, type EvaluationRequest } from './evaluation-request.js';
import { EvaluationWorkspacesService } from './evaluation-workspaces.service.js';
import { judgeQuestion, type JudgedQuestion } from './metrics/judged-question.js';
import { summarise } from './metrics/summary.js';
import { PaniniMethod } from './panini-method.js';
import { runQuestion } from './run-question.js';

export interface EvaluationProgress {
  /** Told while the scratch workspace is filled. */
  onImport?: ReportImport;
  /** Told after each question. */
  onQuestion?: (done: number, total: number) => void;
}

export interface Evaluation {
  /** What is written as JSON. */
  report: EvaluationReport;
  /** The figures of each question, in the order of the report. */
  judged: JudgedQuestion[];
  /** `panini` or the baseline's name. */
  method: string;
  workspace: string;
  /** True when the workspace was there already. */
  reused: boolean;
  /** What was built of the passages for this run; null when nothing had to be. */
  built: BuiltFile | null;
}

/** Answers every question of a file by one method and judges the answers. */
@Injectable()
export class EvaluationService {
  constructor(
    @Inject(EvaluationWorkspacesService) private readonly workspaces: EvaluationWorkspacesService,
    @Inject(AskService) private readonly asking: AskService,
    @Inject(PassageRankingService) private readonly ranking: PassageRankingService,
    @Inject(PassageVectorsService) private readonly vectors: PassageVectorsService,
  ) {}

  /**
   * Questions are reported in the order of the file; one that fails has an `error` and counts 0.
   * @throws PaniniError BAD_USER_INPUT, NOT_FOUND (files, workspace), MODEL_MISMATCH, CANCELLED
   */
  async evaluate(
    context: RequestContext,
    request: EvaluationRequest,
    progress: EvaluationProgress = {},
  ): Promise<Evaluation> {
    const concurrency = concurrencyOf(request);
    const questions = await readQuestions(request.questions);
    const { workspace, reused, built } = await this.workspaces.open(context, request, progress.onImport);
    const method = this.methodOf(request, workspace);
    const inside = { ...context, workspace: workspace.name };
    await method.prepare(inside);
    const records = await runAll({ method, context: inside, questions }, concurrency, progress);
    const judged = questions.flatMap((question, index) => judgedOf(question, records[index]));
    const report = { summary: summarise(judged), questions: records };
    return { report, judged, method: method.name, workspace: workspace.name, reused, built };
  }

  private methodOf(request: EvaluationRequest, workspace: Workspace): EvaluationMethod {
    if (request.baseline) {
      const services = { ranking: this.ranking, vectors: this.vectors };
      return new PassageMethod(services, workspace, baselineOf(request.baseline));
    }
    return new PaniniMethod(this.asking, {
      plans: request.plans,
      answers: request.answers ?? 'extractive',
      recipe: request.recipe ?? {},
    });
  }
}

async function runAll(
  run: { method: EvaluationMethod; context: RequestContext; questions: EvaluationQuestion[] },
  concurrency: number,
  progress: EvaluationProgress,
): Promise<QuestionRecord[]> {
  const { method, context, questions } = run;
  const limit = pLimit(concurrency);
  let done = 0;
  const work = questions.map((question) =>
    limit(async () => {
      throwIfInterrupted(context.signal);
      const record = await runQuestion(method, context, question);
      progress.onQuestion?.((done += 1), questions.length);
      return record;
    }),
  );
  return Promise.all(work);
}

function judgedOf(question: EvaluationQuestion, record: QuestionRecord | undefined): JudgedQuestion[] {
  return record ? [judgeQuestion(question, record)] : [];
}
