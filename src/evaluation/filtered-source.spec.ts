import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyWithout } from './filtered-source.js';

describe('A copy of a file without some passages', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panini-filtered-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  it('has every other line as it was', async () => {
    const [from, to] = [join(folder, 'from.jsonl'), join(folder, 'to.jsonl')];
    const kept = ['{"id":  "a", "text": "b"}', '{"text": "no id"}'];
    await writeFile(from, `${kept[0]}\n{"id": "b"}\n${kept[1]}\n`);
    expect(await copyWithout({ from, to }, 'id', new Set(['b', 'absent']))).toBe(1);
    expect((await readFile(to, 'utf8')).trim().split('\n')).toEqual(kept);
  });

  it('is refused for a folder, for a file that is not there and for a line that is no JSON', async () => {
    const to = join(folder, 'none.jsonl');
    const broken = join(folder, 'broken.jsonl');
    await writeFile(broken, '{"id": "a"}\n{"id"\n');
    const copy = (from: string) => copyWithout({ from, to }, 'id', new Set());
    await expect(copy(folder)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(copy(broken)).rejects.toMatchObject({ message: expect.stringContaining('Line 2') });
    await expect(copy(join(folder, 'absent'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
