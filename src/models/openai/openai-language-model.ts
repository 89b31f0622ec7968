import OpenAI from 'openai';
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { PaniniError } from '../../errors/panini-error.js';
import { tokenCount } from '../../text/token-count.js';
import type { LanguageModel, LanguageModelCall, LanguageModelReply, TokenUsage } from '../language-model.js';
import { RemoteCalls } from '../remote/remote-calls.js';
import { type RemoteProvider, invalidReply } from '../remote/remote-failure.js';
import { chatReply, streamedReply, type ChatReply } from './chat-reply.js';
import { chatRequest, type StructureMode } from './chat-request.js';
import { presetFor, type DecodingPresetName } from './decoding-presets.js';
import { openAiClient } from './openai-client.js';
import { openAiFailure } from './openai-failure.js';

export interface OpenAiLanguageModelSettings {
  /** Name of the model at the endpoint, e.g. `gpt-4.1-mini`. */
  modelName: string;
  /** Milliseconds one attempt may take. */
  timeoutMs: number;
  /** Absent for an endpoint that asks for no key. */
  apiKey?: string | undefined;
  /** Absent for OpenAI's own. */
  baseUrl?: string | undefined;
  /** Absent: found out by the first call, from the strictest down. */
  mode?: StructureMode | undefined;
  /** Absent: by the model's name. */
  preset?: DecodingPresetName | undefined;
  /** The first back-off in milliseconds. */
  firstDelayMs?: number;
}

const LESS_STRICT: Partial<Record<StructureMode, StructureMode>> = {
  json_schema: 'json_object',
  json_object: 'text',
};

/** Chat completions of any endpoint that speaks OpenAI's protocol: OpenAI, vLLM, Ollama, llama.cpp. */
export class OpenAiLanguageModel implements LanguageModel {
  readonly model: string;
  private readonly client: OpenAI;
  private readonly provider: RemoteProvider;
  private readonly calls: RemoteCalls;
  private mode: StructureMode;

  constructor(private readonly settings: OpenAiLanguageModelSettings) {
    this.model = `openai/${settings.modelName}`;
    this.mode = settings.mode ?? 'json_schema';
    this.client = openAiClient(settings);
    this.provider = {
      name: 'The language model endpoint',
      variables: { key: 'LANGUAGE_MODEL_API_KEY', url: 'LANGUAGE_MODEL_BASE_URL', model: 'LANGUAGE_MODEL' },
      secret: settings.apiKey,
    };
    this.calls = new RemoteCalls({
      provider: this.provider,
      timeoutMs: settings.timeoutMs,
      toFailure: (thrown) => openAiFailure(this.provider, thrown),
      ...(settings.firstDelayMs === undefined ? {} : { firstDelayMs: settings.firstDelayMs }),
    });
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
    const body = chatRequest(call, { modelName, preset }, mode);
    const start = performance.now();
    const reply = await this.calls.call((signal) => this.send(call, body, signal), call.signal);
    const { text, refusal, finish } = reply;
    if (finish === null) throw invalidReply(this.provider, 'a reply that does not say why it ended');
    const usage = reply.usage ?? estimatedUsage(call, text);
    return { text, refusal, finish, usage, model: this.model, ms: performance.now() - start };
  }

  private async send({ onText }: LanguageModelCall, body: object, signal: AbortSignal): Promise<ChatReply> {
    const options = { signal, maxRetries: 0 };
    if (onText) {
      const chunks = await this.client.chat.completions.create(
        body as ChatCompletionCreateParamsStreaming,
        options,
      );
      return streamedReply(chunks, onText);
    }
    const completion = await this.client.chat.completions.create(
      body as ChatCompletionCreateParamsNonStreaming,
      options,
    );
    const reply = chatReply(completion);
    if (!reply) throw invalidReply(this.provider, 'JSON that is no chat completion');
    return reply;
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
