import type { Span } from './spans.js';

/** What is written of one document: plain rows, each with the properties of its node or relationship. Vectors are added later. */
export interface DocumentRows {
  document: DocumentRow;
  passages: PassageRow[];
  entities: EntityRow[];
  mentions: MentionRow[];
  verbPhrases: VerbPhraseRow[];
  questions: QuestionRow[];
  answers: AnswerRow[];
}

export type DocumentRow = {
  id: string;
  externalId: string;
  title: string;
  tags: string[];
  date: string | null;
  versionHash: string;
  contentHash: string;
};

export type PassageRow = {
  id: string;
  documentId: string;
  index: number;
  properties: {
    externalId: string;
    title: string;
    text: string;
    searchTokens: string;
    gswExtra: string;
    hasGsw: boolean;
    /** Where the passage stands in its document's text, in UTF-16 units; absent when that is not known. */
    start?: number;
    end?: number;
    /** ISO 639-1, or `und`; absent for an import. */
    language?: string;
    /** False when its language is one that was not read; absent for an import. */
    covered?: boolean;
  };
};

export type EntityRow = {
  id: string;
  documentId: string;
  properties: {
    name: string;
    matchKey: string;
    aliases: string[];
    types: string[];
    coarseType: string | null;
    searchTokens: string;
    facts: string;
  };
};

export type MentionRow = {
  entityId: string;
  passageId: string;
  localId: string;
  ordinal: number;
  properties: { name: string; roles: string; literal: boolean; extra: string; spans: string };
};

export type VerbPhraseRow = {
  id: string;
  passageId: string;
  ordinal: number;
  properties: { localId: string; phrase: string; extra: string };
};

export type QuestionRow = {
  id: string;
  documentId: string;
  passageId: string;
  verbPhraseId: string;
  ordinal: number;
  start: number | null;
  end: number | null;
  properties: {
    localId: string;
    text: string;
    extra: string;
    validFrom?: string | null;
    validTo?: string | null;
    precision?: string;
  };
};

export type AnswerRow = {
  questionId: string;
  verbPhraseId: string;
  entityId: string;
  ordinal: number;
  question: string;
};

/** Rows that a transaction of this document writes. */
export function countRows(rows: DocumentRows): number {
  const { passages, entities, mentions, verbPhrases, questions, answers } = rows;
  return [passages, entities, mentions, verbPhrases, questions, answers].reduce(
    (sum, list) => sum + list.length,
    1,
  );
}

/** Spans as they are stored: JSON of [start, end] pairs. */
export function spansJson(spans: readonly Span[]): string {
  return JSON.stringify(spans);
}
