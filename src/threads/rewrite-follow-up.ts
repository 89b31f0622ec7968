import type { CallUsage } from '../models/call-usage.js';
import type { LanguageModel } from '../models/language-model.js';
import { askStructured } from '../models/structured-reply.js';
import { PLAN_LIMITS } from '../planning/plan-limits.js';
import {
  REWRITE_OUTPUT_TOKENS,
  REWRITE_SYSTEM,
  rewriteMessage,
  rewriteReply,
  type EarlierTurn,
} from './rewrite.prompt.js';

export interface FollowUp {
  /** The question in full. */
  question: string;
  usage: CallUsage[];
}

/**
 * A follow-up as a question that stands alone, by one call of a language model; the question as it came when the reply cannot be used.
 * @throws PaniniError MODEL_*, OUTPUT_TRUNCATED, CANCELLED, DEADLINE_EXCEEDED
 */
export async function rewriteFollowUp(
  { question, turns }: { question: string; turns: readonly EarlierTurn[] },
  { model, signal }: { model: LanguageModel; signal?: AbortSignal },
): Promise<FollowUp> {
  const { value, faults, usage } = await askStructured({
    model,
    call: {
      kind: 'rewrite',
      system: REWRITE_SYSTEM,
      messages: [{ role: 'user', content: rewriteMessage(turns, question) }],
      maxOutputTokens: REWRITE_OUTPUT_TOKENS,
      ...(signal ? { signal } : {}),
    },
    again: null,
    schema: { name: 'rewrite', type: rewriteReply },
    check: ({ question: rewritten }) =>
      rewritten.trim() === '' || rewritten.length > PLAN_LIMITS.questionCharacters
        ? ['the question is empty or too long']
        : [],
  });
  return { question: value && faults.length === 0 ? value.question.trim() : question, usage };
}
