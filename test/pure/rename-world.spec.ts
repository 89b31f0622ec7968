import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FAMILY_NAMES, GIVEN_NAMES, PLACE_WORDS, TITLE_WORDS } from '../support/replacement-names.js';
import { properNamesOf, renameWorld } from '../support/rename-world.js';
import { readSampleWorld, type World } from '../support/sample-world.js';

const sample = readSampleWorld();
const names = properNamesOf(sample);
const oldNames = [...names.titles, ...names.places, ...names.given, ...names.family];
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Everything of a value except the letters of its strings; ids and dates keep theirs. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^[a-z]+-?\d+$|^\d{4}-\d\d-\d\d$/u.test(value) ? value : 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]));
}

const entityNames = (world: World): string[] =>
  world.gsws.flatMap((line) => line.gsw.entity_nodes.map((entity) => entity.name));

const occursIn = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}(?:an|ian|ese)?(?!\\p{L})`, 'iu').test(text);

function bearerOf(world: World, title: string): string | undefined {
  const at = sample.passages.findIndex((passage) => passage.title === title);
  return world.gsws[at]?.gsw.entity_nodes[0]?.name;
}

describe('renaming the sample world', () => {
  it('finds the names of people, places, works and organisations', () => {
    expect(names.places).toEqual(expect.arrayContaining(['Ostmar', 'Corsby', 'Garrosay', 'Velmer', 'Lenn']));
    expect(names.given).toEqual(expect.arrayContaining(['Edrin', 'Joren', 'Ursel', 'Aldemar']));
    expect(names.family).toEqual(expect.arrayContaining(['Tolvey', 'Strake', 'Benwick', 'Glass', 'Vost']));
    expect(names.titles).toEqual(
      expect.arrayContaining(['The Salt Choir', 'Marisel', 'Silver Oar', 'Lantern Pictures']),
    );
  });

  it('takes every capitalised word inside a sentence for a name, excepted the common words that stand beside names', () => {
    const left = new Set<string>();
    for (const { text } of sample.passages) {
      const bare = oldNames.reduce(
        (rest, name) => rest.replaceAll(new RegExp(`${name}(?:an|ian|ese)?`, 'gu'), '_'),
        text,
      );
      for (const [, word] of bare.matchAll(/[\p{L}_,;–\d] \(?(\p{Lu}\p{L}+)/gu)) left.add(word ?? '');
    }
    const months = 'January February March April May June July August September October November December';
    const common =
      'The King Queen Prince Light Shipyard Observatory Courier Mercury Comet Mount Sea Opera House Orchestra Museum Ferry Accord Bay II';
    expect([...left].filter((word) => !`${months} ${common}`.split(' ').includes(word))).toEqual([]);
  });

  it('leaves none of the old names anywhere', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = JSON.stringify(renameWorld(sample, seed));
        expect(oldNames.filter((name) => occursIn(text, name))).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps every line, id, date, list and number', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(shapeOf(renameWorld(sample, seed))).toEqual(shapeOf(sample));
      }),
      { numRuns: 10 },
    );
  });

  it('keeps different names different and equal names equal', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = entityNames(sample);
        const after = entityNames(renameWorld(sample, seed));
        const pairs = new Set(before.map((name, index) => `${name} -> ${after[index]}`));
        expect(pairs.size).toBe(new Set(before).size);
        expect(pairs.size).toBe(new Set(after).size);
      }),
      { numRuns: 10 },
    );
  });

  it('leaves two people of one name with one name, and a family with one surname', () => {
    const renamed = renameWorld(sample, 7);
    const composer = bearerOf(renamed, 'Edrin Tolvey (composer)') ?? '';
    const surname = composer.split(' ')[1] ?? '';
    expect(composer).not.toBe('Edrin Tolvey');
    expect(bearerOf(renamed, 'Edrin Tolvey (shipwright)')).toBe(composer);
    expect(bearerOf(renamed, 'Julian Tolvey')?.endsWith(` ${surname}`)).toBe(true);
    expect(bearerOf(renamed, 'Tolvey Shipyard')).toBe(`${surname} Shipyard`);
  });

  it('keeps a nationality with its country and the article right', () => {
    const renamed = renameWorld(sample, 11);
    const country = bearerOf(renamed, 'Aldemar I of Ostmar') && renamed.passages[0]?.title.split(' of ')[1];
    const vost = renamed.passages.find((_passage, index) => sample.passages[index]?.title === 'Casper Vost');
    const article = /^[AEIOU]/u.test(country ?? '') ? 'an' : 'a';
    expect(vost?.text).toContain(` was ${article} ${country}ian astronomer`);
  });

  it('gives the same world for the same seed, another for another, and does not touch the original', () => {
    const before = JSON.stringify(sample);
    expect(renameWorld(sample, 3)).toEqual(renameWorld(sample, 3));
    expect(renameWorld(sample, 3)).not.toEqual(renameWorld(sample, 4));
    expect(JSON.stringify(sample)).toBe(before);
  });

  it('touches whole words only', () => {
    const passage = {
      id: 'p-001',
      title: 'Lennox',
      text: 'Lenn, Lennox and lenn',
      tags: [],
      date: '1990-01-01',
    };
    const world = { ...sample, passages: [...sample.passages, passage] };
    const text = renameWorld(world, 5).passages.at(-1)?.text ?? '';
    expect(text).toMatch(/^(?!Lenn,)\p{L}+, Lennox and lenn$/u);
  });

  it('renames a title that begins with the name of a place as one title', () => {
    const entity = {
      id: 'e1',
      name: 'Corsby Nights',
      roles: [{ role: 'novel', states: [], chunk_id: null }],
    };
    const world = structuredClone(sample);
    world.gsws[0]?.gsw.entity_nodes.push({ ...entity, chunk_id: null, summary: null });
    const renamed = renameWorld(world, 5).gsws[0]?.gsw.entity_nodes.at(-1)?.name;
    expect(TITLE_WORDS).toContain(renamed);
  });

  it('has replacement names that the sample does not contain and that differ from each other', () => {
    const fresh = [...GIVEN_NAMES, ...FAMILY_NAMES, ...PLACE_WORDS, ...TITLE_WORDS];
    const text = JSON.stringify(sample);
    expect(fresh.filter((name) => occursIn(text, name))).toEqual([]);
    expect(new Set(fresh).size).toBe(fresh.length);
    const derived = fresh.flatMap((name) => ['an', 'ian', 'ese'].map((suffix) => `${name}${suffix}`));
    expect(derived.filter((name) => fresh.includes(name))).toEqual([]);
  });
});
