import { describe, expect, it } from '@jest/globals';
import { compareGsws } from './compare-gsws.js';
import type { Gsw } from './gsw.js';

function gsw(...facts: [subject: string, object: string][]): Gsw {
  const names = [...new Set(facts.flat())];
  const id = (name: string): string => `e${names.indexOf(name)}`;
  const entity = (name: string): Gsw['entities'][number] => ({
    localId: id(name),
    name,
    roles: [],
    literal: false,
    extra: {},
  });
  const question = (localId: string, answer: string): Gsw['verbPhrases'][number]['questions'][number] => ({
    localId,
    text: '?',
    answers: [id(answer)],
    extra: {},
  });
  const verbPhrases = facts.map(([subject, object], at) => ({
    localId: `v${at}`,
    phrase: 'p',
    questions: [question(`a${at}`, object), question(`b${at}`, subject)],
    extra: {},
  }));
  return { entities: names.map(entity), verbPhrases, extra: {} };
}

describe('comparing the GSWs of two files', () => {
  it('counts names by their match key and relations by their endpoints, in either direction', () => {
    const left = new Map([['p', gsw(['Ada Quill', 'Salt Roads'], ['Ada Quill', 'Omvik'])]]);
    const right = new Map([['p', gsw(['Salt Roads', 'ADA QUILL'], ['Bo Fenn', 'Tarn'])]]);
    expect(compareGsws(left, right)).toEqual({
      passages: 1,
      entities: { both: 2, left: 3, right: 4, precision: 2 / 3, recall: 2 / 4 },
      relations: { both: 1, left: 2, right: 2, precision: 1 / 2, recall: 1 / 2 },
    });
  });

  it('looks at the passages that both have, and says nothing where there is nothing', () => {
    const left = new Map([['only here', gsw(['A', 'B'])]]);
    expect(compareGsws(left, new Map([['only there', gsw(['A', 'B'])]]))).toMatchObject({
      passages: 0,
      relations: { precision: null, recall: null },
    });
  });
});
