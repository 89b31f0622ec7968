import { describe, expect, it } from '@jest/globals';
import { growthBeside } from './bench-reconcile.js';
import { syntheticProfiles } from './synthetic-names.js';

const point = (entities: number, seconds: number) => ({ entities, seconds, pairs: 0, cutLists: 0 });

describe('growth', () => {
  it('holds for n log n and does not for n squared', () => {
    const order = (n: number): number => n * Math.log(n);
    expect(growthBeside([point(1_000, order(1_000)), point(16_000, order(16_000))])).toBeCloseTo(0.8);
    expect(growthBeside([point(1_000, 1), point(16_000, 256)])).toBeGreaterThan(1);
    expect(growthBeside([])).toBeNaN();
  });
});

describe('synthetic entities', () => {
  it('are the same for a seed, and collide as names do', () => {
    const profiles = syntheticProfiles(3_000, 7);
    expect(syntheticProfiles(3_000, 7)).toEqual(profiles);
    expect(syntheticProfiles(10, 8)).not.toEqual(profiles.slice(0, 10));
    const bearers = new Map<string, number>();
    for (const { name } of profiles) bearers.set(name, (bearers.get(name) ?? 0) + 1);
    expect(Math.max(...bearers.values())).toBeGreaterThan(5);
    expect(bearers.size).toBeGreaterThan(1_500);
  });
});
