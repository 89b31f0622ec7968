import { Inject, Injectable } from '@nestjs/common';
import { asPaniniError } from '../errors/panini-error.js';
import { assembleDocument } from './assemble-document.js';
import { BatchWriter, type ReadyDocument } from './batch-writer.service.js';
import { ConstructionsRepository } from './constructions.repository.js';
import { Failpoints } from './failpoints.js';
import type { ConfiguredConstructor } from './gsw-constructors.js';
import { endRow, outcomeOf, UNCHANGED } from './job-outcome.js';
import { startRun, type JobRun } from './job-run.js';
import { JobRunner } from './job-runner.service.js';
import { JobsRepository, type ClaimedJob, type JobSource } from './jobs.repository.js';
import { TogetherReader } from './together-reader.service.js';

/** A claimed job while its lease is kept alive. */
export interface HeldJob {
  job: ClaimedJob;
  /** Aborts when the job is cancelled, lost to another worker, or the process stops. */
  signal: AbortSignal;
}

/** Takes small new documents of one workspace to their end together, by a handful of writes; whatever is not plain is left to be run alone. */
@Injectable()
export class BatchRunner {
  constructor(
    @Inject(JobsRepository) private readonly jobs: JobsRepository,
    @Inject(ConstructionsRepository) private readonly constructions: ConstructionsRepository,
    @Inject(TogetherReader) private readonly reader: TogetherReader,
    @Inject(BatchWriter) private readonly writer: BatchWriter,
    @Inject(JobRunner) private readonly runner: JobRunner,
    @Inject(Failpoints) private readonly failpoints: Failpoints,
  ) {}

  /** Never throws: what goes wrong is a job's state, or the next worker's to take up. */
  async run(held: readonly HeldJob[], configured: ConfiguredConstructor): Promise<void> {
    const alone = held.length > 1 && !configured.model ? await this.tryTogether(held, configured) : held;
    for (const { job, signal } of alone) await this.runner.run(job, configured, signal);
  }

  /** @returns those that are to be run alone */
  private async tryTogether(
    held: readonly HeldJob[],
    configured: ConfiguredConstructor,
  ): Promise<readonly HeldJob[]> {
    try {
      return await this.together(held, configured);
    } catch (thrown) {
      const error = asPaniniError(thrown);
      // What each of them would meet again is not waited for once more for each.
      if (!error.retryable || held.some(({ signal }) => signal.aborted)) return held;
      for (const { job } of held) await this.runner.fail(job, error);
      return [];
    }
  }

  private async together(
    held: readonly HeldJob[],
    configured: ConfiguredConstructor,
  ): Promise<readonly HeldJob[]> {
    const sources = await this.jobs.sources(held.map(({ job }) => job.id));
    const of = (way: Way): HeldJob[] => held.filter(({ job }) => wayOf(job, sources.get(job.id)) === way);
    await this.jobs.finish(
      of('unchanged').map(({ job }) => ({ lease: job, row: { ...UNCHANGED }, keepText: false })),
    );
    const signal = AbortSignal.any(held.map((one) => one.signal));
    const runs = of('together').map(({ job }) =>
      startRun(job, sources.get(job.id)?.text ?? '', { configured, signal }),
    );
    await this.read(runs);
    return of('alone');
  }

  private async read(runs: readonly JobRun[]): Promise<void> {
    if (runs.length === 0) return;
    await this.reader.read(runs);
    const keys = runs.flatMap(({ passages }) => passages.map(({ key }) => key));
    const constructions = await this.constructions.get(keys);
    const ready = runs.map((run): ReadyDocument => {
      const assembled = assembleDocument(run, constructions);
      return { run, assembled, outcome: outcomeOf(run, assembled) };
    });
    await this.writer.write(
      ready.filter(({ outcome: { state } }) => state === 'COMPLETED' || state === 'PARTIAL'),
    );
    this.failpoints.pass('before-completion', ready.length);
    await this.jobs.finish(ready.map(endOf));
  }
}

function endOf({ run, assembled, outcome }: ReadyDocument): Parameters<JobsRepository['finish']>[0][number] {
  const keepText = outcome.state === 'FAILED' || outcome.state === 'PARTIAL';
  return { lease: run.job, row: endRow(run, outcome, assembled), keepText };
}

type Way = 'unchanged' | 'together' | 'alone';

/** One that was begun before, or of which the workspace has something, needs more than a first write. */
function wayOf(job: ClaimedJob, source: JobSource | undefined): Way {
  if (!source || job.leaseEpoch > 1) return 'alone';
  if (source.sourceHash !== null && source.sourceHash === job.sourceHash) return 'unchanged';
  return source.known || source.text === null ? 'alone' : 'together';
}
