import type { EntityRole } from '../gsw/gsw.js';

/** An entity of one document, with the names it is found by. */
export interface FoundEntity {
  id: string;
  name: string;
  aliases: string[];
  types: string[];
  documentId: string;
  /** The caller's id of the document. */
  documentExternalId: string;
  documentTitle: string;
}

/** How an entity was found; several ways may agree. */
export type FoundBy = 'NAME' | 'WORDS' | 'MEANING';

export interface EntityHit {
  entity: FoundEntity;
  foundBy: FoundBy[];
  /** Reciprocal ranks of the searches that found it, summed: comparable within one result only. */
  score: number;
}

/** `note` says what the search could not do, e.g. that the text holds no word. */
export interface EntitySearch {
  hits: EntityHit[];
  note: string | null;
}

export interface Mention {
  passageId: string;
  passageExternalId: string;
  passageTitle: string;
  /** The name as this passage has it. */
  name: string;
  roles: EntityRole[];
  /** UTF-16 offsets into the passage's text, end exclusive. */
  spans: [number, number][];
}

export interface NeighbourPair {
  questionId: string;
  question: string;
  /** When the fact held, if its text says so. */
  validity: { from: string | null; to: string | null; precision: string } | null;
  answers: { id: string; name: string }[];
}

/** A verb phrase that has the entity among its answers, with all its question-answer pairs. */
export interface NeighbourPhrase {
  id: string;
  phrase: string;
  passageId: string;
  passageExternalId: string;
  pairs: NeighbourPair[];
}

export interface Neighbourhood {
  entity: FoundEntity;
  mentions: Mention[];
  verbPhrases: NeighbourPhrase[];
  /** More verb phrases exist than were asked for. */
  more: boolean;
}
