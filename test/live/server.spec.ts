import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../bin/process-identity.mjs';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';
import { attachOrStart } from '../../src/server/attach-or-start.js';
import type { GraphConnection } from '../../src/server/graph-connection.js';
import { freePort } from '../../src/server/ports.js';
import { resetHome } from '../../src/server/reset-home.js';
import { serverHome } from '../../src/server/server-home.js';
import { readLiveServer, type ServerState } from '../../src/server/server-state.js';
import { stopServer } from '../../src/server/stop-server.js';

const MINUTES = 60_000;

describe('the private Neo4j', () => {
  let root: string;
  let environment: Parameters<typeof attachOrStart>[0];
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const attach = (options: Parameters<typeof attachOrStart>[2] = {}) =>
    attachOrStart(environment, report, { handleSignals: false, ...options });
  const live = () => readLiveServer(serverHome(root).stateFile);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'panini-server-'));
    // The jars that this run's own server came from; only the store is a new one.
    symlinkSync(join(process.env['PANINI_HOME'] ?? '', 'downloads'), join(root, 'downloads'));
    environment = {
      PANINI_HOME: root,
      NEO4J_USERNAME: 'neo4j',
      PANINI_BOLT_PORT: await freePort(),
      PANINI_BROWSER_PORT: await freePort(),
    };
  });
  afterAll(async () => {
    await stopServer(root);
    rmSync(root, { recursive: true, force: true });
  }, MINUTES);

  async function query(connection: GraphConnection, statement: string, authorization?: string) {
    const endpoint = new URL('/db/neo4j/query/v2', connection.browserUrl ?? '');
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ statement }),
    });
    return { status: response.status, text: await response.text() };
  }

  const basic = (password: string) => `Basic ${Buffer.from(`neo4j:${password}`).toString('base64')}`;

  async function value(connection: GraphConnection, statement: string): Promise<unknown> {
    const { text } = await query(connection, statement, basic(connection.password));
    return (JSON.parse(text) as { data: { values: unknown[][] } }).data.values[0]?.[0];
  }

  it(
    'is started once when two ask at the same time, and stops when the last of them is done',
    async () => {
      const both = await Promise.all([attach(), attach()]);
      expect(both.map(({ started }) => started).sort()).toEqual([false, true]);
      const server = (await live()) as ServerState;
      await both[0].stop();
      expect(await value(both[1], 'RETURN 41 + 1')).toBe(42);
      await both[1].stop();
      expect(isAlive(server)).toBe(false);
      expect(existsSync(join(root, 'server.json'))).toBe(false);
    },
    4 * MINUTES,
  );

  it(
    'lets nobody in without its own password, and listens on loopback only',
    async () => {
      const connection = await attach();
      try {
        expect((await query(connection, 'RETURN 1')).status).toBe(401);
        expect((await query(connection, 'RETURN 1', basic('neo4j'))).status).toBe(401);
        expect(await value(connection, 'RETURN 1')).toBe(1);
        expect(statSync(join(root, 'neo4j', 'password')).mode & 0o777).toBe(0o600);
        for (const port of [environment.PANINI_BOLT_PORT, environment.PANINI_BROWSER_PORT]) {
          expect(await connects('127.0.0.1', port)).toBe(true);
          for (const address of outerAddresses())
            expect([address, await connects(address, port)]).toEqual([address, false]);
        }
        const files = await query(
          connection,
          "LOAD CSV FROM 'file:///etc/hosts' AS line RETURN line",
          basic(connection.password),
        );
        expect(files.text).toContain('Neo.ClientError.Statement.ExternalResourceFailed');
        const calls = await query(
          connection,
          `LOAD CSV FROM '${connection.browserUrl}' AS line RETURN line`,
          basic(connection.password),
        );
        expect(calls.text).toContain('blocked');
        expect((await fetch(connection.browserUrl ?? '')).status).toBe(200);
      } finally {
        await connection.stop();
      }
    },
    4 * MINUTES,
  );

  it(
    'comes back with its data after kill -9, under the same password',
    async () => {
      const first = await attach();
      await value(first, "CREATE (:Kept {name: 'Ada'})");
      process.kill(((await live()) as ServerState).pid, 'SIGKILL');
      while (await live()) await new Promise((resolve) => setTimeout(resolve, 50));
      const second = await attach();
      expect(second).toMatchObject({ started: true, password: first.password });
      expect(await value(second, 'MATCH (k:Kept) RETURN k.name')).toBe('Ada');
      await Promise.all([first.stop(), second.stop()]);
      expect(await live()).toBeUndefined();
    },
    4 * MINUTES,
  );

  /** A process that attaches, says READY and stays. */
  function companion(): ChildProcess {
    const script = `
      import { attachOrStart } from ${JSON.stringify(`file://${join(PACKAGE_ROOT, 'dist/server/attach-or-start.js')}`)};
      const connection = await attachOrStart(${JSON.stringify(environment)}, () => {});
      console.log('READY');
      setInterval(() => {}, 1000);`;
    return spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  const said = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve));
  const ended = (child: ChildProcess) =>
    new Promise((resolve) => child.once('exit', (code) => resolve(code)));

  it(
    'outlives a command that is killed, and the next one takes it over and stops it',
    async () => {
      const killed = companion();
      await said(killed);
      const server = (await live()) as ServerState;
      killed.kill('SIGKILL');
      await ended(killed);
      const next = await attach();
      expect(next.started).toBe(false);
      expect(((await live()) as ServerState).pid).toBe(server.pid);
      await next.stop();
      expect(isAlive(server)).toBe(false);
    },
    4 * MINUTES,
  );

  it(
    'is stopped by Ctrl-C in the command that started it',
    async () => {
      const command = companion();
      await said(command);
      const server = (await live()) as ServerState;
      command.kill('SIGINT');
      expect(await ended(command)).toBe(130);
      expect(isAlive(server)).toBe(false);
    },
    4 * MINUTES,
  );

  it(
    'is kept when that is asked for, until it is stopped by command; a reset then leaves the downloads',
    async () => {
      const keeper = await attach({ keep: true });
      await keeper.stop();
      expect(await live()).toBeDefined();
      const visitor = await attach();
      await visitor.stop();
      expect(await live()).toBeDefined();
      expect(await stopServer(root)).toBe(true);
      expect(await live()).toBeUndefined();
      expect(await stopServer(root)).toBe(false);
      await resetHome(root);
      expect(existsSync(join(root, 'neo4j'))).toBe(false);
      expect(existsSync(join(root, 'downloads'))).toBe(true);
    },
    4 * MINUTES,
  );

  it('refuses a store that it cannot open, and touches nothing in it', async () => {
    mkdirSync(join(root, 'neo4j', 'data', 'databases'), { recursive: true });
    writeFileSync(join(root, 'neo4j', 'store.json'), JSON.stringify({ version: '4.4.0' }));
    await expect(attach()).rejects.toMatchObject({ code: 'SERVER_STORE_TOO_OLD' });
    expect(JSON.parse(readFileSync(join(root, 'neo4j', 'store.json'), 'utf8'))).toEqual({ version: '4.4.0' });
    await resetHome(root);
  });
});

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 2_000 });
    const settle = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .once('connect', () => settle(true))
      .once('error', () => settle(false))
      .once('timeout', () => settle(false));
  });
}

function outerAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address),
  );
}
