import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { FinishReason, TokenUsage } from '../language-model.js';
import { ThoughtFilter, withoutThoughts } from '../thoughts.js';

/** A chat completion taken down to what is read of it. */
export interface ChatReply {
  text: string;
  finish: FinishReason | null;
  refusal: string | null;
  /** Null when the endpoint counts no tokens. */
  usage: TokenUsage | null;
}

/** The reply of a completion that came in one piece; null when it is not shaped as the protocol says. */
export function chatReply(completion: ChatCompletion): ChatReply | null {
  const choice = (completion as Partial<ChatCompletion> | null)?.choices?.[0];
  if (!choice?.message) return null;
  const { content, refusal = null } = choice.message;
  return {
    text: withoutThoughts(content ?? ''),
    finish: finishOf(choice.finish_reason, refusal),
    refusal,
    usage: usageOf(completion.usage),
  };
}

/** The reply of a streamed completion; each piece of text is handed on as it comes, thoughts left out. */
export async function streamedReply(
  chunks: AsyncIterable<ChatCompletionChunk>,
  onText: (piece: string) => void,
): Promise<ChatReply> {
  let [text, refusal]: [string, string | null] = ['', null];
  let reason: string | null = null;
  let usage: TokenUsage | null = null;
  const pieces = new ThoughtFilter(onText);
  for await (const chunk of chunks) {
    usage = usageOf(chunk.usage) ?? usage;
    const [choice] = chunk.choices;
    if (!choice) continue;
    const { content: piece, refusal: words } = choice.delta;
    if (piece) pieces.push(piece);
    text += piece ?? '';
    if (words) refusal = (refusal ?? '') + words;
    reason = choice.finish_reason ?? reason;
  }
  pieces.end();
  return { text: withoutThoughts(text), refusal, finish: finishOf(reason, refusal), usage };
}

function finishOf(reason: string | null | undefined, refusal: string | null): FinishReason | null {
  if (refusal !== null && refusal !== '') return 'refusal';
  if (reason === 'length') return 'length';
  if (reason === 'content_filter') return 'filtered';
  return reason === 'stop' ? 'stop' : null;
}

function usageOf(counted: ChatCompletion['usage'] | null): TokenUsage | null {
  if (!counted) return null;
  return {
    inputTokens: counted.prompt_tokens,
    cachedInputTokens: counted.prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: counted.completion_tokens,
  };
}
