import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { LanguageModelCall } from '../language-model.js';
import { DECODING_PRESETS, type DecodingPreset, type DecodingPresetName } from './decoding-presets.js';
import { strictSchema } from './strict-schema.js';

/** How a reply's shape is asked for: a strict JSON Schema, any JSON object, or in words alone. */
export type StructureMode = 'json_schema' | 'json_object' | 'text';

export interface ChatSettings {
  modelName: string;
  preset: DecodingPresetName;
  /** Tokens that a reply of the model may have at most. @default no bound */
  mostOutputTokens?: number | undefined;
}

/** The body of one chat completion: the fixed part first, so that providers can cache it. */
export function chatRequest(
  call: LanguageModelCall,
  { modelName, preset, mostOutputTokens = Infinity }: ChatSettings,
  mode: StructureMode,
): ChatCompletionCreateParams {
  const { limit, thinking, ...decoding }: DecodingPreset = DECODING_PRESETS[preset];
  return {
    model: modelName,
    messages: [{ role: 'system', content: systemOf(call, mode) }, ...call.messages],
    ...decoding,
    [limit]: Math.min(call.maxOutputTokens + thinking, mostOutputTokens),
    ...responseFormat(call, mode),
    ...(call.onText ? { stream: true as const, stream_options: { include_usage: true } } : {}),
  };
}

function systemOf({ system, schema }: LanguageModelCall, mode: StructureMode): string {
  if (!schema || mode === 'json_schema') return system;
  return `${system}\n\nReply with exactly one JSON value and nothing else. Its JSON Schema:\n${JSON.stringify(strictSchema(schema.type))}`;
}

function responseFormat(
  { schema }: LanguageModelCall,
  mode: StructureMode,
): Pick<ChatCompletionCreateParams, 'response_format'> {
  if (!schema || mode === 'text') return {};
  if (mode === 'json_object') return { response_format: { type: 'json_object' } };
  const { name, type } = schema;
  return {
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: strictSchema(type) } },
  };
}
