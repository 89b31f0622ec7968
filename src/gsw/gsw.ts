import type { Validity } from './validity.js';

/** The Generative Semantic Workspace of one passage (paper section 3): entities, verb phrases and question-answer pairs. */
export interface EntityRole {
  role: string;
  states: string[];
  /** Further keys of the interchange file, as they came; absent when there are none. */
  extra?: Record<string, unknown>;
}

export interface Entity {
  /** Unique within the passage only. */
  localId: string;
  name: string;
  roles: EntityRole[];
  /** True when the file gave bare text as an answer, so that the entity was made from it. */
  literal: boolean;
  /** Keys of the interchange file that Panini does not read, as they came: `summary`, `chunk_id`, unknown ones. */
  extra: Record<string, unknown>;
}

export interface Question {
  localId: string;
  text: string;
  /** Local ids of entities, in order; empty for a question nobody answered. */
  answers: string[];
  /** When the fact held, as the text says; absent when it does not say. */
  validity?: Validity;
  extra: Record<string, unknown>;
}

export interface VerbPhrase {
  localId: string;
  phrase: string;
  questions: Question[];
  extra: Record<string, unknown>;
}

export interface Gsw {
  entities: Entity[];
  verbPhrases: VerbPhrase[];
  /** `space_nodes`, `time_nodes`, the three edge lists and unknown top-level keys, as they came. */
  extra: Record<string, unknown>;
}
