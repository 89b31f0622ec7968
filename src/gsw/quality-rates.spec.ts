import { describe, expect, it } from '@jest/globals';
import { noQualityCounts } from './quality-counts.js';
import { qualityRates } from './quality-rates.js';

describe('the rates of a quality report', () => {
  it('are shares of what they are counted among', () => {
    const counts = {
      ...noQualityCounts(),
      ...{ passages: 2, entities: 50, verbPhrases: 9, questions: 20, orphans: 1, namesNotFound: 5 },
      ...{ notTwoQuestions: 3, missingInverses: 6, answeredByNoEntity: 2 },
    };
    expect(qualityRates(counts)).toEqual({
      relationsPerPassage: 4.5,
      orphans: 0.02,
      twoQuestions: 6 / 9,
      twoInverses: 3 / 9,
      unresolvedAnswers: 0.1,
      namesNotFound: 0.1,
    });
  });

  it('say nothing where there is nothing', () => {
    expect(new Set(Object.values(qualityRates(noQualityCounts())))).toEqual(new Set([null]));
  });
});
