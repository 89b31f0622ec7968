import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { profileOf, type ProfileParts } from '../../../test/support/entity-profiles.js';
import type { EntityProfile } from '../entity-profile.js';
import { CandidateIndex } from './candidate-index.js';
import { candidatePairs, candidatesOfNew } from './candidate-pairs.js';

const sourcesOf = (left: EntityProfile, right: EntityProfile): readonly string[] =>
  candidatePairs([left, right]).pairs[0]?.foundBy ?? [];

describe('candidates of one thing under several names', () => {
  const agency = [
    profileOf('DGIA', { document: 'a' }),
    profileOf('D.G.I.A.', { document: 'b' }),
    profileOf('Directorate General for Internal Affairs (DGIA)', { document: 'c' }),
    profileOf('DGIA\u00a0', { document: 'e' }),
  ];

  it('are all pairs of four spellings of an agency, whatever a model of vectors says', () => {
    const { pairs } = candidatePairs(agency);
    expect(pairs).toHaveLength(6);
  });

  it.each<[string, string, string, ProfileParts?]>([
    ['Inés Ibáñez', 'ines ibanez', 'equal-key', { role: 'person' }],
    ['Sherlock', 'Sherlock Holmes', 'name-part'],
    ['Holmes', 'Mr. Holmes', 'name-variant'],
    ['Bucky Barnes', 'James Buchanan Bucky Barnes', 'name-part'],
    ['Industrial Research', 'Industrial Research Ltd', 'name-variant'],
    ['Curie, Marie', 'Marie Curie', 'name-part'],
    ['J. Smith', 'John Smith', 'name-variant'],
    ['Bob Marley', 'Robert Marley', 'name-variant'],
    ['John Kennedy', 'John Fitzgerald Kennedy', 'name-variant'],
    ['Marie Currie', 'Marie Curie', 'spelling'],
    ['München', 'Muenchen', 'spelling'],
    ['Hamlet', 'Hamlet (1948 film)', 'qualifier'],
    ['Springfield', 'Springfield, Illinois', 'qualifier'],
    ['North Atlantic Treaty Organization', 'NATO', 'initialism'],
    ['USA', 'United States of America', 'name-variant'],
    ['Data base', 'Database', 'name-variant'],
  ])('%s / %s by %s', (...[left, right, source, parts = {}]) => {
    expect(sourcesOf(profileOf(left, parts), profileOf(right, parts))).toContain(source);
    expect(sourcesOf(profileOf(right, parts), profileOf(left, parts))).toContain(source);
  });

  it('are found by the title of a document', () => {
    const film = profileOf('Hamlet', { document: 'f', title: 'Hamlet (1948 film)' });
    expect(sourcesOf(film, profileOf('Hamlet (1948 film)'))).toContain('title');
  });

  it('are found by what a text calls them', () => {
    const curtiz = profileOf('Michael Curtiz', {
      told: [['What was Michael Curtiz also known as?', 'Mihály Kertész']],
    });
    expect(sourcesOf(curtiz, profileOf('Mihály Kertész'))).toContain('alias');
  });

  it('are found by further names', () => {
    expect(
      sourcesOf(profileOf('Bard', { aliases: ['William Shakespeare'] }), profileOf('William Shakespeare')),
    ).toContain('alias');
  });

  it('are found by the same fact when the names share a word', () => {
    const told = [['Who was directed by § in "Júdás"?', 'Júdás']] as const;
    const left = profileOf('Pasquale Festa Campanile', { told });
    const right = profileOf('Festa Campanile of Melfi', { told });
    expect(sourcesOf(left, right)).toContain('shared-fact');
  });

  it('are given by vectors', () => {
    const [left, right] = [profileOf('Toestel'), profileOf('Device')];
    expect(candidatePairs([left, right]).pairs).toEqual([]);
    const given = [{ left: left.id, right: right.id, foundBy: 'vector' as const }];
    expect(candidatePairs([left, right], given).pairs).toEqual([
      { left: right.id, right: left.id, foundBy: ['vector'] },
    ]);
  });
});

describe('what is no candidate', () => {
  it.each([
    ['1815', '1815'],
    ['American', 'American'],
    ['film director', 'film director'],
    ['40 people', '40 people'],
    ['...', '...'],
    ['苹果', '香蕉'],
    ['John Smith', 'John Brown'],
    ['Austria', 'Australia'],
  ])('%s / %s', (left, right) => {
    const { pairs } = candidatePairs([
      profileOf(left, { document: 'x' }),
      profileOf(right, { document: 'y' }),
    ]);
    expect(pairs).toEqual([]);
  });

  it('is a value that a model of vectors names', () => {
    const [left, right] = [profileOf('1815', { document: 'x' }), profileOf('1816', { document: 'y' })];
    const set = candidatePairs([left, right], [{ left: left.id, right: right.id, foundBy: 'vector' }]);
    expect(set).toEqual({ pairs: [], truncated: [], dropped: 2, names: 0 });
  });
});

const word = fc.constantFrom(
  'John',
  'J.',
  'Bob',
  'Robert',
  'Smith',
  'Smyth',
  'Ibáñez',
  'Ibanez',
  'NATO',
  'North',
  '(film)',
  'II',
);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const profiles = fc
  .array(fc.record({ name, document: fc.constantFrom('d1', 'd2', 'd3') }), { maxLength: 14 })
  .map((given) =>
    given.map(({ name: one, document }, place) => profileOf(one, { document, id: `e${place}` })),
  );

describe('the set of candidates', () => {
  it('does not depend on the order of entities, nor on who came first', () => {
    fc.assert(
      fc.property(profiles, fc.nat(), fc.nat(14), (given, turn, cut) => {
        const all = candidatePairs(given);
        const turned = given
          .map((_, place) => given[(place + turn) % given.length] ?? given[0])
          .filter((one) => one !== undefined);
        expect(candidatePairs(turned).pairs).toEqual(all.pairs);
        const index = new CandidateIndex();
        const before = candidatesOfNew(turned.slice(0, cut), index).pairs;
        const after = candidatesOfNew(turned.slice(cut), index).pairs;
        const keys = (pairs: typeof before): string[] => pairs.map(({ left, right }) => `${left} ${right}`);
        expect([...keys(before), ...keys(after)].sort()).toEqual(keys(all.pairs));
      }),
    );
  });

  it('has every pair once, the smaller id first, and every pair of equal keys', () => {
    fc.assert(
      fc.property(profiles, (given) => {
        const index = new CandidateIndex();
        const { pairs } = candidatesOfNew(given, index);
        const keys = pairs.map(({ left, right }) => `${left} ${right}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(pairs.every(({ left, right }) => left < right)).toBe(true);
        for (const left of index.ids())
          for (const right of index.ids())
            if (left < right && index.evidence(left)?.form.key === index.evidence(right)?.form.key)
              expect(keys).toContain(`${left} ${right}`);
      }),
    );
  });

  it('is bounded for a name that hundreds bear, and says what was left out', () => {
    const many = Array.from({ length: 400 }, (_, place) =>
      profileOf('John Smith', { id: `e${place}`, document: `d${place}` }),
    );
    const { pairs, truncated } = candidatePairs(many);
    expect(pairs.length).toBeLessThanOrEqual(400 * 24);
    expect(truncated).toContainEqual({ block: 'name:john smith', names: 400, compared: 24 });
  });

  it('is bounded for a word that hundreds of names have, and says what was left out', () => {
    const many = Array.from({ length: 300 }, (_, place) =>
      profileOf(`Smith Abc${String.fromCodePoint(0x4e00 + place)}`),
    );
    const { pairs, truncated } = candidatePairs([...many, profileOf('Smith')]);
    expect(pairs.filter(({ foundBy }) => foundBy.includes('name-part')).length).toBeLessThanOrEqual(300);
    expect(truncated.map(({ block }) => block)).toContain('part:smith:long');
  });
});
