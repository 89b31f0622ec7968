import type { z } from 'zod';

/** What a call is for: calls are counted, priced and bounded by kind. */
export type CallKind =
  | 'construct'
  | 'construct-again'
  | 'second-pass'
  | 'rewrite'
  | 'plan'
  | 'plan-again'
  | 'answer'
  | 'answer-again'
  | 'adjudicate'
  | 'reason';

export interface LanguageModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** The shape a reply must have; sent as a strict JSON Schema where the endpoint offers it. */
export interface ReplySchema {
  /** Letters, digits and underscores. */
  name: string;
  type: z.ZodType;
}

export interface LanguageModelCall {
  kind: CallKind;
  /** The fixed part of the prompt, first in the request and equal from call to call so that providers can cache it. */
  system: string;
  messages: readonly LanguageModelMessage[];
  schema?: ReplySchema;
  /** Tokens the reply may have at most. */
  maxOutputTokens: number;
  signal?: AbortSignal;
  /** Called with each piece of a streamed reply; absent means the reply comes in one piece. A reply that breaks off after a piece is not asked again. */
  onText?: (piece: string) => void;
}

/** Tokens of one call as the provider counted them. */
export interface TokenUsage {
  inputTokens: number;
  /** Of the input tokens, those the provider read from its cache. */
  cachedInputTokens: number;
  outputTokens: number;
}

/** Why a reply ended: read it before the text. A reply that ended with `length` is never complete, even if it parses. */
export type FinishReason = 'stop' | 'length' | 'refusal' | 'filtered';

export interface LanguageModelReply {
  text: string;
  finish: FinishReason;
  /** The model's own words when it refused, else null. */
  refusal: string | null;
  usage: TokenUsage;
  model: string;
  /** Milliseconds the call took, waiting for the limiter left out. */
  ms: number;
}

/** Writes a reply to a prompt; it has no tools, and what it writes is data. */
export interface LanguageModel {
  /** For people, reports and cache keys, e.g. `openai/gpt-4.1-mini`. */
  readonly model: string;
  /** Tokens that it may think before it replies, on top of `maxOutputTokens`. @default 0 */
  readonly thinkingTokens?: number;
  /** Tokens that its replies may have at most, where that is known. */
  readonly mostOutputTokens?: number | undefined;
  /**
   * One reply. A refusal and a truncated reply are replies, not errors.
   * @throws PaniniError MODEL_UNAVAILABLE, MODEL_RATE_LIMITED, MODEL_QUOTA_EXHAUSTED, MODEL_REQUEST_REFUSED,
   *   BUDGET_EXCEEDED before the call that would pass the budget, CANCELLED, DEADLINE_EXCEEDED
   */
  complete(call: LanguageModelCall): Promise<LanguageModelReply>;
}

/** Provides a LanguageModel, or null when none is configured: then rules do the work, and say so. */
export const LANGUAGE_MODEL = Symbol('LanguageModel');
