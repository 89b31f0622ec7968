import type { CallUsage } from '../../models/call-usage.js';
import type { LanguageModel, LanguageModelCall, LanguageModelReply } from '../../models/language-model.js';
import { ModelOver } from '../../models/model-over.js';

/** Passes calls on and keeps what each cost, those that failed to be of use included. */
export class RecordingModel extends ModelOver {
  readonly usage: CallUsage[] = [];

  constructor(
    inner: LanguageModel,
    private readonly signal: AbortSignal | undefined,
  ) {
    super(inner);
  }

  async complete(call: LanguageModelCall): Promise<LanguageModelReply> {
    const reply = await this.inner.complete(this.signal ? { ...call, signal: this.signal } : call);
    this.usage.push({ kind: call.kind, model: reply.model, ...reply.usage });
    return reply;
  }
}
