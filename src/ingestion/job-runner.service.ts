import { Inject, Injectable, Logger } from '@nestjs/common';
import { interruptionOf } from '../context/interruption.js';
import { asPaniniError, type PaniniError } from '../errors/panini-error.js';
import { assembleDocument } from './assemble-document.js';
import { ConstructionsRepository } from './constructions.repository.js';
import { DocumentWriter } from './document-writer.service.js';
import { Failpoints } from './failpoints.js';
import type { ConfiguredConstructor } from './gsw-constructors.js';
import { failureOf } from './job-failure.js';
import { endRow, outcomeOf, UNCHANGED, type JobOutcome } from './job-outcome.js';
import { startRun, type JobRun } from './job-run.js';
import { JobsRepository, type ClaimedJob } from './jobs.repository.js';
import { PassageReader } from './passage-reader.service.js';
import { TogetherReader } from './together-reader.service.js';

/** Takes one claimed job to its end: cut, read, assemble, write, finish. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Ingestion');

  constructor(
    @Inject(JobsRepository) private readonly jobs: JobsRepository,
    @Inject(ConstructionsRepository) private readonly constructions: ConstructionsRepository,
    @Inject(PassageReader) private readonly reader: PassageReader,
    @Inject(TogetherReader) private readonly together: TogetherReader,
    @Inject(DocumentWriter) private readonly writer: DocumentWriter,
    @Inject(Failpoints) private readonly failpoints: Failpoints,
  ) {}

  /** Never throws: what goes wrong is the job's state, or the next worker's to take up when even that cannot be written. */
  async run(job: ClaimedJob, configured: ConfiguredConstructor, signal: AbortSignal): Promise<void> {
    try {
      await this.work(job, configured, signal);
    } catch (thrown) {
      await this.fail(job, signal.aborted ? interruptionOf(signal) : asPaniniError(thrown));
    }
  }

  private async work(job: ClaimedJob, configured: ConfiguredConstructor, signal: AbortSignal): Promise<void> {
    const source = await this.jobs.documentSource(job.workspaceKey, job.documentId);
    // Of one that somebody began, what follows its write may be missing.
    const begun = job.leaseEpoch > 1;
    if (!begun && source?.sourceHash === job.sourceHash && source.status === 'current') {
      return this.end(job, UNCHANGED);
    }
    const text = await this.jobs.text(job.id);
    if (text === null) {
      return this.end(job, {
        state: 'FAILED',
        code: 'NOT_FOUND',
        sentence: 'Its text is gone. Send it again.',
      });
    }
    const run = startRun(job, text, { configured, signal });
    await (configured.model ? this.reader.readAll(run) : this.together.read([run]));
    await this.finish(run);
  }

  private async finish(run: JobRun): Promise<void> {
    const { job, passages } = run;
    const assembled = assembleDocument(run, await this.constructions.get(passages.map(({ key }) => key)));
    const outcome = outcomeOf(run, assembled);
    if (outcome.state === 'COMPLETED' || outcome.state === 'PARTIAL') await this.writer.write(run, assembled);
    else await this.writer.takeBack(job);
    if (outcome.state !== 'FAILED') await this.reader.forgetOthers(run, outcome.state === 'EMPTY');
    this.failpoints.pass('before-completion');
    const keepText = outcome.state === 'FAILED' || outcome.state === 'PARTIAL';
    await this.jobs.finish([{ lease: job, row: endRow(run, outcome, assembled), keepText }]);
  }

  private async end(job: ClaimedJob, outcome: JobOutcome): Promise<void> {
    await this.jobs.finish([{ lease: job, row: { ...outcome }, keepText: false }]);
  }

  /** Ends, releases or stalls a job after an error that stopped it; never throws. */
  async fail(job: ClaimedJob, error: PaniniError): Promise<void> {
    if (error.code === 'INTERNAL') this.logger.error(error);
    try {
      await this.settle(job, error);
    } catch (thrown) {
      // The lease runs out, and whoever takes the job then goes on where this one stopped.
      this.logger.warn(`Job ${job.id} could not be put back: ${asPaniniError(thrown).code}.`);
    }
  }

  private async settle(job: ClaimedJob, error: PaniniError): Promise<void> {
    const failure = failureOf(job, error);
    if (failure.action === 'leave') return;
    if (failure.action === 'release') return this.jobs.release(job, failure);
    if (failure.action === 'stall') return this.jobs.stall(job, failure);
    await this.writer.takeBack(job);
    const { state, code, sentence } = failure;
    await this.jobs.finish([{ lease: job, row: { state, code, sentence }, keepText: failure.keepText }]);
  }
}
