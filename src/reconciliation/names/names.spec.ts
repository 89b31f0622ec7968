import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { profileOf } from '../../../test/support/entity-profiles.js';
import { foldName } from './fold-name.js';
import { knownNames } from './known-names.js';
import { nameForm } from './name-form.js';
import { compareNumbers, nameNumbers } from './name-numbers.js';
import { areNearWords, editDistance, skeleton } from './near-words.js';
import { isValue, isValueName } from './value-name.js';

describe('a folded name', () => {
  it.each([
    ['D.G.I.A.', 'DGIA'],
    ['DGIA\u00a0', 'dgia'],
    ['Inés Ibáñez', 'ines ibanez'],
    ['Zoë', 'Zoe\u0308'],
    ['\ufb01nance', 'finance'],
    ['Ω', '\u2126'],
    ['Łódź', 'Lodz'],
    ['İstanbul', 'istanbul'],
    ["O'Brien", 'OBrien'],
    ['First National Bank (Denver)', 'first national bank [denver]'],
  ])('%s is %s', (left, right) => {
    expect(foldName(left)).toBe(foldName(right));
    expect(foldName(left)).not.toBe('');
  });

  it.each([
    ['苹果', '香蕉'],
    ['は', 'ば'],
    ['कि', 'कु'],
    ['C++', 'C'],
    ['👩‍🔬 Lab', 'Lab'],
  ])('%s is not %s', (left, right) => {
    expect(foldName(left)).not.toBe(foldName(right));
  });

  it.each(['', '   ', '...', '\u0000', '—', '()'])('of "%s" is empty: nothing identifies it', (name) => {
    expect(foldName(name)).toBe('');
    expect(knownNames(profileOf(name))).toEqual([]);
  });

  it('is taken apart whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const form = nameForm(name);
        expect(form.core.length > 0).toBe(form.tokens.length > 0);
        expect(nameForm(name)).toEqual(form);
      }),
    );
  });
});

describe('a name taken apart', () => {
  it('has its words, what it is apart from titles and legal forms, and what stands in brackets', () => {
    const form = nameForm('The Sir Elton John Company, Ltd. (London office)');
    expect(form.core).toEqual(['elton', 'john']);
    expect(form.qualifiers).toEqual([['london', 'office'], ['ltd']]);
  });

  it.each([
    ['Directorate General for Internal Affairs', ['dgfia', 'dgia']],
    ['Oslo', []],
  ])('%s has the initials %j', (name, initials) => {
    expect(nameForm(name).initials).toEqual(initials);
  });

  it.each([
    ['D.G.I.A.', 'dgia'],
    ['U.S.', 'us'],
    ['NATO', 'nato'],
    ['Oslo', null],
    ['J. R. R. Tolkien', null],
  ])('%s is the initialism %s', (name, acronym) => {
    expect(nameForm(name).acronym).toBe(acronym);
  });

  it('has names of its brackets, of its title and of what a text calls it', () => {
    const names = knownNames(
      profileOf('Directorate General for Internal Affairs (DGIA)', {
        title: 'Directorate General for Internal Affairs (ministry)',
        told: [
          ['What is the DGIA also known as?', 'The Directorate'],
          ['What is the DGIA known for?', 'secrecy'],
        ],
      }),
    );
    expect(names.map(({ form, origin }) => [form.name, origin])).toEqual([
      ['Directorate General for Internal Affairs (DGIA)', 'name'],
      ['DGIA', 'bracket'],
      ['Directorate General for Internal Affairs (ministry)', 'title'],
      ['The Directorate', 'told'],
    ]);
  });

  it('stands for a country under its short forms, and not for its people', () => {
    const countries = ['USA', 'U.S.', 'the United States', 'American', 'us', 'West Germany'];
    expect(countries.map((name) => nameForm(name).country)).toEqual([
      ...['united states', 'united states', 'united states', null, null, null],
    ]);
  });
});

describe('numbers of a name', () => {
  it.each([
    ['Lothair I', 'Lothair II', 'different'],
    ['Louis XIV', 'Louis XVI', 'different'],
    ['Highway 66', 'Highway 96', 'different'],
    ['Boeing 737-8', 'Boeing 737-9', 'different'],
    ['PR #260', 'PR #480', 'different'],
    ['First National Bank', 'Second National Bank', 'different'],
    ['World War II', 'World War 2', 'equal'],
    ['2006–07 season', '2006-2007 season', 'equal'],
    ['Henry', 'Henry VIII', 'one-lacks'],
    ['Malcolm X', 'Malcolm X', 'equal'],
    ['Oslo', 'Vigo', 'none'],
  ])('%s / %s: %s', (left, right, expected) => {
    expect(compareNumbers(nameNumbers(left), nameNumbers(right))).toBe(expected);
    expect(compareNumbers(nameNumbers(right), nameNumbers(left))).toBe(expected);
  });
});

describe('near words', () => {
  it.each([
    ['currie', 'curie', true],
    ['micheal', 'michael', true],
    ['muenchen', 'munchen', true],
    ['austria', 'australia', false],
    ['oslo', 'olso', true],
    ['cat', 'car', false],
    ['b52a', 'b53a', false],
  ])('%s / %s: %s', (left, right, expected) => {
    expect(areNearWords(left, right)).toBe(expected);
  });

  it('are near in both directions, and no further apart than their letters', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right);
        expect(editDistance(right, left)).toBe(distance);
        expect(distance === 0).toBe(left === right);
        expect(distance).toBeLessThanOrEqual(Math.max([...left].length, [...right].length));
        expect(areNearWords(left, right)).toBe(areNearWords(right, left));
        expect(skeleton(skeleton(left))).toBe(skeleton(left));
      }),
    );
  });
});

describe('a value', () => {
  it.each(['1815', '9 July 1845', '40 people', 'American', 'French', 'film director', 'jazz', 'third'])(
    'is "%s" by its name',
    (name) => {
      expect(isValueName(name)).toBe(true);
      expect(isValue(profileOf(name))).toBe(true);
    },
  );

  it.each([
    ['1984', 'film'],
    ['Oslo', undefined],
    ['Japan', undefined],
    ['Director', 'band'],
    ['21', 'album'],
    ['French', 'language'],
  ])('is not "%s" with the role %s', (name, role) => {
    expect(isValue(profileOf(name, role === undefined ? {} : { role }))).toBe(false);
  });

  it.each([
    ['drummer', 'profession'],
    ['science fiction', 'film genre'],
    ['Basque', 'nationality'],
  ])('is "%s" by its role %s', (name, role) => {
    expect(isValue(profileOf(name, { role }))).toBe(true);
  });
});
