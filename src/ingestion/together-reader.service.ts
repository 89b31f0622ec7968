import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import { asPaniniError } from '../errors/panini-error.js';
import { ConstructionsRepository, type MadeConstruction } from './constructions.repository.js';
import { Failpoints } from './failpoints.js';
import type { JobPassage, JobRun } from './job-run.js';
import { JobsRepository } from './jobs.repository.js';
import { passageFault } from './passage-fault.js';

/** Passages whose constructions are kept by one write. */
const PASSAGES_A_WRITE = 100;

interface Waiting {
  run: JobRun;
  passage: JobPassage;
}

/** Reads passages whose construction asks no model: many are kept by one write, since one that is lost costs no call. */
@Injectable()
export class TogetherReader {
  constructor(
    @Inject(ConstructionsRepository) private readonly constructions: ConstructionsRepository,
    @Inject(JobsRepository) private readonly jobs: JobsRepository,
    @Inject(Failpoints) private readonly failpoints: Failpoints,
  ) {}

  /** Reads what is not read of jobs of one workspace; passages that cannot be read are in their run's faults. @throws PaniniError for what stops all of them */
  async read(runs: readonly JobRun[]): Promise<void> {
    const all = runs.flatMap((run) => run.passages.map((passage) => ({ run, passage })));
    const known = await this.constructions.known(all.map(({ passage }) => passage.key));
    const waiting = all.filter(({ passage }) => !known.has(passage.key));
    await this.note(runs, all.length - waiting.length);
    for (let start = 0; start < waiting.length; start += PASSAGES_A_WRITE) {
      await this.readGroup(waiting.slice(start, start + PASSAGES_A_WRITE));
      await this.note(runs, all.length - waiting.length + Math.min(waiting.length, start + PASSAGES_A_WRITE));
    }
  }

  /** The progress of one large document; small ones are done before anybody looks. */
  private async note(runs: readonly JobRun[], done: number): Promise<void> {
    const [run, another] = runs;
    if (!run || another) return;
    await this.jobs.noteProgress(run.job, done - run.faults.length, run.passages.length);
  }

  private async readGroup(group: readonly Waiting[]): Promise<void> {
    const made = new Map<string, MadeConstruction>();
    for (const { run, passage } of group) {
      if (made.has(passage.key)) continue;
      const construction = await this.readOne(run, passage);
      if (construction) made.set(passage.key, construction);
      // A sign of life and a stop are to come through while much is computed.
      await nextTurn();
    }
    this.failpoints.pass('before-storing', made.size);
    await this.constructions.put([...made.values()]);
    this.failpoints.pass('after-storing', made.size);
  }

  private async readOne(run: JobRun, passage: JobPassage): Promise<MadeConstruction | null> {
    throwIfInterrupted(run.signal);
    try {
      const { gswConstructor } = run.configured;
      const constructed = await gswConstructor.construct(passage.toConstruct, { signal: run.signal });
      return { job: run.job, key: passage.key, constructed };
    } catch (thrown) {
      throwIfInterrupted(run.signal);
      run.faults.push(passageFault(passage, asPaniniError(thrown)));
      return null;
    }
  }
}
