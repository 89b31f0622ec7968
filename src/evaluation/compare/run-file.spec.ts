import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordOf } from '../../../test/support/question-records.js';
import { RunFile } from './run-file.js';
import type { RunHeader } from './run-line.js';

const header: RunHeader = {
  panini: 'comparison/1',
  questions: 'q',
  workspace: 'w 1',
  models: 'm',
  plans: 'given',
  answers: 'extractive',
};

describe('A run file', () => {
  let folder = '';
  let path = '';
  let number = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panini-run-'));
  });
  beforeEach(() => {
    path = join(folder, `run-${(number += 1)}.jsonl`);
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const filled = async (): Promise<void> => {
    const run = await RunFile.open(path, header);
    await Promise.all(
      ['a', 'b'].map((id) => run.add({ method: 'bm25', settings: 's', record: recordOf({ id, f1: 0.5 }) })),
    );
  };

  it('keeps what was answered for the next start', async () => {
    await filled();
    const again = await RunFile.open(path, header);
    expect(again.get('bm25', 's', 'a')).toEqual(recordOf({ id: 'a', f1: 0.5 }));
    expect(again.get('bm25', 'changed', 'a')).toBeUndefined();
    expect(again.get('dense', 's', 'a')).toBeUndefined();
    expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(3);
  });

  it('asks again what a crash cut off, and goes on after it', async () => {
    await filled();
    await appendFile(path, '{"method": "bm25", "settings": "s", "record": {"id": "ü');
    const again = await RunFile.open(path, header);
    await again.add({ method: 'bm25', settings: 's', record: recordOf({ id: 'ü' }) });
    const third = await RunFile.open(path, header);
    expect(['a', 'b', 'ü'].map((id) => third.get('bm25', 's', id)?.id)).toEqual(['a', 'b', 'ü']);
  });

  it('of other questions, another workspace or other models is refused and left as it is', async () => {
    await filled();
    const before = await readFile(path, 'utf8');
    for (const name of ['questions', 'workspace', 'models', 'plans', 'answers'] as const) {
      await expect(RunFile.open(path, { ...header, [name]: 'other' })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining(name),
      });
    }
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  it('that is some other file is refused', async () => {
    await writeFile(path, 'notes\n');
    await expect(RunFile.open(path, header)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await readFile(path, 'utf8')).toBe('notes\n');
    await expect(RunFile.open(folder, header)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(RunFile.open(join(folder, 'no', 'run'), header)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
