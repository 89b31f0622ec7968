import { asPaniniError, type ErrorCode } from '../errors/panini-error.js';
import type { LanguageModel, LanguageModelCall, LanguageModelReply } from '../models/language-model.js';
import { ModelOver } from '../models/model-over.js';
import { replySlot, type ReplySlot, type ReplySubject } from './reply-key.js';
import type { ReplyStore } from './reply-store.js';

/** Who asks about which passage. */
export interface ReplyReader extends ReplySubject {
  jobId: string;
}

export interface StoringOptions {
  store: ReplyStore;
  reader: ReplyReader;
  /** Holds money for a call before it is made, and gives it back when nothing came of it. */
  budget?: {
    hold(model: LanguageModel, call: LanguageModelCall): Promise<string | null>;
    release(hold: string | null): Promise<void>;
  };
  /** Called just before and just after a reply is kept. */
  hook?: (moment: 'before-storing' | 'after-storing') => void;
}

/** Why a reply that came is not used, by how it ended. */
const UNUSABLE: Partial<Record<LanguageModelReply['finish'], { code: ErrorCode; sentence: string }>> = {
  length: { code: 'OUTPUT_TRUNCATED', sentence: 'The reply ended at its limit.' },
  refusal: { code: 'MODEL_REFUSED', sentence: 'The model refused.' },
  filtered: { code: 'MODEL_REFUSED', sentence: 'The provider filtered the reply.' },
};

/** Asks a model about one passage: what was answered before is read from the store, and what is answered now is kept before anybody reads it. */
export class StoringModel extends ModelOver {
  private readonly used: string[] = [];

  constructor(
    inner: LanguageModel,
    private readonly options: StoringOptions,
  ) {
    super(inner);
  }

  async complete(call: LanguageModelCall): Promise<LanguageModelReply> {
    const slot = replySlot(this.options.reader, this.model, call);
    const stored = await this.options.store.take(this.options.reader.jobId, slot.key);
    const reply = stored ?? (await this.ask(slot, call));
    if (!UNUSABLE[reply.finish]) this.used.push(slot.key);
    return reply;
  }

  /** The passage could not be read from these replies: the next attempt asks anew. */
  async discard(code: ErrorCode): Promise<void> {
    if (this.used.length > 0)
      await this.options.store.discard(this.options.reader.workspaceKey, this.used, code);
  }

  private async ask(slot: ReplySlot, call: LanguageModelCall): Promise<LanguageModelReply> {
    const { budget, hook } = this.options;
    const hold = (await budget?.hold(this.inner, call)) ?? null;
    const reply = await this.inner.complete(call).catch(async (thrown: unknown) => {
      await budget?.release(hold).catch(() => undefined);
      await this.keepFailure(slot, thrown);
      throw thrown;
    });
    hook?.('before-storing');
    const used = await this.keep(slot, { ...reply, text: wellFormed(reply.text) }, hold);
    hook?.('after-storing');
    return used;
  }

  private async keep(
    slot: ReplySlot,
    reply: LanguageModelReply,
    hold: string | null,
  ): Promise<LanguageModelReply> {
    const { store, reader } = this.options;
    const kept = { jobId: reader.jobId, slot, reply, hold };
    const why = UNUSABLE[reply.finish];
    if (why) {
      await store.keepFailed({ ...kept, ...why });
      return reply;
    }
    return (await store.keep([kept])).get(slot.key) ?? reply;
  }

  /** A failure that cannot be kept is still the failure that its caller is to see. */
  private async keepFailure(slot: ReplySlot, thrown: unknown): Promise<void> {
    const { code, message: sentence } = asPaniniError(thrown);
    if (code === 'CANCELLED' || code === 'CONFLICT' || code === 'BUDGET_EXCEEDED') return;
    const failed = { jobId: this.options.reader.jobId, slot, reply: null, code, sentence };
    await this.options.store.keepFailed(failed).catch(() => undefined);
  }
}

/** As the graph gives it back: half of a surrogate pair cannot be stored. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
