import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchFolder, isComplete } from './fetched-folder.js';

describe('a downloaded folder', () => {
  let root: string;
  let target: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'panini-fetch-'));
    target = join(root, 'neo4j-1');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const fill = (file: string) => (folder: string) => writeFile(join(folder, file), 'x');

  it('is complete only when it was filled to the end', async () => {
    mkdirSync(target);
    writeFileSync(join(target, 'half.jar'), 'x');
    expect(await isComplete({ target, content: 'v1' })).toBe(false);
    await fetchFolder({ target, content: 'v1', fill: fill('whole.jar') });
    expect(await isComplete({ target, content: 'v1' })).toBe(true);
    expect(existsSync(join(target, 'half.jar'))).toBe(false);
  });

  it('is not complete for other versions', async () => {
    await fetchFolder({ target, content: 'v1', fill: fill('a.jar') });
    expect(await isComplete({ target, content: 'v2' })).toBe(false);
  });

  it('removes what an interrupted run left behind', async () => {
    mkdirSync(join(root, 'neo4j-1.partial-dead'));
    writeFileSync(join(root, 'neo4j-1.partial-dead', 'half.jar'), 'x');
    await fetchFolder({ target, content: 'v1', fill: fill('a.jar') });
    expect(readdirSync(root)).toEqual(['neo4j-1']);
  });

  it('leaves the former folder as it was when filling fails', async () => {
    await fetchFolder({ target, content: 'v1', fill: fill('a.jar') });
    const failing = { target, content: 'v2', fill: () => Promise.reject(new Error('no network')) };
    await expect(fetchFolder(failing)).rejects.toThrow('no network');
    expect(await isComplete({ target, content: 'v1' })).toBe(true);
    expect(readdirSync(root)).toEqual(['neo4j-1']);
  });
});
