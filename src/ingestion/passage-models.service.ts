import { Inject, Injectable } from '@nestjs/common';
import { Budgets } from '../costs/budgets.service.js';
import type { LanguageModel, LanguageModelCall } from '../models/language-model.js';
import { passageHash } from '../replies/reply-key.js';
import { REPLY_STORE, type ReplyStore } from '../replies/reply-store.js';
import { StoringModel } from '../replies/storing-model.js';
import { Failpoints } from './failpoints.js';
import type { JobPassage, JobRun } from './job-run.js';

/** The model that a passage of a job is read with: each of its replies is kept before it is read, and none is paid twice. */
@Injectable()
export class PassageModels {
  constructor(
    @Inject(REPLY_STORE) private readonly replies: ReplyStore,
    @Inject(Budgets) private readonly budgets: Budgets,
    @Inject(Failpoints) private readonly failpoints: Failpoints,
  ) {}

  /** Undefined for rules. */
  of({ job, configured }: JobRun, { toConstruct }: JobPassage): StoringModel | undefined {
    const { model, gswConstructor } = configured;
    if (!model) return undefined;
    const subject = { workspaceKey: job.workspaceKey, passage: passageHash(toConstruct) };
    const reader = { ...subject, promptVersion: gswConstructor.name, jobId: job.id };
    const hook = (moment: 'before-storing' | 'after-storing'): void => this.failpoints.pass(moment);
    const budget = {
      hold: (asked: LanguageModel, call: LanguageModelCall) => this.budgets.hold(job, asked, call),
      release: (hold: string | null) => this.budgets.release(hold),
    };
    return new StoringModel(model, { store: this.replies, reader, budget, hook });
  }

  /** The job's document uses the replies about its passages that were read before. */
  async noteUses({ job, passages, configured }: JobRun, known: ReadonlySet<string>): Promise<void> {
    if (!configured.model) return;
    const read = passages.filter(({ key }) => known.has(key));
    await this.replies.noteUses(
      job.id,
      read.map(({ toConstruct }) => passageHash(toConstruct)),
    );
  }

  /** After a job's end: replies about what its document says no longer go, and those of a document in which nothing was found. */
  async forgetOthers({ job, passages, configured }: JobRun, isEmpty: boolean): Promise<void> {
    if (!configured.model) return;
    const hashes = passages.map(({ toConstruct }) => passageHash(toConstruct));
    await this.replies.forget(job, hashes, isEmpty ? 'these' : 'others');
  }
}
