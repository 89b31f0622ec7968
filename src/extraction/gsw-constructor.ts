import type { Gsw } from '../gsw/gsw.js';
import type { CallUsage } from '../models/call-usage.js';
import type { LanguageModel } from '../models/language-model.js';

/** One passage as construction sees it. */
export interface PassageToConstruct {
  /** Title of its document: another name of the document's subject. */
  title: string;
  /** The passage's text exactly as stored; spans count its UTF-16 units. */
  text: string;
  /** ISO date of the document, or null. */
  documentDate: string | null;
}

export interface ConstructionOptions {
  /** The model to ask; absent for construction by rules. */
  model?: LanguageModel;
  signal?: AbortSignal;
}

export interface ConstructedPassage {
  gsw: Gsw;
  /** What was dropped, re-asked, flagged or not covered, counted by kind; a kind that did not happen is absent. */
  counts: Record<string, number>;
  usage: CallUsage[];
  /** ISO 639-1 code of the passage's language, or `und`. */
  language: string;
  /** False when the constructor does not read that language: the text is kept, and the GSW is empty. */
  covered: boolean;
}

/** Turns one passage into its GSW (paper section 3.1); the same passage and the same replies give the same GSW. */
export interface GswConstructor {
  /** Part of every cache key and shown to people, e.g. `rules/1` or `llm/1`: changed whenever prompts or rules change. */
  readonly name: string;
  /**
   * The GSW of one passage.
   * @throws PaniniError MODEL_* as the model does; MODEL_REPLY_INVALID, OUTPUT_TRUNCATED or MODEL_REFUSED when the passage
   *   could not be read, so that the job marks this passage FAILED and goes on with the others; CANCELLED
   */
  construct(passage: PassageToConstruct, options: ConstructionOptions): Promise<ConstructedPassage>;
}
