import type { EntityRole } from '../gsw/gsw.js';
import type { Validity } from '../gsw/validity.js';
import type { UniqueFact } from '../gsw/unique-facts.js';

/** An entity of one document as an answer: `matchKey` is its normalised name, `coarseType` null when its roles say nothing of a type. */
export interface AnswerEntity {
  id: string;
  name: string;
  matchKey: string;
  coarseType: string | null;
  roles: EntityRole[];
  /** Facts of which a thing has one only; two entities of one name that differ in one are two things. */
  facts: UniqueFact[];
}

/** Where a question-answer pair was read. `start` and `end` are UTF-16 offsets into the passage's text, end exclusive. */
export interface Source {
  questionId: string;
  documentId: string;
  /** The caller's id of the document. */
  document: string;
  title: string;
  passageId: string;
  /** The caller's id of the passage. */
  passage: string;
  start: number;
  end: number;
  /** The text between start and end, verbatim. */
  quote: string;
  /** Who added the pair and why, when it was not read out of the text. */
  note?: string;
}

/** One question with its answers, as stored. */
export interface QaPair {
  id: string;
  question: string;
  verbPhrase: string;
  answers: AnswerEntity[];
  /** The other side: answers of the inverse questions of the same verb phrase, so the entities this question asks about. */
  subjects: AnswerEntity[];
  /** When the fact held, if its text says so. */
  validity?: Validity | null;
  source: Source;
}

/** One step of a chain: the question asked, the pair that answers it, every document that says the same, and the relevance in [0, 1]. */
export interface ChainHop {
  /** 0-based index of the plan's step. */
  step: number;
  /** The step's question with each `<ENTITY_Qn>` replaced by the chosen entity's name. */
  asked: string;
  pair: QaPair;
  /** The pair's own source first, then other documents that state the same fact. */
  sources: Source[];
  relevance: number;
}

/** A surviving beam of one final step: its hops in step order, ancestors included. */
export interface Chain {
  id: string;
  finalStep: number;
  hops: ChainHop[];
  /** In [0, 1]; how it is made is the recipe's `scoring`. */
  score: number;
  lastHopRelevance: number;
}

/** One line of evidence as an answerer is sent it; de-duplicated by question id. */
export interface EvidenceLine {
  questionId: string;
  question: string;
  answers: string[];
  /** Exactly the text that counts as tokens. */
  text: string;
  sources: Source[];
  /** Score of the best chain that holds the pair. */
  score: number;
}

/** Chains of one final step, best first; empty when a step on the way found nothing. */
export interface ChainGroup {
  finalStep: number;
  /** The final step with all its ancestors, ascending. */
  steps: number[];
  chains: Chain[];
}

/** Why a step ended its branch. */
export interface EmptyStep {
  step: number;
  reason: 'NO_PRIOR_STATE' | 'NO_CANDIDATE' | 'NO_ANSWER' | 'CONTRADICTING_ANCESTORS';
  sentence: string;
}

/** What retrieval hands to answering. */
export interface Evidence {
  groups: ChainGroup[];
  lines: EvidenceLine[];
  /** o200k_base tokens of the lines joined by newlines. */
  tokens: number;
  emptySteps: EmptyStep[];
}
