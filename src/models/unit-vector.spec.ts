import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unitVector } from './unit-vector.js';

const source = { model: 'openai/test', dimension: 3, row: 4 };
const refusal = { code: 'EMBEDDING_INVALID', details: { model: 'openai/test', row: 4 } };

function thrownBy(values: unknown): unknown {
  try {
    return unitVector(values, source);
  } catch (error) {
    return error;
  }
}

describe('a vector from a model', () => {
  it('is brought to length 1 and keeps its direction', () => {
    expect(unitVector([3, 0, 4], source)).toEqual([Math.fround(0.6), 0, Math.fround(0.8)]);
    expect(unitVector(Float32Array.of(0, 0, -2), source)).toEqual([0, 0, -1]);
  });

  it.each([
    ['one number short', [1, 2]],
    ['one number long', [1, 2, 3, 4]],
    ['NaN', [1, Number.NaN, 3]],
    ['null, which JSON writes for NaN', [1, null, 3]],
    ['infinity', [1, Infinity, 3]],
    ['a string', [1, '2', 3]],
    ['all zeros', [0, 0, 0]],
    ['base64 text', 'AAAAAA=='],
    ['nothing', undefined],
  ])('is refused when it has %s', (_what, values) => {
    expect(thrownBy(values)).toMatchObject(refusal);
  });

  it('names the length to configure when the length is wrong', () => {
    expect(thrownBy([1, 2])).toMatchObject({ hint: expect.stringContaining('EMBEDDING_DIMENSIONS to 2') });
  });

  it('has length 1 whatever finite direction it had', () => {
    const component = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(component, component, component), (values) => {
        fc.pre(Math.hypot(...values) > 1e-100);
        expect(Math.hypot(...unitVector(values, source))).toBeCloseTo(1, 6);
      }),
    );
  });
});
