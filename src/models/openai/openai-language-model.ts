import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { PaniniError } from '../../errors/panini-error.js';
import { tokenCount } from '../../text/token-count.js';
import type {
  FinishReason,
  LanguageModel,
  LanguageModelCall,
  LanguageModelReply,
  TokenUsage,
} from '../language-model.js';
import { brokenOff, invalidReply } from '../remote/remote-failure.js';
import { chatReply, streamedReply, type ChatReply } from './chat-reply.js';
import { chatRequest, type StructureMode } from './chat-request.js';
import { DECODING_PRESETS, presetFor, type DecodingPresetName } from './decoding-presets.js';
import { openAiFailure } from './openai-failure.js';
import { mostOutputOf } from './output-limits.js';
import { openAiEndpoint, type OpenAiEndpoint, type OpenAiEndpointSettings } from './openai-endpoint.js';

export interface OpenAiLanguageModelSettings extends OpenAiEndpointSettings {
  /** Absent: found out by the first call, from the strictest down. */
  mode?: StructureMode | undefined;
  /** Absent: by the model's name. */
  preset?: DecodingPresetName | undefined;
  /** Tokens that a reply may have at most. Absent: by the model's name. */
  mostOutputTokens?: number | undefined;
}

type EndedReply = ChatReply & { finish: FinishReason };

const ENDPOINT = {
  name: 'The language model endpoint',
  variables: { key: 'LANGUAGE_MODEL_API_KEY', url: 'LANGUAGE_MODEL_BASE_URL', model: 'LANGUAGE_MODEL' },
};
const LESS_STRICT: Partial<Record<StructureMode, StructureMode>> = {
  json_schema: 'json_object',
  json_object: 'text',
};

/** Chat completions of any endpoint that speaks OpenAI's protocol: OpenAI, vLLM, Ollama, llama.cpp. */
export class OpenAiLanguageModel implements LanguageModel {
  readonly model: string;
  readonly thinkingTokens: number;
  readonly mostOutputTokens: number | undefined;
  private readonly endpoint: OpenAiEndpoint;
  private mode: StructureMode;

  constructor(private readonly settings: OpenAiLanguageModelSettings) {
    this.model = `openai/${settings.modelName}`;
    this.thinkingTokens = DECODING_PRESETS[settings.preset ?? presetFor(settings.modelName)].thinking;
    this.mostOutputTokens = settings.mostOutputTokens ?? mostOutputOf(settings.modelName);
    this.mode = settings.mode ?? 'json_schema';
    this.endpoint = openAiEndpoint(settings, ENDPOINT);
  }

  async complete(call: LanguageModelCall): Promise<LanguageModelReply> {
    for (;;) {
      const { mode } = this;
      try {
        return await this.completeIn(call, mode);
      } catch (thrown) {
        this.relax(call, mode, thrown);
      }
    }
  }

  private async completeIn(call: LanguageModelCall, mode: StructureMode): Promise<LanguageModelReply> {
    const { modelName, preset = presetFor(modelName) } = this.settings;
    const body = chatRequest(call, { modelName, preset, mostOutputTokens: this.mostOutputTokens }, mode);
    const start = performance.now();
    const tokens = this.expectedTokens(call);
    const { signal } = call;
    const reply = await this.endpoint.calls.call((inner) => this.send(call, body, inner), { signal, tokens });
    const { text, refusal, finish } = reply;
    const usage = reply.usage ?? estimatedUsage(call, text);
    await this.settings.limiter
      ?.settle(tokens, usage.inputTokens + usage.outputTokens)
      .catch(() => undefined);
    return { text, refusal, finish, usage, model: this.model, ms: performance.now() - start };
  }

  /** As providers count a request when it comes: what it says and all that it may write. */
  private expectedTokens(call: LanguageModelCall): number {
    if (!this.settings.limiter) return 0;
    return estimatedUsage(call, '').inputTokens + call.maxOutputTokens + this.thinkingTokens;
  }

  private async send(call: LanguageModelCall, body: object, signal: AbortSignal): Promise<EndedReply> {
    const options = { signal, maxRetries: 0 };
    const { onText } = call;
    if (onText) return this.stream(body, onText, options);
    const completion = await this.endpoint.client.chat.completions.create(
      body as ChatCompletionCreateParamsNonStreaming,
      options,
    );
    const reply = chatReply(completion);
    if (!reply) throw invalidReply(this.endpoint.provider, 'JSON that is no chat completion');
    return this.ended(reply);
  }

  private async stream(
    body: object,
    onText: (piece: string) => void,
    options: { signal: AbortSignal; maxRetries: number },
  ): Promise<EndedReply> {
    let hasBegun = false;
    try {
      const chunks = await this.endpoint.client.chat.completions.create(
        body as ChatCompletionCreateParamsStreaming,
        options,
      );
      const reply = await streamedReply(chunks, (piece) => {
        hasBegun = true;
        // What comes after the caller was told of a failure is nobody's.
        if (!options.signal.aborted) onText(piece);
      });
      return this.ended(reply);
    } catch (thrown) {
      if (!hasBegun) throw thrown;
      throw brokenOff(thrown instanceof PaniniError ? thrown : openAiFailure(this.endpoint.provider, thrown));
    }
  }

  /** A reply that does not say why it ended may have been cut anywhere: it is none. */
  private ended({ finish, ...reply }: ChatReply): EndedReply {
    if (finish !== null) return { ...reply, finish };
    throw invalidReply(this.endpoint.provider, 'a reply that does not say why it ended');
  }

  /** An endpoint that does not know a response format is asked less strictly from then on; every other failure is thrown. */
  private relax(call: LanguageModelCall, mode: StructureMode, thrown: unknown): void {
    const next = LESS_STRICT[mode];
    const isRefused = thrown instanceof PaniniError && thrown.code === 'MODEL_REQUEST_REFUSED';
    const words = isRefused && thrown.cause instanceof Error ? thrown.cause.message : '';
    const speaksOfFormat = /response_format|json_schema|json_object|structured output|guided/i.test(words);
    if (!call.schema || !next || this.settings.mode || !speaksOfFormat) throw thrown;
    if (this.mode === mode) this.mode = next;
  }
}

/** For endpoints that count no tokens: o200k tokens of what was sent and written. */
function estimatedUsage({ system, messages }: LanguageModelCall, text: string): TokenUsage {
  const sent = [system, ...messages.map(({ content }) => content)];
  return {
    inputTokens: sent.reduce((sum, part) => sum + tokenCount(part), 0),
    cachedInputTokens: 0,
    outputTokens: tokenCount(text),
  };
}
