import { describe, expect, it } from '@jest/globals';
import { roleWords } from './role-words.js';

describe('The role words of an entity', () => {
  it('are folded, distinct and sorted', () => {
    const roles = [
      { role: 'Person', states: ['shipwright, Quillonese'] },
      { role: 'person', states: [] },
    ];
    expect(roleWords({ roles })).toEqual(['person', 'quillonese', 'shipwright']);
  });
});
