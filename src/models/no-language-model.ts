import { PaniniError } from '../errors/panini-error.js';

/** The error of a request that wants the language model where none is configured; `instead` says what to ask for without one. */
export function noLanguageModel(wanted: string, instead: string): PaniniError {
  return new PaniniError(
    'CONFIGURATION_INVALID',
    `${wanted} by the language model was asked for, but none is configured.`,
    { hint: `Set LANGUAGE_MODEL and its key or address, or ask for ${instead}.` },
  );
}
