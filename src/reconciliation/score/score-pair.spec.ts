import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { profileOf, type ProfileParts } from '../../../test/support/entity-profiles.js';
import { CandidateIndex } from '../candidates/candidate-index.js';
import { readEvidence } from '../evidence/entity-evidence.js';
import type { EntityProfile } from '../entity-profile.js';
import type { PairScore } from './pair-score.js';
import { DEFAULT_THRESHOLDS, scorePair, zoneOf } from './score-pair.js';

/** A collection of a thousand other names, so that words have a rarity. */
const COLLECTION = new CandidateIndex();
for (let place = 0; place < 1_000; place++)
  COLLECTION.add(profileOf(`Name${String.fromCodePoint(0x4e00 + place)} Other`, { role: 'person' }));

const score = (left: EntityProfile, right: EntityProfile): PairScore =>
  scorePair(readEvidence(left), readEvidence(right), { statistics: COLLECTION });
const scoreNames = (left: [string, ProfileParts?], right: [string, ProfileParts?]): PairScore =>
  score(
    profileOf(left[0], { document: 'x', ...left[1] }),
    profileOf(right[0], { document: 'y', ...right[1] }),
  );
const kinds = ({ vetoes }: PairScore): string[] => vetoes.map(({ kind }) => kind);

describe('different things are never merged by themselves', () => {
  it.each<[...names: [string, ProfileParts, string, ProfileParts], veto: string]>([
    ['Lothair I', { role: 'person' }, 'Lothair II', { role: 'person' }, 'different-number'],
    ['Louis XIV', { role: 'person' }, 'Louis XVI', { role: 'person' }, 'different-number'],
    ['Highway 66', { role: 'highway' }, 'Highway 96', { role: 'highway' }, 'different-number'],
    ['Boeing 737-8', {}, 'Boeing 737-9', {}, 'different-number'],
    ['PR #260', {}, 'PR #480', {}, 'different-number'],
    ['Vitamin C', {}, 'Vitamin D', {}, 'different-number'],
    ['Hamlet (1948 film)', {}, 'Hamlet (1990 film)', {}, 'different-number'],
    [
      'First National Bank (Algiers)',
      { role: 'bank' },
      'First National Bank (Denver)',
      { role: 'bank' },
      'conflicting-qualifier',
    ],
    [
      'Springfield, Illinois',
      { role: 'city' },
      'Springfield, Ohio',
      { role: 'city' },
      'conflicting-qualifier',
    ],
    ['North Korea', { role: 'country' }, 'South Korea', { role: 'country' }, 'conflicting-qualifier'],
    ['Howard Baker Sr.', { role: 'person' }, 'Howard Baker Jr.', { role: 'person' }, 'conflicting-qualifier'],
    ['Austria', { role: 'country' }, 'Australia', { role: 'country' }, 'conflicting-qualifier'],
    ['Apple', { role: 'company' }, 'apple', { role: 'fruit ingredient' }, ''],
    ['Hamlet', { role: 'film' }, 'Hamlet', { role: 'person' }, 'conflicting-type'],
    [
      'Ada King',
      { role: 'person', told: [['When was Ada King born?', '1815']] },
      'Ada King',
      { role: 'person', told: [['When was Ada King born?', '1902']] },
      'conflicting-fact',
    ],
    [
      'Ada King',
      { told: [['When was Ada King born?', '3 May 1815']] },
      'Ada King',
      { told: [['When was Ada King born?', '4 May 1815']] },
      'conflicting-fact',
    ],
    ['1815', {}, '1815', {}, 'value'],
    ['American', {}, 'American', {}, 'value'],
    ['...', {}, '...', {}, 'no-key'],
  ])('%s %j / %s %j: %s', (...[left, leftParts, right, rightParts, veto]) => {
    const found = scoreNames([left, leftParts], [right, rightParts]);
    expect(found.zone).not.toBe('automatic');
    if (veto) expect(kinds(found)).toContain(veto);
  });

  it('not even when all else agrees: a parent of the same house', () => {
    const father = profileOf('Lothair', { document: 'x', role: 'person' });
    const son = profileOf('Lothair of Lorraine', {
      document: 'y',
      role: 'person',
      told: [['Who was the father of Lothair of Lorraine?', 'Lothair']],
    });
    expect(kinds(score(father, son))).toContain('related');
    expect(score(father, son).zone).not.toBe('automatic');
  });

  it('headings of two minutes: "Decisions" is a word that many texts have', () => {
    const found = scoreNames(['Decisions', { role: 'section' }], ['decisions', { role: 'section' }]);
    expect(found.zone).not.toBe('automatic');
  });
});

describe('conflicting qualifiers go to review', () => {
  it('two banks of one name', () => {
    const banks = scoreNames(
      ['First National Bank (Algiers)', { role: 'bank', states: ['lends money to ranchers'] }],
      ['First National Bank (Denver)', { role: 'bank', states: ['lends money to ranchers'] }],
    );
    expect(banks.zone).toBe('review');
  });
});

describe('one thing under several names', () => {
  it.each<[string, string, ProfileParts, PairScore['zone'][]]>([
    ['DGIA', 'D.G.I.A.', { role: 'agency' }, ['automatic']],
    ['DGIA', 'DGIA\u00a0', { role: 'agency' }, ['automatic']],
    ['Inés Ibáñez', 'ines ibanez', { role: 'person' }, ['automatic']],
    ['Zoë Quill', 'Zoe\u0308 Quill', { role: 'person' }, ['automatic']],
    ['DGIA', 'Directorate General for Internal Affairs (DGIA)', { role: 'agency' }, ['automatic', 'review']],
    ['Industrial Research', 'Industrial Research Ltd', { role: 'company' }, ['automatic', 'review']],
    ['Bucky Barnes', 'James Buchanan Bucky Barnes', { role: 'person' }, ['automatic', 'review']],
  ])('%s / %s', (...[left, right, parts, zones]) => {
    expect(zones).toContain(scoreNames([left, parts], [right, parts]).zone);
  });

  it('is found among facts that agree', () => {
    const told = [['Who was the father of Ada King?', 'Bruno Orr']] as const;
    const plain = scoreNames(['Ada King', { role: 'person' }], ['Ada B. King', { role: 'person' }]);
    const agreeing = scoreNames(
      ['Ada King', { role: 'person', told }],
      ['Ada B. King', { role: 'person', told }],
    );
    expect(agreeing.probability).toBeGreaterThan(plain.probability);
    expect(agreeing.waterfall.map(({ feature }) => feature)).toEqual(
      expect.arrayContaining(['same-facts', 'shared-neighbours']),
    );
  });
});

const name = fc
  .array(fc.constantFrom('John', 'J.', 'Smith', 'Smyth', 'II', '(film)', 'of', 'Oslo', 'NATO', '苹果', ''), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const profile = fc
  .record({
    name,
    role: fc.constantFrom('person', 'film', 'unheard of', 'city'),
    year: fc.constantFrom('1815', '1902'),
  })
  .map(({ name: one, role, year }) => ({
    name: one,
    parts: { role, told: [[`When was ${one} born?`, year] as const] },
  }));

describe('a score', () => {
  it('is the same in both directions, lies within bounds, and is what its waterfall adds up to', () => {
    fc.assert(
      fc.property(profile, profile, (one, other) => {
        const left = profileOf(one.name, { ...one.parts, id: 'a', document: 'x' });
        const right = profileOf(other.name, { ...other.parts, id: 'b', document: 'y' });
        const found = score(left, right);
        expect(score(right, left)).toEqual(found);
        expect(found.probability).toBeGreaterThan(0);
        expect(found.probability).toBeLessThan(1);
        const sum = found.waterfall.reduce((total, { logOdds }) => total + logOdds, 0);
        expect(found.probability).toBeCloseTo(1 / (1 + Math.exp(-sum)), 10);
        expect(found.zone).toBe(zoneOf(found, DEFAULT_THRESHOLDS));
        if (found.vetoes.length > 0) expect(found.zone).not.toBe('automatic');
        for (const { reason } of [...found.waterfall, ...found.vetoes])
          expect(reason.length).toBeGreaterThan(3);
      }),
    );
  });

  it('never merges a node with itself', () => {
    const one = profileOf('Ada King');
    expect(kinds(score(one, one))).toContain('same-entity');
    expect(score(one, one).zone).toBe('none');
  });

  it('is not changed by a kind that no table knows', () => {
    const unheard = scoreNames(['Ada King', { role: 'flibbertigibbet' }], ['Ada King', { role: 'person' }]);
    expect(unheard.vetoes).toEqual([]);
  });
});
