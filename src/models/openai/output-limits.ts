/** Tokens that one reply may have at most, by the beginning of a model's name at OpenAI; the longest that fits counts. */
const MOST_OUTPUT: Readonly<Record<string, number>> = {
  'gpt-4.1': 32_768,
  'gpt-4o': 16_384,
  'gpt-5': 128_000,
  o3: 100_000,
  'o4-mini': 100_000,
};

/** Tokens that a reply of a model may have at most; undefined when it is not known. */
export function mostOutputOf(modelName: string): number | undefined {
  return Object.entries(MOST_OUTPUT).find(
    ([name]) => modelName === name || modelName.startsWith(`${name}-`),
  )?.[1];
}
