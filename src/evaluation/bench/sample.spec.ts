import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../metrics/seeded-random.js';
import { sample } from './sample.js';
import { twoHopQuestion } from './two-hop-plan.js';

describe('A seeded sample', () => {
  const entries = Array.from({ length: 50 }, (_, index) => index);

  it('draws each entry at most once and is the same for the same seed', () => {
    const drawn = sample(entries, 20, seededRandom(3));
    expect(new Set(drawn).size).toBe(20);
    expect(drawn).toEqual(sample(entries, 20, seededRandom(3)));
    expect(drawn).not.toEqual(entries.slice(0, 20));
  });

  it('is everything when more is asked for than there is', () => {
    expect(sample(entries, 99, seededRandom(1)).sort((left, right) => left - right)).toEqual(entries);
    expect(entries).toHaveLength(50);
  });
});

describe('A two-hop question for a bench', () => {
  it('asks the second question about the answer of the first', () => {
    expect(
      twoHopQuestion({ id: '1', first: 'Who built it?', second: 'When did Ada Holm die?', name: 'Ada Holm' }),
    ).toEqual({
      question: 'When did Ada Holm die?',
      plan: [
        { question: 'Who built it?', requires_retrieval: true },
        { question: 'When did <ENTITY_Q1> die?', requires_retrieval: true },
      ],
    });
    expect(twoHopQuestion({ id: '1', first: 'Who?', second: null, name: null })).toBeNull();
  });
});
