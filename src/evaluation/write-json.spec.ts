import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeJson } from './write-json.js';

describe('A report on disk', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panini-json-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  it('replaces the former one as a whole and leaves nothing beside it', async () => {
    const path = join(folder, 'out.json');
    await writeJson(path, { run: 1 });
    await writeJson(path, { run: 2 });
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ run: 2 });
    expect(await readdir(folder)).toEqual(['out.json']);
  });

  it('in a folder that is not there is refused', async () => {
    await expect(writeJson(join(folder, 'none', 'out.json'), {})).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
