import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { writeLines } from './written-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panini-written-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* lines(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

describe('writing an export', () => {
  it('makes missing folders and counts the lines', async () => {
    const file = join(folder, 'a', 'b', 'out.jsonl');
    expect(await writeLines(file, lines('1', '2'))).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('1\n2\n');
  });

  it.each(['a folder', 'a place below a file'])('says that %s cannot be written', async (kind) => {
    mkdirSync(join(folder, 'a folder'));
    writeFileSync(join(folder, 'file'), '');
    const path = kind === 'a folder' ? join(folder, 'a folder') : join(folder, 'file', 'out.jsonl');
    const refused = await writeLines(path, lines('1')).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(PaniniError);
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((refused as PaniniError).toSentence()).toContain(`${path} cannot be written`);
    expect(readdirSync(folder).sort()).toEqual(['a folder', 'file']);
  });

  it('leaves the file of before as it was when the lines end early, and throws their error on', async () => {
    const file = join(folder, 'out.jsonl');
    writeFileSync(file, 'before\n');
    const broken = async function* (): AsyncGenerator<string> {
      yield* lines('1');
      throw new PaniniError('CANCELLED', 'Interrupted.');
    };
    await expect(writeLines(file, broken())).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(readdirSync(folder)).toEqual(['out.jsonl']);
    expect(readFileSync(file, 'utf8')).toBe('before\n');
  });

  it('gives one whole file when two write it at once', async () => {
    const file = join(folder, 'out.jsonl');
    const texts = Array.from({ length: 500 }, (_, index) => String(index));
    await Promise.all([writeLines(file, lines(...texts)), writeLines(file, lines(...texts))]);
    expect(readFileSync(file, 'utf8')).toBe(`${texts.join('\n')}\n`);
    expect(readdirSync(folder)).toEqual(['out.jsonl']);
  });
});
