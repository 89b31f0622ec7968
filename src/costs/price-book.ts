import type { Environment } from '../config/environment.js';
import { PaniniError } from '../errors/panini-error.js';
import { languageModelName } from '../models/language-model-name.js';
import { LIST_PRICES, LIST_PRICES_SOURCE, type ModelPrice } from './list-prices.js';

export type PriceSettings = Pick<
  Environment,
  | 'LANGUAGE_MODEL'
  | 'LANGUAGE_MODEL_BASE_URL'
  | 'LANGUAGE_MODEL_API_KEY'
  | 'OPENAI_API_KEY'
  | 'LANGUAGE_MODEL_PRICE_INPUT'
  | 'LANGUAGE_MODEL_PRICE_CACHED_INPUT'
  | 'LANGUAGE_MODEL_PRICE_OUTPUT'
>;

/** What models cost, as far as it is known. */
export interface PriceBook {
  /** Null when the price is not known; it is never taken for 0. @param model as a LanguageModel is called, e.g. `openai/gpt-4.1-mini` */
  priceOf(model: string): ModelPrice | null;
  /** Where a model's price comes from, or what to set when it is not known; one sentence. */
  sourceOf(model: string): string;
}

/** Provides a PriceBook. */
export const PRICE_BOOK = Symbol('PriceBook');

const UNKNOWN =
  'The price is not known: set LANGUAGE_MODEL_PRICE_INPUT and LANGUAGE_MODEL_PRICE_OUTPUT, in USD for a million tokens.';
const CONFIGURED = 'Prices as configured by LANGUAGE_MODEL_PRICE_INPUT and LANGUAGE_MODEL_PRICE_OUTPUT.';
/** A dated snapshot costs what its model costs. */
const SNAPSHOT = /-\d{4}-\d{2}-\d{2}$/;

/**
 * Prices as configured for the configured model, else OpenAI's list prices for models at OpenAI's own address: elsewhere the same name may cost anything.
 * @throws PaniniError CONFIGURATION_INVALID when only one of the two prices is set
 */
export function priceBook(settings: PriceSettings): PriceBook {
  const configured = configuredPrice(settings);
  const own = `openai/${languageModelName(settings)}`;
  const listed = (model: string): ModelPrice | null => {
    if (settings.LANGUAGE_MODEL_BASE_URL) return null;
    return LIST_PRICES[model.replace(/^openai\//, '').replace(SNAPSHOT, '')] ?? null;
  };
  const isConfigured = (model: string): boolean => configured !== null && model === own;
  return {
    priceOf: (model) => (isConfigured(model) ? configured : listed(model)),
    sourceOf: (model) => {
      if (isConfigured(model)) return CONFIGURED;
      return listed(model) ? `${LIST_PRICES_SOURCE}.` : UNKNOWN;
    },
  };
}

function configuredPrice(settings: PriceSettings): ModelPrice | null {
  const { LANGUAGE_MODEL_PRICE_INPUT: input, LANGUAGE_MODEL_PRICE_OUTPUT: output } = settings;
  if (input === undefined && output === undefined) return null;
  if (input !== undefined && output !== undefined)
    return { input, output, cachedInput: settings.LANGUAGE_MODEL_PRICE_CACHED_INPUT ?? input };
  throw new PaniniError('CONFIGURATION_INVALID', 'Only one of the two prices of the language model is set.', {
    hint: 'Set both LANGUAGE_MODEL_PRICE_INPUT and LANGUAGE_MODEL_PRICE_OUTPUT, or neither.',
  });
}
