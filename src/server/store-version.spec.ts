import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverHome } from './server-home.js';
import { compareVersions, markStore, requireUsableStore } from './store-version.js';
import { NEO4J_VERSION } from './versions.js';

describe('a private store that another Neo4j wrote', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'panini-store-'));
    mkdirSync(join(root, 'neo4j/data/databases'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const written = (version: string) => {
    writeFileSync(join(root, 'neo4j/store.json'), JSON.stringify({ version }));
    return requireUsableStore(serverHome(root));
  };

  it('is opened when it is of this version or of one that is upgraded by itself', async () => {
    await expect(written(NEO4J_VERSION)).resolves.toBe(NEO4J_VERSION);
    await expect(written('5.26.4')).resolves.toBe('5.26.4');
    await expect(written('2025.10.1')).resolves.toBe('2025.10.1');
  });

  it.each(['4.4.30', '5.25.1', '2099.01.0'])(
    'is refused with the way out when it is of %s',
    async (version) => {
      await expect(written(version)).rejects.toMatchObject({
        code: 'SERVER_STORE_TOO_OLD',
        message: expect.stringContaining(`written by Neo4j ${version}`),
        hint: expect.stringMatching(/PANINI_HOME.*panini reset/),
      });
    },
  );

  it('is no hindrance when there is none, or when it has no marker', async () => {
    await expect(requireUsableStore(serverHome(root))).resolves.toBeUndefined();
    await expect(requireUsableStore(serverHome(join(root, 'fresh')))).resolves.toBeUndefined();
  });

  it('is marked with this version once opened', async () => {
    await markStore(serverHome(root));
    await expect(requireUsableStore(serverHome(root))).resolves.toBe(NEO4J_VERSION);
  });

  it('orders versions by their numbers', () => {
    const sorted = ['2026.05.0', '5.9.0', '2025.10.1', '5.26.0', '5.26'].sort(compareVersions);
    expect(sorted).toEqual(['5.9.0', '5.26.0', '5.26', '2025.10.1', '2026.05.0']);
  });
});
