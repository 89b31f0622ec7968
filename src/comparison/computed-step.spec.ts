import { describe, expect, it } from '@jest/globals';
import { resolveComputedStep } from './computed-step.js';

describe('resolveComputedStep', () => {
  it('calculates a lifespan, in either order of the dates', () => {
    const question = 'Calculate the lifespan of Ada Brill using 3 March 1911 and 2 March 1980.';
    const dates = [
      { name: 'Ada Brill', texts: ['2 March 1980'] },
      { name: 'Ada Brill', texts: ['3 March 1911'] },
    ];
    expect(resolveComputedStep(question, dates)).toMatchObject({
      decided: true,
      text: '68 years',
      value: { dimension: 'duration' },
    });
  });

  it('keeps the error bounds of years', () => {
    const parents = [
      { name: 'Ada', texts: ['1911'] },
      { name: 'Ada', texts: ['1980'] },
    ];
    expect(resolveComputedStep('Calculate the lifespan of Ada.', parents)).toMatchObject({
      text: 'between 68 and 69 years',
    });
  });

  it('compares lifespans that were computed before', () => {
    const lives = (low: number, high: number) => ({
      kind: 'number' as const,
      low,
      high,
      dimension: 'duration' as const,
    });
    const parents = [
      { name: 'Ada Brill', texts: ['68 years'], value: lives(24_900, 25_000) },
      { name: 'Tom Quayle', texts: ['70 years'], value: lives(25_600, 25_700) },
    ];
    expect(
      resolveComputedStep('Who lived longer, Ada Brill or Tom Quayle, based on their lifespans?', parents),
    ).toMatchObject({
      text: 'Tom Quayle',
      winner: 1,
    });
  });

  it('gives back the earlier date itself', () => {
    const parents = [
      { name: 'Ada', texts: ['3 March 1911'] },
      { name: 'Tom', texts: ['1902'] },
    ];
    expect(resolveComputedStep('Which date is earlier, 3 March 1911 or 1902?', parents)).toMatchObject({
      text: '1902',
      winner: 1,
    });
  });

  it('finds the winner when the options come in the other order', () => {
    const parents = [
      { name: 'Ada Brill', texts: ['1911'] },
      { name: 'Tom Quayle', texts: ['1902'] },
    ];
    expect(resolveComputedStep('Who was born first, Tom Quayle or Ada Brill?', parents)).toMatchObject({
      text: 'Tom Quayle',
      winner: 1,
    });
  });

  it('says what it cannot compute', () => {
    const parents = [{ name: 'Ada', texts: ['Orm'] }];
    expect(resolveComputedStep('Calculate the lifespan of Ada.', parents)).toMatchObject({ decided: false });
    expect(resolveComputedStep('Reflect on Orm.', parents)).toMatchObject({ decided: false });
  });
});
