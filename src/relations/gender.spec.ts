import { describe, expect, it } from '@jest/globals';
import { genderOf } from './gender.js';

describe('genderOf', () => {
  it.each([
    ['Jo Brill', ['mother of Ada Brill'], 'female'],
    ['Ned Brill', ['Duke of Orm'], 'male'],
    ['Sue, Countess of Vell', [], 'female'],
    ['Sue Brill', ['wife of the duke'], null],
    ['Ada Brill', ['painter'], null],
  ] as const)('%s %j is %s', (name, states, gender) => {
    expect(genderOf({ name, roles: [{ role: 'person', states: [...states] }] })).toBe(gender);
  });
});
