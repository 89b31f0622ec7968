import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import { readCypherFiles } from '../../src/graph/cypher-file.js';
import { CYPHER_FOLDER } from '../../src/graph/graph.module.js';
import { GraphService } from '../../src/graph/graph.service.js';
import { readMigrations, type Migration } from '../../src/graph/migration.js';
import { MigratorService } from '../../src/graph/migrator.service.js';
import { openDriver } from '../../src/graph/open-driver.js';
import { liveGraph } from '../support/live-api.js';

jest.setTimeout(180_000);

const migrations = readMigrations(`${CYPHER_FOLDER}/migrations`);
const drivers: Driver[] = [];

async function migrator(all: Migration[] = migrations): Promise<MigratorService> {
  const settings = liveGraph();
  const driver = await openDriver(settings);
  drivers.push(driver);
  const graph = new GraphService(driver, readCypherFiles(CYPHER_FOLDER), settings);
  return new MigratorService(graph, driver, settings, all);
}

let first: MigratorService;
beforeAll(async () => {
  first = await migrator();
});
afterAll(async () => {
  await Promise.all(drivers.map((driver) => driver.close()));
});

describe('migrations', () => {
  it('are applied once by three instances that start at the same time', async () => {
    const others = await Promise.all([migrator(), migrator()]);
    const applied = (await Promise.all([first, ...others].map((one) => one.migrate()))).flat();
    expect(applied).toEqual([...new Set(applied)]);
    expect(await first.applied()).toEqual(migrations.map(({ version }) => version));
  });

  it('do nothing when the schema is up to date', async () => {
    await first.migrate();
    expect(await first.migrate()).toEqual([]);
  });

  it('are refused when a file was edited after it was applied, and the lock is free again', async () => {
    await first.migrate();
    const edited = migrations.map((one, index) => (index === 0 ? { ...one, checksum: 'another' } : one));
    await expect((await migrator(edited)).migrate()).rejects.toMatchObject({
      code: 'GRAPH_MIGRATION_CHANGED',
    });
    expect(await first.migrate()).toEqual([]);
  });

  it('are refused when the database knows one that this version does not', async () => {
    await first.migrate();
    await expect((await migrator(migrations.slice(1))).migrate()).rejects.toMatchObject({
      code: 'GRAPH_MIGRATION_CHANGED',
    });
  });
});
