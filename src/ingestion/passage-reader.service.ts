import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import { asPaniniError } from '../errors/panini-error.js';
import { ConstructionsRepository } from './constructions.repository.js';
import type { JobPassage, JobRun } from './job-run.js';
import { JobsRepository } from './jobs.repository.js';
import { isOfReplies, passageFault } from './passage-fault.js';
import { PassageModels } from './passage-models.service.js';

/** Milliseconds between two notes of progress. */
const NOTE_EVERY = 1_000;

/** Turns the passages of a job into constructions, each kept before the next step; those that are kept already are not read again. */
@Injectable()
export class PassageReader {
  private readonly reading = new Map<string, Promise<void>>();

  constructor(
    @Inject(ConstructionsRepository) private readonly constructions: ConstructionsRepository,
    @Inject(JobsRepository) private readonly jobs: JobsRepository,
    @Inject(PassageModels) private readonly models: PassageModels,
  ) {}

  /** Reads what is not read; passages that cannot be read are in the run's faults. @throws PaniniError for what stops the whole job */
  async readAll(run: JobRun): Promise<void> {
    const known = await this.constructions.known(run.passages.map(({ key }) => key));
    const waiting = run.passages.filter(({ key }) => !known.has(key));
    await this.models.noteUses(run, known);
    const progress = { done: run.passages.length - waiting.length, notedAt: 0 };
    await this.note(run, progress);
    let next = 0;
    const readNext = async (): Promise<void> => {
      for (let passage = waiting[next++]; passage; passage = waiting[next++]) {
        throwIfInterrupted(run.signal);
        if (await this.readOrNote(run, passage)) progress.done += 1;
        if (Date.now() - progress.notedAt > NOTE_EVERY) await this.note(run, progress);
      }
    };
    const lanes = Array.from({ length: run.configured.concurrency }, readNext);
    const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
    if (failed) throw asPaniniError(failed.reason);
    run.faults.sort((left, right) => left.passage - right.passage);
  }

  /** After a job's end: replies about what its document says no longer go, and those of a document in which nothing was found. */
  async forgetOthers(run: JobRun, isEmpty: boolean): Promise<void> {
    await this.models.forgetOthers(run, isEmpty);
  }

  private async note(run: JobRun, progress: { done: number; notedAt: number }): Promise<void> {
    progress.notedAt = Date.now();
    await this.jobs.noteProgress(run.job, progress.done, run.passages.length);
  }

  /** @returns false when the passage could not be read */
  private async readOrNote(run: JobRun, passage: JobPassage): Promise<boolean> {
    try {
      await this.readOnce(run, passage);
      return true;
    } catch (thrown) {
      const error = asPaniniError(thrown);
      throwIfInterrupted(run.signal);
      run.faults.push(passageFault(passage, error));
      return false;
    }
  }

  /** The same passage in two documents is read by the first who comes. */
  private async readOnce(run: JobRun, passage: JobPassage): Promise<void> {
    const { key } = passage;
    const elsewhere = this.reading.get(key);
    if (elsewhere) {
      await elsewhere.catch(() => undefined);
      const known = await this.constructions.known([key]);
      if (known.has(key)) return this.models.noteUses(run, known);
    }
    const reading = this.read(run, passage);
    this.reading.set(key, reading);
    try {
      await reading;
    } finally {
      if (this.reading.get(key) === reading) this.reading.delete(key);
    }
  }

  private async read(run: JobRun, passage: JobPassage): Promise<void> {
    const { job, signal } = run;
    const { key, toConstruct } = passage;
    const model = this.models.of(run, passage);
    try {
      const { gswConstructor } = run.configured;
      const constructed = await gswConstructor.construct(toConstruct, {
        signal,
        ...(model ? { model } : {}),
      });
      await this.constructions.put([{ job, key, constructed }]);
    } catch (thrown) {
      const { code } = asPaniniError(thrown);
      if (!signal.aborted && isOfReplies(code)) await model?.discard(code);
      throw thrown;
    }
  }
}
