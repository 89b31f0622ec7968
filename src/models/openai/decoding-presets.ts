/** How replies are drawn, as request parameters. */
export interface DecodingPreset {
  temperature?: number;
  top_p?: number;
  /** Known to vLLM, Ollama, llama.cpp and other open servers, not to OpenAI. */
  top_k?: number;
  /** Name of the parameter that bounds the reply. */
  limit: 'max_tokens' | 'max_completion_tokens';
  /** Tokens that a model may think before it replies, on top of the reply's own. */
  thinking: number;
}

export const DECODING_PRESETS = {
  /** As repeatable as the model can be; the paper's setting for closed models. */
  deterministic: { temperature: 0, limit: 'max_tokens', thinking: 0 },
  /** OpenAI's reasoning models take no temperature and count their thoughts as output. */
  reasoning: { limit: 'max_completion_tokens', thinking: 8_000 },
  /** The paper's setting for open models that think before they answer. */
  'open-thinking': { temperature: 0.6, top_p: 0.95, top_k: 20, limit: 'max_tokens', thinking: 8_000 },
  /** The setting that Qwen3 recommends without thinking. */
  open: { temperature: 0.7, top_p: 0.8, top_k: 20, limit: 'max_tokens', thinking: 0 },
} as const satisfies Record<string, DecodingPreset>;

export type DecodingPresetName = keyof typeof DECODING_PRESETS;

/** The preset that fits a model by its name; what is unknown is asked deterministically. */
export function presetFor(modelName: string): DecodingPresetName {
  if (/^(?:o\d|gpt-5)(?![\d.]*-chat)/.test(modelName)) return 'reasoning';
  return /deepseek-r1|qwq|thinking|magistral/i.test(modelName) ? 'open-thinking' : 'deterministic';
}
