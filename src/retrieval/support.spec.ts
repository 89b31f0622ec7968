import { describe, expect, it } from '@jest/globals';
import { choiceOf } from '../../test/support/ricr-states.js';
import { factOf, pairOf } from '../../test/support/ricr-world.js';
import type { QaPair } from './evidence.js';
import { cannotBeOne, keyOf, support } from './support.js';

const ask = (text: string, ...chosen: ReturnType<typeof choiceOf>[]) => ({ text, chosen });
const [whoseSon, whoseFather] = factOf({
  forward: 'Who was the father of Lothair II?',
  inverse: 'Who was the son of Lothair I?',
  of: 'Lothair II',
  is: ['Lothair I'],
}) as [QaPair, QaPair];

describe('Structure', () => {
  it('takes nothing from the pair that answers the question', () => {
    expect(support(ask('Who was the father of Lothair II?'), whoseSon)).toBe(1);
  });

  it('weakens the opposite direction, which only says what the question already names', () => {
    const asked = ask('Who was the father of Lothair II?');
    expect(support(asked, whoseFather)).toBeLessThan(support(asked, whoseSon));
  });

  it('weakens a pair whose answer is the chosen entity itself', () => {
    const chosen = choiceOf('Lothair II');
    const asked = ask('Who was the father of Lothair II?', chosen);
    expect(support(asked, whoseFather)).toBeLessThan(support(asked, whoseSon));
  });

  it('weakens answers of a type that is not asked for', () => {
    const died = (answer: string, coarseType: string) =>
      pairOf({ question: 'When did Ada die?', answers: [{ name: answer, coarseType }] });
    const asked = ask('When did Ada die?');
    expect(support(asked, died('Oslo', 'place'))).toBeLessThan(support(asked, died('1870', 'date')));
  });

  it('says nothing against answers whose type is not known, nor against a question that asks for no type', () => {
    expect(support(ask('When did Ada die?'), pairOf({ question: 'x', answers: ['long ago'] }))).toBe(1);
    const place = pairOf({ question: 'x', answers: [{ name: 'Oslo', coarseType: 'place' }] });
    expect(support(ask('Name it.'), place)).toBe(1);
  });

  describe('when an entity was chosen', () => {
    const chosen = choiceOf({
      name: 'Edrin Tolvey',
      id: 'composer',
      facts: [{ kind: 'birth-date', value: '1841' }],
    });
    const about = (subject: Partial<Parameters<typeof choiceOf>[0] & object>) =>
      pairOf({
        question: 'Where did Edrin Tolvey die?',
        answers: [{ name: 'Brindal', coarseType: 'place' }],
        subjects: [{ name: 'Edrin Tolvey', ...subject }],
      });
    const asked = ask('Where did Edrin Tolvey die?', chosen);
    const own = support(asked, about({ id: 'composer' }));
    const sameName = support(asked, about({ id: 'elsewhere' }));
    const other = support(asked, about({ id: 'shipwright', facts: [{ kind: 'birth-date', value: '1798' }] }));

    it('prefers its own node to the same name elsewhere, and that to a namesake by far', () => {
      expect(own).toBe(1);
      expect(sameName).toBeLessThan(own);
      expect(other).toBeLessThan(sameName / 2);
    });

    it('judges by a name alone when the choice is a computed value and no node', () => {
      const value = { ...chosen, entityIds: [] };
      expect(support(ask('Where did Edrin Tolvey die?', value), about({ id: 'elsewhere' }))).toBe(1);
    });
  });

  it('stays in (0, 1] for a pair with no answer and no subject', () => {
    expect(support(ask(''), pairOf({ question: '', answers: [] }))).toBe(1);
  });
});

describe('Two entities of one name', () => {
  const one = { coarseType: 'person', facts: [{ kind: 'birthplace' as const, value: 'corsby' }] };

  it('cannot be one when their types or a unique fact differ', () => {
    expect(cannotBeOne(one, { coarseType: 'place', facts: [] })).toBe(true);
    expect(cannotBeOne(one, { coarseType: null, facts: [{ kind: 'birthplace', value: 'zarrel' }] })).toBe(
      true,
    );
  });

  it('may be one when nothing known differs', () => {
    expect(cannotBeOne(one, { coarseType: null, facts: [] })).toBe(false);
    expect(cannotBeOne(one, { coarseType: 'person', facts: [{ kind: 'father', value: 'bruno' }] })).toBe(
      false,
    );
  });

  it('are known by their match key, or by their node where the name has none', () => {
    expect(keyOf({ id: 'n1', matchKey: 'ada' })).toBe('ada');
    expect(keyOf({ id: 'n1', matchKey: '' })).toBe('n1');
  });
});
