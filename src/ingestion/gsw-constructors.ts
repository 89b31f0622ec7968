import type { GswConstructor } from '../extraction/gsw-constructor.js';
import { PaniniError } from '../errors/panini-error.js';
import type { LanguageModel } from '../models/language-model.js';
import type { ConstructionKind } from './job.js';

/** A way of construction that this process has. */
export interface ConfiguredConstructor {
  kind: ConstructionKind;
  gswConstructor: GswConstructor;
  /** Absent for rules. */
  model?: LanguageModel;
  /** Passages of one document read side by side. */
  concurrency: number;
}

/** Provides the ways of construction, the one to use when none is named first. */
export const GSW_CONSTRUCTORS = Symbol('GswConstructors');

/** The way that was asked for, else the first. @throws PaniniError CONFIGURATION_INVALID */
export function constructorOf(
  configured: readonly ConfiguredConstructor[],
  kind: ConstructionKind | undefined,
): ConfiguredConstructor {
  const found = configured.find((one) => kind === undefined || one.kind === kind);
  if (found) return found;
  throw new PaniniError('CONFIGURATION_INVALID', `Construction by ${kind ?? 'anything'} is not configured.`, {
    hint: kind === 'llm' ? 'Configure a language model, or ingest with `rules`.' : 'Use the other way.',
  });
}
