import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { seededRandom } from '../../src/evaluation/metrics/seeded-random.js';
import { documentsFile, KillWorld } from '../support/kill-world.js';

jest.setTimeout(600_000);

const folder = mkdtempSync(join(tmpdir(), 'panini-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('An ingest that dies as by kill -9', () => {
  const documents = documentsFile(folder, 12);
  let undisturbed: string;
  beforeAll(async () => {
    const world = new KillWorld(folder, documents);
    expect(await world.ingest()).toMatchObject({ code: 0 });
    undisturbed = await world.graph();
    expect(undisturbed.split('\n').filter((line) => line.includes('GswDocument')).length).toBeGreaterThan(11);
  });

  it.each([
    'before-storing:1',
    'after-storing:7',
    'while-embedding:1',
    'in-transaction:1',
    'before-completion:5',
  ])('at %s leaves every document complete once when it is started again', async (failpoint) => {
    const world = new KillWorld(folder, documents);
    expect(await world.ingest(failpoint)).toMatchObject({ signal: 'SIGKILL' });
    expect(await world.ingest()).toMatchObject({ code: 0 });
    expect(await world.graph()).toBe(undisturbed);
  });
});

describe('An ingest of 60 documents', () => {
  const KILLS = 20;
  const random = seededRandom(20261201);

  it(`killed at ${KILLS} random moments ends as an undisturbed one`, async () => {
    const documents = documentsFile(folder, 60);
    const undisturbed = new KillWorld(folder, documents);
    const begun = Date.now();
    expect(await undisturbed.ingest()).toMatchObject({ code: 0 });
    const whole = Date.now() - begun;

    const world = new KillWorld(folder, documents);
    let killed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = world.start();
      await Promise.race([running.ended, sleep(whole * (0.2 + 0.8 * random()))]);
      running.kill();
      if ((await running.ended).signal === 'SIGKILL') killed += 1;
    }
    expect(killed).toBeGreaterThan(0);
    expect(await world.ingest()).toMatchObject({ code: 0 });
    expect(await world.graph()).toBe(await undisturbed.graph());
  });
});

describe('Two processes that ingest the same 200 documents at once', () => {
  it('end with the graph that one alone makes', async () => {
    const documents = documentsFile(folder, 200);
    const [alone, shared] = [new KillWorld(folder, documents, '60'), new KillWorld(folder, documents, '60')];
    expect(await alone.ingest()).toMatchObject({ code: 0 });
    const both = await Promise.all([shared.ingest(), shared.ingest()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await shared.graph()).toBe(await alone.graph());
  });
});
