import type { CallKind, TokenUsage } from './language-model.js';

/** One call of a language model, as it is counted and priced. */
export interface CallUsage extends TokenUsage {
  kind: CallKind;
  model: string;
}
