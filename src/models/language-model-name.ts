import type { Environment } from '../config/environment.js';
import { PaniniError } from '../errors/panini-error.js';

const DEFAULT_MODEL = 'gpt-4.1-mini';

type LanguageModelSettings = Pick<
  Environment,
  'LANGUAGE_MODEL' | 'LANGUAGE_MODEL_BASE_URL' | 'LANGUAGE_MODEL_API_KEY' | 'OPENAI_API_KEY'
>;

/**
 * Name of the language model the environment asks for; null when rules are to plan and answer.
 * @throws PaniniError CONFIGURATION_INVALID when a model is named with neither key nor address
 */
export function languageModelName(settings: LanguageModelSettings): string | null {
  const { LANGUAGE_MODEL: name, LANGUAGE_MODEL_BASE_URL: address } = settings;
  if (name === 'none') return null;
  const isReachable = Boolean(settings.LANGUAGE_MODEL_API_KEY ?? settings.OPENAI_API_KEY ?? address);
  if (name !== undefined && !isReachable) {
    throw new PaniniError(
      'CONFIGURATION_INVALID',
      `LANGUAGE_MODEL is \`${name}\`, but there is neither a key nor an address for it.`,
      { hint: 'Set OPENAI_API_KEY, or LANGUAGE_MODEL_BASE_URL for an endpoint without a key.' },
    );
  }
  return isReachable ? (name ?? DEFAULT_MODEL) : null;
}
