import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { Budgets } from '../costs/budgets.service.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { DEFAULT_WORKERS, JobWorkers } from './job-workers.service.js';
import { DEAD_LETTER_STATES, JOB_STATES, type IngestSummary, type Job, type JobState } from './job.js';
import { JobsRepository, type JobsFilter } from './jobs.repository.js';

const POLL_MS = 500;
const MOST_PAGE = 100;

export interface DrainOptions {
  /** Jobs of this ingest only. */
  ingestId?: string;
  workers?: number;
  /** Told how far the ingest is. */
  report?: (summary: IngestSummary) => void;
}

/** Shows, cancels, retries and works the jobs of the context's workspace. */
@Injectable()
export class JobsService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(JobsRepository) private readonly repository: JobsRepository,
    @Inject(Budgets) private readonly budgets: Budgets,
    @Inject(JobWorkers) private readonly workers: JobWorkers,
  ) {}

  /** Jobs, latest first. @throws PaniniError NOT_FOUND (workspace) */
  async list(context: RequestContext, filter: Partial<JobsFilter> = {}): Promise<Job[]> {
    const { key } = await this.workspaces.current(context);
    const { states = null, ingestId = null, documentId = null } = filter;
    const { before = Number.MAX_SAFE_INTEGER, limit = MOST_PAGE } = filter;
    return this.repository.page(key, { states, ingestId, documentId, before, limit });
  }

  /** Jobs that failed for good. @throws PaniniError NOT_FOUND (workspace) */
  async deadLetters(context: RequestContext, filter: Partial<JobsFilter> = {}): Promise<Job[]> {
    return this.list(context, { ...filter, states: [...DEAD_LETTER_STATES] });
  }

  /** @throws PaniniError NOT_FOUND */
  async get(context: RequestContext, id: string): Promise<Job> {
    const { key } = await this.workspaces.current(context);
    const job = await this.repository.byId(key, id);
    if (job) return job;
    throw new PaniniError('NOT_FOUND', 'The workspace has no job with this id.', {
      hint: 'List its jobs to see their ids.',
    });
  }

  /** Cancels a job: a waiting one at once, a running one before its next write. @throws PaniniError NOT_FOUND */
  async cancel(context: RequestContext, id: string): Promise<Job> {
    const { key } = await this.workspaces.current(context);
    await this.get(context, id);
    await this.repository.cancel(key, [id], context.actor);
    return this.get(context, id);
  }

  /** Puts a job that ended badly back in the queue, with another budget for its ingest when one is given; what was read of it is not read again. @throws PaniniError NOT_FOUND, CONFLICT, BAD_USER_INPUT */
  async retry(context: RequestContext, id: string, budgetUsd?: number): Promise<Job> {
    const { key } = await this.workspaces.current(context);
    const job = await this.get(context, id);
    if (budgetUsd !== undefined) await this.budgets.change(key, [id], budgetUsd);
    const [again] = await this.repository.retry(key, [id]);
    if (again !== undefined) return this.get(context, id);
    throw new PaniniError('CONFLICT', `A job that is ${job.state} cannot be retried.`, {
      hint: 'Send the document again.',
      details: { job: id },
    });
  }

  /** Puts every job that failed or stalled back in the queue, with another budget for their ingests when one is given. @returns how many */
  async replay(context: RequestContext, budgetUsd?: number): Promise<number> {
    const { key } = await this.workspaces.current(context);
    let replayed = 0;
    for (;;) {
      const jobs = await this.list(context, { states: ['FAILED', 'STALLED'] });
      const ids = jobs.filter(({ canRetry }) => canRetry).map(({ id }) => id);
      if (budgetUsd !== undefined) await this.budgets.change(key, ids, budgetUsd);
      const again = ids.length === 0 ? [] : await this.repository.retry(key, ids);
      replayed += again.length;
      if (again.length === 0) return replayed;
    }
  }

  /** How the documents of an ingest stand. @throws PaniniError NOT_FOUND (workspace) */
  async summary(context: RequestContext, ingestId: string): Promise<IngestSummary> {
    const { key } = await this.workspaces.current(context);
    const rows = await this.repository.states(key, ingestId);
    const count = (state: JobState): number => rows.find((row) => row.state === state)?.jobs ?? 0;
    const sum = (pick: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((total, row) => total + pick(row), 0);
    return {
      ...{ ingestId, documents: sum(({ jobs }) => jobs), unchanged: sum(({ unchanged }) => unchanged) },
      states: Object.fromEntries(JOB_STATES.map((state) => [state, count(state)])) as Record<
        JobState,
        number
      >,
      passagesDone: sum(({ passagesDone }) => passagesDone),
      passagesTotal: sum(({ passagesTotal }) => passagesTotal),
      settled: (await this.repository.workable(key, ingestId)) === 0,
    };
  }

  /** Works the queue until nothing of it waits or runs, here or in another process. @throws PaniniError CANCELLED when the context's signal aborts */
  async drain(context: RequestContext, { ingestId, workers, report }: DrainOptions = {}): Promise<void> {
    const { key } = await this.workspaces.current(context);
    const reporting = new AbortController();
    const reported =
      ingestId && report ? this.reportUntil(context, { ingestId, report, signal: reporting.signal }) : null;
    try {
      await this.workers.work({
        ...{ workspaceKey: key, workers: workers ?? DEFAULT_WORKERS, signal: context.signal },
        wait: async () => {
          if ((await this.repository.workable(key, ingestId ?? null)) === 0) return false;
          await sleep(POLL_MS, undefined, { signal: context.signal }).catch(() => undefined);
          return true;
        },
      });
    } finally {
      reporting.abort();
      await reported;
    }
    throwIfInterrupted(context.signal);
  }

  private async reportUntil(
    context: RequestContext,
    {
      ingestId,
      report,
      signal,
    }: { ingestId: string; report: (summary: IngestSummary) => void; signal: AbortSignal },
  ): Promise<void> {
    while (!signal.aborted) {
      const summary = await this.summary(context, ingestId).catch(() => null);
      if (summary) report(summary);
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
