import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateInterval } from './date-interval.js';
import { addValidity } from './fact-validity.js';
import type { Gsw } from './gsw.js';
import { readValidity } from './validity.js';

function fact(
  names: [id: string, name: string, role: string][],
  questions: [text: string, answer: string][],
): Gsw {
  return {
    entities: names.map(([localId, name, role]) => ({
      ...{ localId, name, literal: false, extra: {} },
      roles: [{ role, states: [] }],
    })),
    verbPhrases: [
      {
        ...{ localId: 'v1', phrase: 'led', extra: {} },
        questions: questions.map(([text, answer], place) => ({
          ...{ localId: `q${place + 1}`, text, answers: [answer], extra: {} },
        })),
      },
    ],
    extra: {},
  };
}

function validityOf(gsw: Gsw) {
  addValidity(gsw);
  const [first, second] = gsw.verbPhrases[0]?.questions ?? [];
  if (second) expect(second.validity).toEqual(first?.validity);
  return first?.validity ?? null;
}

const ANN = ['e1', 'Ann', 'person'] as [string, string, string];
const AURORA = ['e2', 'Aurora', 'company'] as [string, string, string];

describe('the time of a fact', () => {
  it.each([
    ['from 2019 to 2021', { from: '2019', to: '2021', precision: 'year' }],
    ['between 3 May 2019 and 2021', { from: '2019-05-03', to: '2021', precision: 'year' }],
    ['since 2023', { from: '2023', to: null, precision: 'year' }],
    ['until March 1990', { from: null, to: '1990-03', precision: 'month' }],
    ['in 2025', { from: '2025', to: '2025', precision: 'year' }],
    ['on 9 July 1845', { from: '1845-07-09', to: '1845-07-09', precision: 'day' }],
    ['in the 2006 World Cup', null],
    ['in 2006 and in 2010', null],
    ['', null],
  ])('of a question that says "%s" is what it says, and nothing is added', (time, expected) => {
    const gsw = fact(
      [ANN, AURORA],
      [
        [`Who led Aurora ${time}?`, 'e1'],
        [`What did Ann lead ${time}?`, 'e2'],
      ],
    );
    expect(validityOf(gsw)).toEqual(expected);
  });

  it('is the date that answers the question', () => {
    const gsw = fact(
      [ANN, ['e2', '9 July 1845', 'date']],
      [
        ['When was Ann born?', 'e2'],
        ['Who was born on 9 July 1845?', 'e1'],
      ],
    );
    expect(validityOf(gsw)).toEqual({ from: '1845-07-09', to: '1845-07-09', precision: 'day' });
  });

  it.each([
    [
      'Since when did Ann lead Aurora?',
      'Who led Aurora from 2019?',
      { from: '2019', to: null, precision: 'year' },
    ],
    [
      'From which year did Ann lead Aurora?',
      'Who led Aurora since 2019?',
      { from: '2019', to: null, precision: 'year' },
    ],
    [
      'Until when did Ann lead Aurora?',
      'Who led Aurora until 2019?',
      { from: null, to: '2019', precision: 'year' },
    ],
  ])('has one open end when only the other is asked: %s', (forward, backward, expected) => {
    const gsw = fact(
      [ANN, ['e2', '2019', 'date']],
      [
        [forward, 'e2'],
        [backward, 'e1'],
      ],
    );
    expect(validityOf(gsw)).toEqual(expected);
  });

  it('keeps the year of "in 855" and no day', () => {
    const gsw = fact(
      [ANN, ['e2', '855', 'date']],
      [
        ['When did Ann become queen?', 'e2'],
        ['Who became queen in 855?', 'e1'],
      ],
    );
    expect(validityOf(gsw)).toEqual({ from: '0855', to: '0855', precision: 'year' });
  });

  it('is not the name of a film', () => {
    const gsw = fact(
      [ANN, ['e2', '1984', 'film']],
      [
        ['What did Ann direct?', 'e2'],
        ['Who directed 1984?', 'e1'],
      ],
    );
    expect(validityOf(gsw)).toBeNull();
  });

  it('is left out when two are said', () => {
    const gsw = fact(
      [ANN, AURORA],
      [
        ['Who led Aurora in 2019?', 'e1'],
        ['What did Ann lead in 2025?', 'e2'],
      ],
    );
    expect(validityOf(gsw)).toBeNull();
  });

  it.each(['about 1418', 'c. 1418', '44 BC', 'long ago'])('is not made of "%s"', (text) => {
    expect(dateInterval(text)).toBeNull();
  });

  it('never ends before it starts, whatever the text', () => {
    const date = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom('', 'May ', '3 June '));
    fc.assert(
      fc.property(date, ([year, lead]) => {
        const validity = dateInterval(`${lead}${String(year).padStart(3, '0')}`);
        if (validity) expect((validity.from ?? '') <= (validity.to ?? '9')).toBe(true);
      }),
    );
  });
});

describe('a validity in a file', () => {
  it.each([
    [{ from: '2019', to: null, precision: 'year' }, true],
    [{ from: null, to: null, precision: 'year' }, false],
    [{ from: '2019-13', to: null, precision: 'month' }, false],
    [{ from: '2019', to: '2020', precision: 'eon' }, false],
    [{ from: '2019', to: '2020', precision: 'year', more: 1 }, false],
    ['2019', false],
  ])('%j is read: %s', (value, isOne) => {
    expect(readValidity(value) !== null).toBe(isOne);
  });
});
