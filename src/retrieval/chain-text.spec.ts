import { describe, expect, it } from '@jest/globals';
import { pairOf } from '../../test/support/ricr-world.js';
import { chainText } from './chain-text.js';
import { evidenceText, rerankText } from './evidence-text.js';
import { EMPTY_STATE } from './state.js';

const songs = pairOf({
  document: 'Changed It',
  question: 'Who performed Changed It?',
  answers: ['Nicki Minaj', 'Lil Wayne'],
});
const born = pairOf({
  question: 'Where was Nicki Minaj born?',
  answers: [{ name: 'Saint James', roles: [{ role: 'place', states: ['district', 'birthplace'] }] }],
});

describe('A chain as text', () => {
  it('tells each step’s question, answers and roles in the order of the plan', () => {
    const hop = (step: number, pair: typeof born) => ({ step, asked: '', pair, sources: [], relevance: 1 });
    const hops = new Map([
      [1, hop(1, born)],
      [0, hop(0, songs)],
    ]);
    expect(chainText({ ...EMPTY_STATE, hops })).toBe(
      'Q: Who performed Changed It? A: Nicki Minaj; Lil Wayne Q: Where was Nicki Minaj born? A: Saint James, place, district, birthplace',
    );
  });
});

describe('A pair as text', () => {
  it('is its question and answers for the answerer, with the title for the reranker', () => {
    expect(evidenceText(songs)).toBe('Who performed Changed It? Nicki Minaj; Lil Wayne');
    expect(rerankText(songs)).toBe('Changed It: Who performed Changed It? Nicki Minaj; Lil Wayne');
  });

  it('without answers is its question', () => {
    expect(evidenceText({ question: 'Who?', answers: [] })).toBe('Who?');
  });
});
