import { describe, expect, it } from '@jest/globals';
import { branchOf, stateOf } from '../../test/support/ricr-states.js';
import { factOf, pairOf } from '../../test/support/ricr-world.js';
import { factKey, finalDrafts, innerDrafts, isToldBefore, relationKey } from './draft.js';

const songs = pairOf({ question: 'Who performed Changed It?', answers: ['Nicki Minaj', 'Lil Wayne'] });
const unanswered = pairOf({ question: 'Who wrote Changed It?', answers: [] });

describe('A kept pair', () => {
  it('with several answers forks at an inner step', () => {
    const drafts = innerDrafts(0, [branchOf([[songs, 0.8]])]);
    expect(drafts.map(({ chosen }) => chosen?.name)).toEqual(['Nicki Minaj', 'Lil Wayne']);
    expect(new Set(drafts.map(({ state }) => state.id)).size).toBe(2);
    expect(drafts.map(({ state }) => state.choices.get(0)?.entityIds)).toEqual([
      ['d/Nicki Minaj'],
      ['d/Lil Wayne'],
    ]);
  });

  it('is one state with all its answers at a final step', () => {
    const [draft, ...others] = finalDrafts(0, [branchOf([[songs, 0.8]])]);
    expect(others).toEqual([]);
    expect(draft?.chosen).toBeNull();
    expect(draft?.state.choices.size).toBe(0);
    expect(draft?.state.hops.get(0)?.pair.answers.map(({ name }) => name)).toEqual([
      'Nicki Minaj',
      'Lil Wayne',
    ]);
  });

  it('without an answer leads nowhere', () => {
    expect(innerDrafts(0, [branchOf([[unanswered, 0.8]])])).toEqual([]);
    expect(finalDrafts(0, [branchOf([[unanswered, 0.8]])])).toEqual([]);
  });

  it('carries on what its prior state chose and scores the whole chain', () => {
    const prior = stateOf(0, 'Changed It', 0.9);
    const [draft] = innerDrafts(1, [branchOf([[songs, 0.4]], prior)]);
    expect([...(draft?.state.choices.keys() ?? [])]).toEqual([0, 1]);
    expect([...(draft?.state.hops.keys() ?? [])]).toEqual([0, 1]);
    expect(draft?.state.score).toBeCloseTo(0.6, 12);
    expect(draft?.state.lastHopRelevance).toBe(0.4);
    expect(draft?.prior).toBe(prior.id);
  });
});

describe('Pairs', () => {
  it('state the same fact whatever case, accents and punctuation their words have', () => {
    const one = pairOf({ document: 'a', question: 'Where was Zoë born?', answers: ['Saint-James'] });
    const other = pairOf({ document: 'b', question: 'where was Zoe born', answers: ['saint james'] });
    const else_ = pairOf({ document: 'b', question: 'where was Zoe born', answers: ['Lyon'] });
    expect(factKey(one)).toBe(factKey(other));
    expect(factKey(one)).not.toBe(factKey(else_));
  });

  it('are the two directions of one verb phrase when each answers what the other asks about', () => {
    const [forward, inverse] = factOf({
      forward: 'Where was Ada born?',
      inverse: 'Who was born in Oslo?',
      of: 'Ada',
      is: ['Oslo'],
    });
    expect(forward && inverse && relationKey(forward) === relationKey(inverse)).toBe(true);
  });

  it('of two verb phrases that lack their inverse are two facts', () => {
    const born = (name: string) =>
      pairOf({ question: `Where was ${name} born?`, answers: ['Oslo'], phrase: 'born in' });
    expect(relationKey(born('Ada'))).not.toBe(relationKey(born('Ben')));
  });

  it('of a verb phrase with three questions are not one fact', () => {
    const three = [
      pairOf({
        question: 'Whom did Ada marry?',
        answers: ['Ben'],
        subjects: ['Ada', '1870'],
        phrase: 'married',
      }),
      pairOf({
        question: 'When did Ada marry Ben?',
        answers: ['1870'],
        subjects: ['Ada', 'Ben'],
        phrase: 'married',
      }),
      pairOf({
        question: 'Who married Ben?',
        answers: ['Ada'],
        subjects: ['1870', 'Ben'],
        phrase: 'married',
      }),
    ];
    expect(new Set(three.map(relationKey)).size).toBe(3);
  });

  it('of the same words in two passages are two relations', () => {
    const told = (document: string) =>
      pairOf({
        document,
        question: 'q',
        answers: [{ name: 'a', id: 'a' }],
        subjects: [{ name: 'b', id: 'b' }],
      });
    expect(relationKey(told('one'))).not.toBe(relationKey(told('two')));
  });
});

describe('A chain', () => {
  const [forward, inverse] = factOf({
    forward: 'Who led Tarn?',
    inverse: 'What did Ada lead?',
    of: 'Tarn',
    is: ['Ada'],
  });
  const [other] = factOf({
    forward: 'Where was Ada born?',
    inverse: 'Who was born in Orm?',
    of: 'Ada',
    is: ['Orm'],
  });
  const [led] = forward ? innerDrafts(0, [branchOf([[forward, 0.9]])]) : [];

  it('does not turn back on the fact it came by, in either direction', () => {
    if (!led || !forward || !inverse) throw new Error('a fact has two pairs');
    expect(isToldBefore(led.state, inverse)).toBe(true);
    expect(isToldBefore(led.state, forward)).toBe(true);
  });

  it('goes on by every other fact', () => {
    if (!led || !other) throw new Error('a fact has two pairs');
    expect(isToldBefore(led.state, other)).toBe(false);
  });
});
