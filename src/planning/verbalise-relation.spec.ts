import { describe, expect, it } from '@jest/globals';
import { verbalisePlan, verbaliseRelation } from './verbalise-relation.js';

describe('a step in the style subject >> relation', () => {
  it('is asked as the question a stored one would resemble', () => {
    expect(verbaliseRelation('Garrosay Light >> architect')).toBe('Who was the architect of Garrosay Light?');
    expect(verbaliseRelation('<ENTITY_Q1> >> place of birth')).toBe('Where was <ENTITY_Q1> born?');
  });

  it('falls back to a plain question for a relation without a template', () => {
    expect(verbaliseRelation('Garrosay >> patron saint')).toBe('What is the patron saint of Garrosay?');
    expect(verbaliseRelation('Garrosay >> governed by')).toBe('Who was Garrosay governed by?');
  });

  it('leaves a question as it came, and a subject with pattern letters verbatim', () => {
    expect(verbaliseRelation('Who built Garrosay Light?')).toBe('Who built Garrosay Light?');
    expect(verbaliseRelation('$& * >> father')).toBe('Who is the father of $& *?');
  });

  it('is told of in the notes of the plan', () => {
    const steps = [{ question: 'X >> father', requiresRetrieval: true }];
    const plan = verbalisePlan({ source: 'given', planner: 'given', steps, notes: [] });
    expect(plan.steps[0]?.question).toBe('Who is the father of X?');
    expect(plan.notes).toHaveLength(1);
  });
});
