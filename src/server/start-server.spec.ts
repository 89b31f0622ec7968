import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachOrStart } from './attach-or-start.js';
import { freePort } from './ports.js';
import { serverHome } from './server-home.js';
import { livingUsers } from './server-users.js';
import { startServer } from './start-server.js';

describe('a private server that cannot start', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'panini-start-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  async function startWith(script: string) {
    const executable = join(root, 'java');
    writeFileSync(executable, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const software = { java: { executable, home: root, major: 21 }, jars: root };
    const ports = { bolt: await freePort(), http: await freePort() };
    return startServer({ home: serverHome(root), software, ports, kept: false });
  }

  it('says what Java said last, and forgets the process', async () => {
    const failure = startWith('echo "WARNING: noise"; echo "Invalid maximum heap size"; exit 1');
    await expect(failure).rejects.toMatchObject({
      code: 'SERVER_START_FAILED',
      message: 'The private Neo4j ended while it started. It said last: Invalid maximum heap size',
      hint: expect.stringContaining('logs'),
    });
    expect(existsSync(join(root, 'server.json'))).toBe(false);
  });

  it('names the store when that is what Neo4j refuses', async () => {
    const failure = startWith('echo "Unable to open store: the store format is not supported"; exit 1');
    await expect(failure).rejects.toMatchObject({ code: 'SERVER_STORE_TOO_OLD' });
  });

  it('says so when Java itself cannot be run', async () => {
    const software = { java: { executable: join(root, 'gone'), home: root, major: 21 }, jars: root };
    const ports = { bolt: await freePort(), http: await freePort() };
    const failure = startServer({ home: serverHome(root), software, ports, kept: false });
    await expect(failure).rejects.toMatchObject({ code: 'SERVER_START_FAILED' });
  });

  it('ends Java when it is called off', async () => {
    const leave = new AbortController();
    const executable = join(root, 'java');
    writeFileSync(executable, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const software = { java: { executable, home: root, major: 21 }, jars: root };
    const ports = { bolt: await freePort(), http: await freePort() };
    const starting = startServer({
      home: serverHome(root),
      software,
      ports,
      kept: false,
      signal: leave.signal,
    });
    setTimeout(() => leave.abort(new Error('called off')), 500);
    await expect(starting).rejects.toThrow('called off');
    expect(existsSync(join(root, 'server.json'))).toBe(false);
  });

  it('keeps the password in a file that only its owner reads', async () => {
    await startWith('exit 1').catch(() => undefined);
    expect(statSync(join(root, 'neo4j/password')).mode & 0o777).toBe(0o600);
  });
});

describe('an existing Neo4j', () => {
  const given = {
    PANINI_HOME: '/nowhere',
    NEO4J_USERNAME: 'neo4j',
    PANINI_BOLT_PORT: 1,
    PANINI_BROWSER_PORT: 1,
  };

  it('is used as NEO4J_URI says, and nothing is started', async () => {
    const environment = { ...given, NEO4J_URI: 'neo4j://graph.example:7687', NEO4J_PASSWORD: 'secret' };
    const connection = await attachOrStart(environment, () => undefined);
    expect(connection).toMatchObject({ uri: environment.NEO4J_URI, password: 'secret', started: false });
    await connection.stop();
  });

  it('needs its password', async () => {
    const environment = { ...given, NEO4J_URI: 'bolt://graph.example:7687' };
    await expect(attachOrStart(environment, () => undefined)).rejects.toThrow(/NEO4J_PASSWORD is not/);
  });
});

describe('users of the private server', () => {
  it('are counted only while their process lives', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panini-users-'));
    writeFileSync(
      join(folder, 'dead.json'),
      JSON.stringify({ pid: 999_999_999, startedAt: '', purpose: 'serve' }),
    );
    writeFileSync(join(folder, 'torn.json'), '{"pid":');
    expect(await livingUsers(folder)).toEqual([]);
    expect(existsSync(join(folder, 'dead.json'))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
