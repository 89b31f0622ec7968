import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ConsistencyService } from '../../src/gsw/consistency.service.js';
import { course, EditApplication } from '../support/edit-application.js';
import { openGswApplication, type GswApplication } from '../support/gsw-application.js';
import { RandomEdits } from '../support/random-edits.js';

jest.setTimeout(300_000);

let application: GswApplication;
let folder: string;
beforeAll(async () => {
  application = await openGswApplication();
  folder = await mkdtemp(join(tmpdir(), 'panini-edits-'));
});
afterAll(async () => application.context.close());

it.each([1, 2, 3, 4, 5])(
  'undoing any edits in reverse order gives the graph back byte for byte (seed %i)',
  async (seed) => {
    const app = await EditApplication.with(application, course());
    const before = await app.graph(join(folder, `p${seed}`));
    const walk = new RandomEdits(app, seed);
    const made: string[] = [];
    for (let step = 0; step < 20; step += 1) made.push(...(await walk.step()));
    expect(made.length).toBeGreaterThan(8);
    expect(await app.graph(join(folder, `q${seed}`))).not.toBe(before);
    expect((await app.get(ConsistencyService).check(app.context)).consistent).toBe(true);
    for (const id of made.reverse()) await app.undo(id);
    expect(await app.graph(join(folder, `r${seed}`))).toBe(before);
  },
);
