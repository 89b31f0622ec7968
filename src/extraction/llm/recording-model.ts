import type { CallUsage } from '../../models/call-usage.js';
import type { LanguageModel, LanguageModelCall, LanguageModelReply } from '../../models/language-model.js';

/** Passes calls on and keeps what each cost, those that failed to be of use included. */
export class RecordingModel implements LanguageModel {
  readonly usage: CallUsage[] = [];

  constructor(
    private readonly inner: LanguageModel,
    private readonly signal: AbortSignal | undefined,
  ) {}

  get model(): string {
    return this.inner.model;
  }

  get thinkingTokens(): number {
    return this.inner.thinkingTokens ?? 0;
  }

  get mostOutputTokens(): number | undefined {
    return this.inner.mostOutputTokens;
  }

  async complete(call: LanguageModelCall): Promise<LanguageModelReply> {
    const reply = await this.inner.complete(this.signal ? { ...call, signal: this.signal } : call);
    this.usage.push({ kind: call.kind, model: reply.model, ...reply.usage });
    return reply;
  }
}
