/** USD for a million tokens. */
export interface ModelPrice {
  input: number;
  /** Of input that the provider read from its cache. */
  cachedInput: number;
  output: number;
}

/** Where the prices below come from. Providers change them: set LANGUAGE_MODEL_PRICE_INPUT and LANGUAGE_MODEL_PRICE_OUTPUT when they do. */
export const LIST_PRICES_SOURCE = 'OpenAI list prices of August 2025 (https://openai.com/api/pricing)';

/** What a batch costs of the list price. */
export const BATCH_SHARE = 0.5;

const price = (input: number, cachedInput: number, output: number): ModelPrice => ({
  input,
  cachedInput,
  output,
});

/** List prices by the name of the model at OpenAI. */
export const LIST_PRICES: Readonly<Record<string, ModelPrice>> = {
  'gpt-5': price(1.25, 0.125, 10),
  'gpt-5-mini': price(0.25, 0.025, 2),
  'gpt-5-nano': price(0.05, 0.005, 0.4),
  'gpt-4.1': price(2, 0.5, 8),
  'gpt-4.1-mini': price(0.4, 0.1, 1.6),
  'gpt-4.1-nano': price(0.1, 0.025, 0.4),
  'gpt-4o': price(2.5, 1.25, 10),
  'gpt-4o-mini': price(0.15, 0.075, 0.6),
  o3: price(2, 0.5, 8),
  'o4-mini': price(1.1, 0.275, 4.4),
};
