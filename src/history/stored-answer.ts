/** Whether a person found an answer right. */
export type Judgement = 'right' | 'wrong';

/** An answer as it is stored: what was asked and answered and what it rests on, not the documents' text. */
export interface StoredAnswer {
  id: string;
  /** The question that was answered; in a thread, the follow-up in full. */
  question: string;
  /** The question as it was asked. */
  asked: string;
  /** `N/A` for a refusal. */
  text: string;
  refusal: string | null;
  planner: string;
  answerer: string;
  confidence: number;
  questionIds: string[];
  documentIds: string[];
  actor: string;
  /** ISO-8601, the server's clock. */
  at: string;
  /** Sorts answers by time. */
  place: string;
  threadId: string | null;
  judgement: Judgement | null;
  judgementReason: string | null;
  judgedBy: string | null;
  judgedAt: string | null;
}

/** An answer to store. */
export interface NewAnswer {
  id: string;
  threadId: string | null;
  properties: Pick<
    StoredAnswer,
    | 'question'
    | 'asked'
    | 'text'
    | 'refusal'
    | 'planner'
    | 'answerer'
    | 'confidence'
    | 'questionIds'
    | 'documentIds'
    | 'actor'
  >;
}
