import { describe, expect, it } from '@jest/globals';
import { qaPair } from './stored-pair.js';

const entity = (roles: string | null, facts: string | null) => ({
  id: 'e1',
  name: 'Ada',
  matchKey: 'ada',
  coarseType: null,
  roles,
  facts,
});
const place = {
  documentId: 'd',
  document: 'd',
  title: 't',
  passageId: 'p',
  passage: 'p',
  start: 1,
  end: 3,
  quote: 'da',
};
const pair = (roles: string | null, facts: string | null) =>
  qaPair({
    id: 'q',
    question: 'Who?',
    verbPhrase: 'is',
    validity: { from: '2019', to: null, precision: 'year' },
    answers: [entity(roles, facts)],
    subjects: [],
    ...place,
    note: null,
  });

describe('A stored pair', () => {
  it('gives back roles, facts and where it was read', () => {
    const [answer] = pair(
      '[{"role":"person","states":["queen"],"chunk_id":null}]',
      '[{"kind":"father","value":"ben"}]',
    ).answers;
    expect(answer).toMatchObject({
      roles: [{ role: 'person', states: ['queen'] }],
      facts: [{ kind: 'father', value: 'ben' }],
    });
    expect(pair(null, null).source).toEqual({ questionId: 'q', ...place });
  });

  it.each([null, '', '{', '"text"', '{"role":1}', '[{"role":7}]'])(
    'reads as without roles and facts where a hand edit left %j',
    (json) => {
      expect(pair(json, json).answers[0]).toMatchObject({ roles: [], facts: [] });
    },
  );
});
