import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentHashOf } from './content-hash.js';

describe('The hash that names a scratch workspace', () => {
  let folder = '';
  const path = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panini-hash-'));
    await mkdir(path('one/doc_1'), { recursive: true });
    await writeFile(path('one/doc_1/gsw_1_0.json'), '{}');
    await writeFile(path('passages.jsonl'), 'passages');
  });
  afterAll(async () => rm(folder, { recursive: true }));

  it('depends on what the files hold and not on where they stand', async () => {
    await cp(path('one'), path('two'), { recursive: true });
    const hash = await contentHashOf([path('one'), path('passages.jsonl')]);
    expect(await contentHashOf([path('two'), path('passages.jsonl')])).toBe(hash);
    await writeFile(path('two/doc_1/gsw_1_0.json'), '{ }');
    expect(await contentHashOf([path('two'), path('passages.jsonl')])).not.toBe(hash);
  });

  it('changes with a file name, with the order of paths and with a label such as the model', async () => {
    const hash = await contentHashOf([path('one'), path('passages.jsonl')], ['model-1']);
    expect(await contentHashOf([path('one'), path('passages.jsonl')], ['model-2'])).not.toBe(hash);
    expect(await contentHashOf([path('passages.jsonl'), path('one')], ['model-1'])).not.toBe(hash);
    await rename(path('one/doc_1/gsw_1_0.json'), path('one/doc_1/gsw_1_1.json'));
    expect(await contentHashOf([path('one'), path('passages.jsonl')], ['model-1'])).not.toBe(hash);
  });

  it('says which path is not there', async () => {
    await expect(contentHashOf([path('none')])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
