import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Gsw } from '../../gsw/gsw.js';
import { checkReply } from './check-reply.js';
import { gswOfDraft } from './draft.js';
import { encodeGsw } from './encode-gsw.js';
import { expandReferences, writeReferences } from './references.js';

const gsw: Gsw = {
  entities: [
    {
      localId: 'x',
      name: 'Ann',
      roles: [
        { role: 'person', states: ['queen', 'Dane'] },
        { role: 'poet', states: [] },
      ],
      literal: false,
      extra: {},
    },
    { localId: 'y', name: 'Ann of Sund', roles: [], literal: false, extra: {} },
    {
      localId: 'z',
      name: 'ann@sund.example',
      roles: [{ role: 'address', states: [] }],
      literal: false,
      extra: {},
    },
  ],
  verbPhrases: [
    {
      ...{ localId: 'v9', phrase: 'wrote to', extra: {} },
      questions: [
        { localId: 'q7', text: 'To which address (not @1) did Ann write?', answers: ['z'], extra: {} },
        { localId: 'q8', text: 'Who wrote to ann@sund.example?', answers: ['x', 'y'], extra: {} },
      ],
    },
  ],
  extra: {},
};

describe('a GSW in the reply format', () => {
  it('comes back with every name, role, state, phrase, question and answer', () => {
    const { draft, faults } = checkReply(encodeGsw(gsw));
    expect(faults.lines()).toEqual([]);
    const back = gswOfDraft(draft);
    expect(back.entities.map(({ name, roles }) => [name, roles])).toEqual(
      gsw.entities.map(({ name, roles }) => [name, roles]),
    );
    expect(
      back.verbPhrases.map(({ phrase, questions }) => [
        phrase,
        questions.map(({ text, answers }) => [text, answers]),
      ]),
    ).toEqual([
      [
        'wrote to',
        [
          ['To which address (not @1) did Ann write?', ['e3']],
          ['Who wrote to ann@sund.example?', ['e1', 'e2']],
        ],
      ],
    ]);
  });

  it('makes two relations of a verb phrase with four questions, and keeps the one of three', () => {
    const [phrase] = gsw.verbPhrases;
    const questions = [...(phrase?.questions ?? []), ...(phrase?.questions ?? []).slice(0, 1)];
    const encoded = encodeGsw({
      ...gsw,
      verbPhrases: [{ localId: 'v', phrase: 'wrote to', extra: {}, questions }],
    });
    expect(encoded.r.map(({ f, b }) => [f !== '', b !== ''])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('refers to entities by id and back, whatever their names and the text are', () => {
    const texts = fc
      .array(fc.constantFrom('Ann', 'Bo', '@', '1', '@1', ' ', '.', 'É', '苹果', '$&', '(', 'x'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.array(texts, { maxLength: 4 }), (text, given) => {
        const names = new Map(given.map((name, place) => [place + 1, name]));
        expect(expandReferences(writeReferences(text, names), names)).toBe(text);
      }),
    );
  });
});
