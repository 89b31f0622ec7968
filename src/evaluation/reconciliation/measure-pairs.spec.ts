import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { profileOf } from '../../../test/support/entity-profiles.js';
import { kappa } from './kappa.js';
import { halfOf, readLabelledPairs, type LabelledPair } from './labelled-pair.js';
import { measurePairs } from './measure-pairs.js';
import { measurementText } from './measurement-text.js';
import { ratesOf, type JudgedPair } from './zone-rates.js';
import { zoneIntervals } from './zone-estimates.js';

const side = (document: string, name: string): LabelledPair['a'] => ({
  ...{ package: 'invented', passage: document, entity: name },
});
function labelled(
  a: LabelledPair['a'],
  b: LabelledPair['a'],
  verdict: LabelledPair['verdict'],
): LabelledPair {
  const stands = { stratum: 'equal key', weight: 1 };
  return { a, b, ...stands, verdicts: [verdict, verdict], reasons: ['read', 'read'], verdict };
}
const judged = (over: Partial<JudgedPair>): JudgedPair => ({
  ...{ isSame: true, zone: 'automatic', weight: 1, stratum: 's', isDifferentKey: false },
  ...over,
});

describe('rates of zones', () => {
  it('count each pair for as many as it stands for', () => {
    const pairs = [
      judged({ weight: 9 }),
      judged({ isSame: false, weight: 1 }),
      judged({ zone: 'none', weight: 3 }),
    ];
    expect(ratesOf(pairs, ['automatic'])).toEqual({ precision: 0.9, recall: 0.75, pairs: 2 });
    expect(ratesOf(pairs, ['review'])).toEqual({ precision: null, recall: 0, pairs: 0 });
  });

  it('have the same interval each time, which holds the estimate and is a point where nothing varies', () => {
    const mixed = Array.from({ length: 40 }, (_, place) => judged({ isSame: place % 10 > 0 }));
    const first = zoneIntervals(mixed);
    expect(zoneIntervals(mixed)).toEqual(first);
    const [low, high] = first.automatic.precision ?? [1, 0];
    expect(low).toBeLessThan(0.9);
    expect(high).toBeGreaterThan(0.9);
    expect(zoneIntervals([judged({}), judged({})]).automatic.precision).toEqual([1, 1]);
  });
});

describe('agreement of two readers', () => {
  it('is 1 when they agree, about 0 when they agree as by chance, and unknown when one kind is all there is', () => {
    const verdicts = (text: string): string[][] => text.split(' ').map((pair) => [...pair]);
    expect(kappa(verdicts('ss dd ss dd'))).toBe(1);
    expect(kappa(verdicts('ss sd ds dd'))).toBe(0);
    expect(kappa(verdicts('ss ss'))).toBeNull();
    expect(kappa([['s']])).toBeNull();
  });
});

describe('measuring the resolver on labelled pairs', () => {
  const profiles = [
    profileOf('Amaryllis Quennell', {
      document: 'one',
      role: 'person',
      told: [['Where was Amaryllis Quennell born?', 'Ostwick']],
    }),
    profileOf('Amaryllis Quennell', {
      document: 'two',
      role: 'person',
      told: [['Where was Amaryllis Quennell born?', 'Ostwick']],
    }),
    profileOf('Halcyon II', { document: 'three', role: 'ship' }),
    profileOf('Halcyon III', { document: 'four', role: 'ship' }),
    profileOf('the harbour master', { document: 'five', role: 'person' }),
  ];
  const pairs = [
    labelled(side('one', 'Amaryllis Quennell'), side('two', 'Amaryllis Quennell'), 'same'),
    labelled(side('three', 'Halcyon II'), side('four', 'Halcyon III'), 'different'),
    labelled(side('one', 'Amaryllis Quennell'), side('five', 'the harbour master'), 'same'),
  ];

  it('merges what agrees, keeps numbered things apart, and counts what no source finds as missed', () => {
    const measured = measurePairs(pairs, profiles, { half: 'all' });
    expect(measured.automatic).toEqual({ precision: 1, recall: 0.5, pairs: 1 });
    expect(measured.automaticAndReview.recall).toBe(0.5);
    expect(measured.differentKey).toEqual({ precision: null, recall: 0, pairs: 0 });
    expect(measured).toMatchObject({ pairs: 3, same: 2, sameWithDifferentKeys: 1, kappa: 1 });
  });

  it('ends with a line of JSON', () => {
    const last =
      measurementText(measurePairs(pairs, profiles, { half: 'all' }))
        .split('\n')
        .at(-1) ?? '';
    expect(Object.keys(JSON.parse(last) as object)).toEqual([
      ...['automatic', 'review', 'differentKey', 'kappa', 'interval'],
    ]);
  });

  it('shows mistakes of the half for tuning only, and no pair is in both halves', () => {
    expect(measurePairs(pairs, profiles, { half: 'test' }).mistakes).toBeUndefined();
    expect(measurePairs(pairs, profiles, { half: 'tune' }).mistakes).toBeDefined();
    const [tune, test] = (['tune', 'test'] as const).map((half) => measurePairs(pairs, profiles, { half }));
    expect((tune?.pairs ?? 0) + (test?.pairs ?? 0)).toBe(3);
    for (const { a, b, ...rest } of pairs) expect(halfOf({ ...rest, a: b, b: a })).toBe(halfOf({ a, b }));
  });

  it('refuses a pair of an entity that no file has', () => {
    const strange = labelled(side('one', 'Nobody'), side('two', 'Amaryllis Quennell'), 'same');
    expect(() => measurePairs([strange], profiles, { half: 'all' })).toThrow('No entity "one#Nobody"');
  });
});

describe('a file of labelled pairs', () => {
  const fileOf = async (...lines: string[]): Promise<string> => {
    const file = join(await mkdtemp(join(tmpdir(), 'panini-pairs-')), 'pairs.jsonl');
    await writeFile(file, lines.join('\n'));
    return file;
  };
  const line = JSON.stringify(labelled(side('one', 'e1'), side('two', 'e2'), 'same'));
  const turned = JSON.stringify(labelled(side('two', 'e2'), side('one', 'e1'), 'same'));

  it('is refused with the line and what is wrong with it', async () => {
    const wrong = line.replace('"verdict":"same"', '"verdict":"maybe"');
    await expect(readLabelledPairs(await fileOf(line, wrong))).rejects.toThrow(/Line 2 .*verdict/);
    await expect(readLabelledPairs(await fileOf(line, '{'))).rejects.toThrow('Line 2');
    await expect(readLabelledPairs(await fileOf(line, turned))).rejects.toThrow('stood before');
    await expect(readLabelledPairs(await fileOf(''))).rejects.toThrow('no labelled pair');
  });

  it('is read as it was written', async () => {
    expect(await readLabelledPairs(await fileOf(line))).toHaveLength(1);
  });
});
