import { describe, expect, it } from '@jest/globals';
import { SCOPE_BOUNDS, scopeWithin } from './scope-bounds.js';

describe('A scope', () => {
  it('is the whole workspace when it is absent or all of its parts are empty', () => {
    expect(scopeWithin()).toEqual({});
    expect(scopeWithin({ documents: [], tags: [], from: '', to: '' })).toEqual({});
  });

  it('keeps the parts that are given', () => {
    const scope = { documents: ['a'], tags: ['t'], from: '1999', to: '2001-02-03' };
    expect(scopeWithin(scope)).toEqual(scope);
  });

  it.each([
    '1999-1',
    '99',
    '1999-13',
    '2001-02-29',
    'yesterday',
    '1999-01-01T00:00:00Z',
    '1999-01-01 OR 1=1',
  ])('refuses the date %s', (from) => {
    expect(() => scopeWithin({ from })).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it.each([
    ['2001', '2000'],
    ['2001-06', '2001-05'],
    ['2001-05-02', '2001-05-01'],
    ['2002-01-01', '2001'],
  ])('refuses to start at %s and end at %s, where no date is', (from, to) => {
    expect(() => scopeWithin({ from, to })).toThrow(/from .* must not be after to/);
  });

  it.each([
    ['2001', '2001'],
    ['2001-05', '2001'],
    ['2001', '2001-05-01'],
  ])('may start at %s and end at %s', (from, to) => {
    expect(scopeWithin({ from, to })).toEqual({ from, to });
  });

  it('refuses lists that are too long, and names every fault at once', () => {
    const long = (size: number) => Array.from({ length: size + 1 }, (_, at) => `x${at}`);
    const scope = { documents: long(SCOPE_BOUNDS.documents), tags: long(SCOPE_BOUNDS.tags), to: 'later' };
    expect(() => scopeWithin(scope)).toThrow(/documents.*tags.*to must be/);
  });
});
