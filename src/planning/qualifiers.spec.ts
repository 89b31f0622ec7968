import { describe, expect, it } from '@jest/globals';
import { droppedQualifiers } from './qualifiers.js';

describe('the check that a plan keeps every qualifier', () => {
  it('finds a word that no step says', () => {
    expect(
      droppedQualifiers('Where is the co-official language of Ostra spoken?', [
        'What is the official language of Ostra?',
        'Where is <ENTITY_Q1> spoken?',
      ]),
    ).toEqual(['co']);
    expect(droppedQualifiers('Who ruled Ostra in 1431?', ['Who ruled Ostra?'])).toEqual(['1431']);
  });

  it('takes an inflected word for the same word', () => {
    expect(
      droppedQualifiers('Which ships located in Ostra carried timber?', [
        'Which ship is locating in Ostra and carries timber',
      ]),
    ).toEqual([]);
  });

  it('asks nothing of small words', () => {
    expect(droppedQualifiers('Who was the one that had been there?', [])).toEqual([]);
  });
});
