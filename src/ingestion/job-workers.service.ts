import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { asPaniniError, PaniniError } from '../errors/panini-error.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { BatchRunner, type HeldJob } from './batch-runner.service.js';
import { GSW_CONSTRUCTORS, type ConfiguredConstructor } from './gsw-constructors.js';
import { MOST_CLAIMS } from './job-failure.js';
import type { ConstructionKind } from './job.js';
import { INGESTION_SETTINGS, type IngestionSettings } from './ingestion-settings.js';
import { takeTogether } from './take-together.js';
import { JobsRepository, type ClaimableJob, type ClaimedJob } from './jobs.repository.js';

/** Jobs looked up at once: workers take them from this list until it is empty. */
const LOOK_UP = 100;

export interface WorkOptions {
  /** Of one workspace only; null for all. */
  workspaceKey: string | null;
  /** Jobs side by side. */
  workers: number;
  signal: AbortSignal;
  /** Asked when there is nothing to take: false ends the work. */
  wait: () => Promise<boolean>;
}

export const DEFAULT_WORKERS = 4;
/** Signs of life in the time of a lease. */
const SIGNS_A_LEASE = 4;
const PAUSE_AFTER_FAULT_MS = 2_000;

/** Takes jobs from the graph and runs them, several at once; any number of processes may do so side by side. */
@Injectable()
export class JobWorkers implements OnModuleDestroy {
  private readonly logger = new Logger('Ingestion');
  private readonly owner = randomUUID();
  private readonly leaseSeconds: number;
  private readonly stopping = new AbortController();
  private readonly working = new Set<Promise<void>>();

  constructor(
    @Inject(JobsRepository) private readonly jobs: JobsRepository,
    @Inject(BatchRunner) private readonly runner: BatchRunner,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(GSW_CONSTRUCTORS) private readonly constructors: readonly ConfiguredConstructor[],
    @Inject(INGESTION_SETTINGS) { PANINI_JOB_LEASE_SECONDS: leaseSeconds }: IngestionSettings,
  ) {
    this.leaseSeconds = leaseSeconds;
  }

  /** Works until `wait` says that it is enough or the signal aborts; then every job is finished or back in the queue. */
  async work(options: WorkOptions): Promise<void> {
    const signal = AbortSignal.any([options.signal, this.stopping.signal]);
    const candidates: ClaimableJob[] = [];
    const lanes = Array.from({ length: options.workers }, () =>
      this.lane({ ...options, signal }, candidates),
    );
    const all = Promise.all(lanes).then(() => undefined);
    this.working.add(all);
    await all.finally(() => this.working.delete(all));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort(stopped());
    await Promise.allSettled(this.working);
  }

  private async lane(options: WorkOptions, candidates: ClaimableJob[]): Promise<void> {
    while (!options.signal.aborted) {
      try {
        const jobs = await this.take(options, candidates);
        if (jobs.length > 0) await this.runHeld(jobs, options);
        else if (!(await options.wait())) return;
      } catch (thrown) {
        this.logger.warn(`A worker rests: ${asPaniniError(thrown).toSentence()}`);
        await sleep(PAUSE_AFTER_FAULT_MS, undefined, { signal: options.signal }).catch(() => undefined);
      }
    }
  }

  private async take(options: WorkOptions, candidates: ClaimableJob[]): Promise<ClaimedJob[]> {
    if (candidates.length === 0) {
      const { workspaceKey } = options;
      const kinds: ConstructionKind[] = this.constructors.map(({ kind }) => kind);
      const embeddingModel = this.embedder.model;
      candidates.push(
        ...(await this.jobs.claimable({ workspaceKey, kinds, embeddingModel, limit: LOOK_UP })),
      );
    }
    while (candidates.length > 0) {
      const ids = takeTogether(candidates, (job) => this.constructorOf(job)?.model === undefined);
      const { owner, leaseSeconds } = this;
      const jobs = await this.jobs.claim({ ids, owner, leaseSeconds });
      if (jobs.length > 0) return jobs;
    }
    return [];
  }

  private constructorOf({ construct }: { construct: string }): ConfiguredConstructor | undefined {
    return this.constructors.find(({ kind }) => kind === construct);
  }

  private async runHeld(jobs: readonly ClaimedJob[], options: WorkOptions): Promise<void> {
    const [first] = jobs;
    const configured = first && this.constructorOf(first);
    if (!configured) return;
    const held = jobs.map((job) => this.hold(job, options.signal));
    try {
      await this.runner.run(held, configured);
    } finally {
      for (const { release } of held) release();
    }
  }

  /** Keeps a job's lease alive until it is released. */
  private hold(job: ClaimedJob, signal: AbortSignal): HeldJob & { release: () => void } {
    const held = new AbortController();
    const onStop = (): void => held.abort(stopped());
    signal.addEventListener('abort', onStop, { once: true });
    if (signal.aborted) onStop();
    if (job.claims > MOST_CLAIMS) held.abort(lostTooOften());
    const beat = setInterval(() => void this.beat(job, held), beatMs(this.leaseSeconds));
    const release = (): void => {
      clearInterval(beat);
      signal.removeEventListener('abort', onStop);
    };
    return { job, signal: held.signal, release };
  }

  /** A graph that does not answer is tried again by the next sign; the lease's end is what counts. */
  private async beat(job: ClaimedJob, held: AbortController): Promise<void> {
    const sign = await this.jobs.extendLease(job, this.leaseSeconds).catch(() => undefined);
    if (sign === null) held.abort(lost(job));
    else if (sign?.cancelled) held.abort(new PaniniError('CANCELLED', 'Was cancelled while it was read.'));
  }
}

function beatMs(leaseSeconds: number): number {
  return (leaseSeconds * 1_000) / SIGNS_A_LEASE;
}

function stopped(): PaniniError {
  return new PaniniError('CANCELLED', 'The worker stops.', { details: { stopping: true } });
}

function lost({ id }: ClaimedJob): PaniniError {
  return new PaniniError('CONFLICT', 'The job is another worker’s by now.', { details: { job: id } });
}

function lostTooOften(): PaniniError {
  return new PaniniError(
    'INTERNAL',
    `The process that read it ended ${MOST_CLAIMS} times before it got anywhere.`,
    {
      hint: 'Look at the log, then retry it.',
    },
  );
}
