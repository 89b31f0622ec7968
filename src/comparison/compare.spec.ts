import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compare } from './compare.js';
import { readComparison, type ComparisonQuestion } from './comparison-question.js';

function ask(question: string): ComparisonQuestion {
  const comparison = readComparison(question);
  if (!comparison) throw new Error(`no comparison: ${question}`);
  return comparison;
}

const side = (name: string, ...texts: string[]) => ({ name, texts });

describe('compare', () => {
  it('picks the earlier and the later date', () => {
    const sides = [side('Ada', '3 March 1911'), side('Tom', 'May 1, 1902')];
    expect(compare(ask('Who was born first, Ada or Tom?'), sides)).toEqual({ kind: 'winner', index: 1 });
    expect(compare(ask('Who is younger, Ada or Tom?'), sides)).toEqual({ kind: 'winner', index: 0 });
  });

  it('leaves dates that overlap undecided', () => {
    const sides = [side('Ada', '1911'), side('Tom', 'March 1911')];
    expect(compare(ask('Who is older, Ada or Tom?'), sides).kind).toBe('undecided');
    const centuries = [side('Vell', '12th century'), side('Orm', '1150')];
    expect(compare(ask('Which is older, Vell or Orm?'), centuries).kind).toBe('undecided');
  });

  it('names the side of which nothing is known', () => {
    const verdict = compare(ask('Who is older, Ada or Tom?'), [side('Ada', '1911'), side('Tom', 'Orm')]);
    expect(verdict).toMatchObject({ kind: 'undecided', sentence: expect.stringContaining('Tom') });
  });

  it('narrows a side by texts that agree, and widens it by texts that do not', () => {
    const question = ask('Who is older, Ada or Tom?');
    expect(compare(question, [side('Ada', '1911', 'March 1911'), side('Tom', 'June 1911')])).toEqual({
      kind: 'winner',
      index: 0,
    });
    expect(compare(question, [side('Ada', '1905', '1920'), side('Tom', '1911')]).kind).toBe('undecided');
  });

  it('compares lifespans from birth and death', () => {
    const sides = [side('Ada', '1 May 1900', '2 May 1960'), side('Tom', '1850', '1930')];
    expect(compare(ask('Who lived longer, Ada or Tom?'), sides)).toEqual({ kind: 'winner', index: 1 });
    const close = [side('Ada', '1900', '1960'), side('Tom', '1850', '1910')];
    expect(compare(ask('Who lived longer, Ada or Tom?'), close).kind).toBe('undecided');
  });

  it('compares measures across units', () => {
    const sides = [side('Vell', '3 miles'), side('Orm', '4 km')];
    expect(compare(ask('Which river is longer, Vell or Orm?'), sides)).toEqual({ kind: 'winner', index: 0 });
  });

  it.each([
    ['American', 'United States', 'yes'],
    ['U.S.', 'USA', 'yes'],
    ['Lyon, France', 'French', 'yes'],
    ['English', 'British', 'yes'],
    ['Norwegian', 'Norway', 'yes'],
    ['Canadian', 'American', 'no'],
    ['Lyon', 'France', 'undecided'],
    ['Scottish', 'Welsh', 'undecided'],
  ])('%s and %s: same country is %s', (left, right, kind) => {
    const question = ask('Are Ada and Tom from the same country?');
    expect(compare(question, [side('Ada', left), side('Tom', right)]).kind).toBe(kind);
  });

  it('finds two sides with several values the same when one is shared', () => {
    const question = ask('Do Ada and Tom have the same nationality?');
    expect(compare(question, [side('Ada', 'French', 'Swiss'), side('Tom', 'Switzerland')]).kind).toBe('yes');
  });

  it('turns the answer round for "different"', () => {
    const question = ask('Do Ada and Tom have different professions?');
    expect(compare(question, [side('Ada', 'poet'), side('Tom', 'Poet')]).kind).toBe('no');
  });

  it('says what both are, and denies only between countries', () => {
    expect(
      compare(ask('Are both Ada and Tom painters?'), [
        side('Ada', 'painter'),
        side('Tom', 'landscape painter'),
      ]).kind,
    ).toBe('yes');
    expect(
      compare(ask('Are both Ada and Tom painters?'), [side('Ada', 'painter'), side('Tom', 'poet')]).kind,
    ).toBe('undecided');
    expect(
      compare(ask('Are both Ada and Tom American?'), [side('Ada', 'American'), side('Tom', 'French')]).kind,
    ).toBe('no');
  });

  it('gives a difference in whole years, with bounds when the dates are years', () => {
    const question = ask('How many years older is Ada than Tom?');
    expect(compare(question, [side('Ada', '3 May 1900'), side('Tom', '2 May 1911')])).toEqual({
      kind: 'text',
      text: '10 years',
    });
    expect(compare(question, [side('Ada', '1900'), side('Tom', '1911')])).toEqual({
      kind: 'text',
      text: 'between 10 and 11 years',
    });
  });

  it('picks the same thing whichever side comes first, and never both ends', () => {
    const text = fc.oneof(
      fc.integer({ min: 800, max: 2020 }).map(String),
      fc.integer({ min: 800, max: 2020 }).map((year) => `c. ${year}`),
      fc.integer({ min: 9, max: 20 }).map((century) => `${century}th century`),
      fc.constant('unknown'),
    );
    const [first, last] = [ask('Who was born first, A or B?'), ask('Who was born later, A or B?')];
    fc.assert(
      fc.property(text, text, (one, other) => {
        const sides = [side('A', one), side('B', other)];
        const verdict = compare(first, sides);
        const turned = compare(first, sides.toReversed());
        expect(turned.kind).toBe(verdict.kind);
        if (verdict.kind !== 'winner') return;
        expect(turned).toEqual({ kind: 'winner', index: 1 - verdict.index });
        expect(compare(last, sides)).toEqual({ kind: 'winner', index: 1 - verdict.index });
      }),
    );
  });
});
