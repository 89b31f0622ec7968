/** What is counted of GSWs; every figure is a number of things, so that documents add up to a total. */
export interface QualityCounts {
  passages: number;
  passagesWithoutGsw: number;
  entities: number;
  literals: number;
  verbPhrases: number;
  questions: number;
  answers: number;
  /** Questions without an answer. */
  unanswered: number;
  /** Questions of whose answers none is an entity of the file. */
  answeredByNoEntity: number;
  /** Questions with several answers. */
  severalAnswers: number;
  /** Answers `None`, null or empty. */
  noneAnswers: number;
  /** Entities that are never an answer. */
  neverAnswers: number;
  /** Entities that are neither an answer nor named in any question. */
  orphans: number;
  /** Verb phrases that do not have exactly two questions. */
  notTwoQuestions: number;
  /** Verb phrases of which no two questions name each other's answers. */
  missingInverses: number;
  /** Questions with a partner in their verb phrase that do not name an answer of it. */
  otherSideUnnamed: number;
  /** Questions with a personal pronoun. */
  pronouns: number;
  emptyNames: number;
  /** Entities whose name does not stand in the passage. */
  namesNotFound: number;
  /** Questions without a run of sentences that holds an answer and another entity of the question. */
  questionSpansNotFound: number;
  /** Entities of whose roles none is in the table of coarse types. */
  withoutCoarseType: number;
  coerced: number;
  /** Texts that lost NUL characters or lone surrogates. */
  stripped: number;
  unwrapped: number;
}

/** A count of nothing, to add to. */
export function noQualityCounts(): QualityCounts {
  return {
    ...{
      passages: 0,
      passagesWithoutGsw: 0,
      entities: 0,
      literals: 0,
      verbPhrases: 0,
      questions: 0,
      answers: 0,
    },
    ...{
      unanswered: 0,
      answeredByNoEntity: 0,
      severalAnswers: 0,
      noneAnswers: 0,
      neverAnswers: 0,
      orphans: 0,
    },
    ...{ notTwoQuestions: 0, missingInverses: 0, otherSideUnnamed: 0, pronouns: 0, emptyNames: 0 },
    ...{
      namesNotFound: 0,
      questionSpansNotFound: 0,
      withoutCoarseType: 0,
      coerced: 0,
      stripped: 0,
      unwrapped: 0,
    },
  };
}

/** Adds counts to a sum, in place. */
export function addCounts(sum: QualityCounts, counts: Partial<QualityCounts>): void {
  for (const [key, value] of Object.entries(counts) as [keyof QualityCounts, number][]) sum[key] += value;
}
