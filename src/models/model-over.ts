import type { LanguageModel, LanguageModelCall, LanguageModelReply } from './language-model.js';

/** A language model that asks another one, and is known by what that one is. */
export abstract class ModelOver implements LanguageModel {
  constructor(protected readonly inner: LanguageModel) {}

  get model(): string {
    return this.inner.model;
  }

  get thinkingTokens(): number {
    return this.inner.thinkingTokens ?? 0;
  }

  get mostOutputTokens(): number | undefined {
    return this.inner.mostOutputTokens;
  }

  abstract complete(call: LanguageModelCall): Promise<LanguageModelReply>;
}
