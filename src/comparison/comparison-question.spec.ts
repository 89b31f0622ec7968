import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readComparison } from './comparison-question.js';

describe('readComparison', () => {
  it.each([
    [
      'Which film has the director who is older, The Grey Gull or Salt Road?',
      'least',
      'age',
      ['The Grey Gull', 'Salt Road'],
    ],
    ['Who died later, Ada Brill or Tom Quayle?', 'greatest', 'death', ['Ada Brill', 'Tom Quayle']],
    ['Was Ada Brill or Tom Quayle born first?', 'least', 'birth', ['Ada Brill', 'Tom Quayle']],
    ['Who was born first out of Ada Brill and Tom Quayle?', 'least', 'birth', ['Ada Brill', 'Tom Quayle']],
    ['Between Vell and Orm, which is larger?', 'greatest', 'any', ['Vell', 'Orm']],
    [
      'Which bridge is longer, the Vell Bridge or the Orm Bridge?',
      'greatest',
      'any',
      ['the Vell Bridge', 'the Orm Bridge'],
    ],
    ['Which album came out more recently, Blue Salt or Tin?', 'greatest', 'release', ['Blue Salt', 'Tin']],
    ['Which date is earlier, <ENTITY_Q3> or <ENTITY_Q4>?', 'least', 'any', ['<ENTITY_Q3>', '<ENTITY_Q4>']],
    [
      'Which film came out first, The Last Gull or First Light, based on the release dates?',
      'least',
      'release',
      ['The Last Gull', 'First Light'],
    ],
    ['Which town has fewer inhabitants: Vell or Orm?', 'least', 'any', ['Vell', 'Orm']],
    ['Who lived longer, Ada Brill or Tom Quayle?', 'greatest', 'lifespan', ['Ada Brill', 'Tom Quayle']],
  ] as const)('reads the choice in "%s"', (question, ...[pick, property, options]) => {
    expect(readComparison(question)).toMatchObject({ form: 'choice', pick, property, options });
  });

  it('finds titles that hold "or", "and" and commas by the plan\'s other questions', () => {
    const question = 'Which film was released first, Sink or Swim or Gull, She Cried?';
    const contexts = ['When was Sink or Swim released?', 'When was Gull, She Cried released?'];
    expect(readComparison(question, contexts)).toMatchObject({
      options: ['Sink or Swim', 'Gull, She Cried'],
    });
  });

  it('reads three options', () => {
    expect(readComparison('Which is older, Vell, Orm, or Tarn?')).toMatchObject({
      options: ['Vell', 'Orm', 'Tarn'],
    });
  });

  it.each([
    ['Did Ada Brill die before Tom Quayle?', 'least', ['Ada Brill', 'Tom Quayle']],
    ['Is Vell larger than Orm?', 'greatest', ['Vell', 'Orm']],
    ['Was Blue Salt released earlier than Tin?', 'least', ['Blue Salt', 'Tin']],
  ] as const)('reads the yes-or-no order in "%s"', (question, pick, options) => {
    expect(readComparison(question)).toMatchObject({ form: 'order', pick, options });
  });

  it.each([
    ['Are both Vell and Orm located in the same country?', 'same', 'country'],
    ['Do both directors of films Salt Road and Tin share the same nationality?', 'same', 'country'],
    ['Do Ada Brill and Tom Quayle have different professions?', 'different', 'name'],
    ['Are <ENTITY_Q1> and <ENTITY_Q2> the same country?', 'same', 'country'],
  ] as const)('reads sameness in "%s"', (question, form, property) => {
    const comparison = readComparison(question);
    expect(comparison).toMatchObject({ form, property });
    expect(comparison?.options).toHaveLength(2);
  });

  it('reads what both are', () => {
    expect(readComparison('Are both Vell and Orm rivers?')).toMatchObject({
      form: 'both-are',
      category: 'rivers',
    });
  });

  it('reads a difference', () => {
    expect(readComparison('How many years older is Ada Brill than Tom Quayle?')).toMatchObject({
      form: 'difference',
      unit: 'years',
      options: ['Ada Brill', 'Tom Quayle'],
    });
  });

  it.each([
    'Who was the first mayor of Vell?',
    'Who directed Before the Storm?',
    'Where was the oldest daughter of Ada Brill born?',
    'When did Tom Quayle, later a judge, move to Orm?',
    '',
  ])('takes "%s" for no comparison', (question) => {
    expect(readComparison(question)).toBeNull();
  });

  it('never throws and stays quick on hostile text', () => {
    const word = fc.constantFrom(
      'Who',
      'first',
      'or',
      'and',
      ',',
      'between',
      'Was',
      'than',
      'older',
      'same',
      'both',
      'A',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        const started = performance.now();
        readComparison(words.join(' '));
        expect(performance.now() - started).toBeLessThan(500);
      }),
      { numRuns: 50 },
    );
  });
});
