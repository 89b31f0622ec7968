import type { QualityCounts } from './quality-counts.js';

/** Shares of a quality report, 0 to 1, and means; null where there is nothing to share. */
export interface QualityRates {
  /** Verb phrases a passage. */
  relationsPerPassage: number | null;
  /** Share of the entities that are neither an answer nor named in a question. */
  orphans: number | null;
  /** Share of the verb phrases with exactly two questions. */
  twoQuestions: number | null;
  /** Share of the verb phrases of which two questions name each other's answers. */
  twoInverses: number | null;
  /** Share of the questions of whose answers none is an entity. */
  unresolvedAnswers: number | null;
  /** Share of the entities whose name does not stand in the passage. */
  namesNotFound: number | null;
}

/** The rates of some counts. */
export function qualityRates(counts: QualityCounts): QualityRates {
  const { passages, entities, verbPhrases, questions } = counts;
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  return {
    relationsPerPassage: share(verbPhrases, passages),
    orphans: share(counts.orphans, entities),
    twoQuestions: share(verbPhrases - counts.notTwoQuestions, verbPhrases),
    twoInverses: share(verbPhrases - counts.missingInverses, verbPhrases),
    unresolvedAnswers: share(counts.answeredByNoEntity, questions),
    namesNotFound: share(counts.namesNotFound, entities),
  };
}
