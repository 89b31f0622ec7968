import { z } from 'zod';
import type { LanguageModel, LanguageModelCall } from '../models/language-model.js';
import { tokenCount } from '../text/token-count.js';
import type { CountedTokens } from './cost-of.js';

/** Other tokenizers cut a text into more pieces than the one we count with; and each message has a frame. */
const MARGIN = 1.2;
const MESSAGE_TOKENS = 12;

/** Tokens that a call can use at most: what it says, with a margin, and all that it may write. */
export function mostTokens(
  { thinkingTokens = 0 }: LanguageModel,
  { system, messages, schema, maxOutputTokens }: LanguageModelCall,
): CountedTokens {
  const said = [system, ...messages.map(({ content }) => content)];
  const words = said.reduce((sum, text) => sum + tokenCount(text) + MESSAGE_TOKENS, 0);
  const shape = schema ? tokenCount(JSON.stringify(z.toJSONSchema(schema.type, { io: 'input' }))) : 0;
  return {
    inputTokens: Math.ceil((words + shape) * MARGIN),
    outputTokens: maxOutputTokens + thinkingTokens,
  };
}
